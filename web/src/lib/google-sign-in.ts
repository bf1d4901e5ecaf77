import * as z from 'zod/mini'
import type { Config } from '#shared/config.ts'
import { googleReturnPath, googleSignInScopes, poolScopes, sessionNonce } from '#shared/google-sign-in.ts'
import type { GoogleGrant } from './identity.ts'
import { type NavigationState, readNavigationState } from './navigation-state.ts'
import { createOAuthProof } from './pkce.ts'
import { hasPoolSession } from './pool-session.ts'

/**
 * The purpose of a redirect to Google. `sign_in`: to sign in or sign up. `confirm`: the user with this `sub` signs in again before a sensitive
 * action. `connect`: adds Google to the account of this user, whose session is `originJti`.
 */
export type GoogleGoal =
  | { readonly kind: 'sign_in' }
  | { readonly kind: 'confirm'; readonly sub: string }
  | { readonly kind: 'connect'; readonly sub: string; readonly originJti: string }

/** Why a redirect to Google failed, as reported by the user pool or Google. */
export type GoogleProblem = (typeof refusals)[number] | 'unavailable'

/** Error codes of the pre-sign-up trigger, which Cognito includes in `error_description`. */
const refusals = ['link_first', 'google_unverified', 'too_many_requests', 'address_invalid'] as const

/** A redirect to Google started in this tab that has not returned yet. */
const PendingGoogle = z.object({
  kind: z.enum(['sign_in', 'confirm', 'connect']),
  sub: z.optional(z.string()),
  state: z.string(),
  verifier: z.string(),
  /** The path and the navigation state of the screen where it was started. */
  at: z.string(),
  entry: z.unknown(),
  isRepeated: z.boolean(),
  until: z.number(),
})
type PendingGoogle = z.infer<typeof PendingGoogle>

const key = 'viewcraft.google'
const lifetimeMs = 10 * 60_000

/** Where a redirect to Google was started. */
interface GoogleStart {
  /** The path of the screen, with its query. */
  readonly at: string
  readonly entry: NavigationState
}

/** The result of the redirect back. */
export type GoogleReturn =
  /** Not started in this tab, older than ten minutes, or already used. */
  | { readonly result: 'unknown' }
  | (GoogleStart & { readonly kind: GoogleGoal['kind']; readonly sub: string | undefined } & (
        | { readonly result: 'code'; readonly grant: GoogleGrant }
        /** The first attempt with a Google account without a user: our trigger created the user, and Cognito accepts the next attempt. */
        | { readonly result: 'new_user' }
        /** The user went back, or closed Google's page. */
        | { readonly result: 'canceled' }
        | { readonly result: 'failed'; readonly problem: GoogleProblem }
      ))

/** Starts a redirect to Google in this tab and returns the URL to go to. Replaces an earlier one. */
export async function beginGoogle(
  config: NonNullable<Config['googleSignIn']>,
  goal: GoogleGoal,
  { at, entry }: GoogleStart,
  perTab: Storage,
  isRepeated = false,
): Promise<string> {
  const { state, verifier, challenge } = await createOAuthProof()
  const pending: PendingGoogle = {
    kind: goal.kind,
    ...('sub' in goal && { sub: goal.sub }),
    ...{ state, verifier, at, entry, isRepeated, until: Date.now() + lifetimeMs },
  }
  perTab.setItem(key, JSON.stringify(pending))
  const shared = {
    redirect_uri: location.origin + googleReturnPath,
    response_type: 'code',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  if (goal.kind === 'connect') {
    return withQuery(config.authorizeUrl, {
      ...shared,
      client_id: config.googleClientId,
      scope: googleSignInScopes.join(' '),
      nonce: await sessionNonce(goal.originJti),
      prompt: 'select_account',
    })
  }
  return withQuery(`${config.poolUrl}/oauth2/authorize`, {
    ...shared,
    client_id: config.clientId,
    scope: poolScopes.join(' '),
    identity_provider: 'Google',
    // Without `prompt`, the pool's cookie could return an old sign-in, or another user's. On a repeated attempt, Google has just asked.
    ...((!isRepeated || hasPoolSession(localStorage)) && { prompt: 'login' }),
  })
}

function withQuery(base: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(base)
  url.search = new URLSearchParams(query).toString()
  return url.href
}

/** Reads the redirect back. Uses up the pending redirect, also on failure. */
export function consumeGoogle(params: URLSearchParams, perTab: Storage): GoogleReturn {
  const pending = readPending(perTab.getItem(key))
  perTab.removeItem(key)
  const state = params.get('state')
  // An error grants nothing, and may come without the state.
  const isOurs = state === null ? params.has('error') : state === pending?.state
  if (!pending || !isOurs || pending.until <= Date.now()) return { result: 'unknown' }
  const { kind, sub, verifier, isRepeated } = pending
  const begun = { kind, sub, at: pending.at, entry: readNavigationState(pending.entry) }
  const code = params.get('code')
  if (code && !params.has('error')) return { ...begun, result: 'code', grant: { code, verifier } }
  const message = `${params.get('error')} ${params.get('error_description')}`
  if (message.includes('access_denied')) return { ...begun, result: 'canceled' }
  if (/already found an entry for username/i.test(message) && !isRepeated) return { ...begun, result: 'new_user' }
  const problem = refusals.find((refusal) => message.includes(refusal)) ?? 'unavailable'
  return { ...begun, result: 'failed', problem }
}

function readPending(stored: string | null): PendingGoogle | undefined {
  try {
    return z.parse(PendingGoogle, JSON.parse(stored ?? ''))
  } catch {
    return undefined
  }
}
