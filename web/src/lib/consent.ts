import * as z from 'zod/mini'
import type { Config } from '#shared/config.ts'
import { consentReturnPath, consentScopes } from '#shared/consent.ts'
import { createOAuthProof } from './pkce.ts'

/** A consent started in this tab that has not returned yet, with the user (`sub`) who started it. */
const PendingConsent = z.object({ state: z.string(), verifier: z.string(), sub: z.string(), until: z.number() })

const key = 'viewcraft.consent'
const lifetimeMs = 10 * 60_000

/**
 * The error codes of a failed consent: OAuth's (RFC 6749, 4.1.2.1; OpenID Connect Core, 3.1.2.6) and Google's
 * own. Any other text in the address did not come from Google and is not shown.
 */
const googleErrors = [
  'access_denied',
  'invalid_request',
  'unauthorized_client',
  'unsupported_response_type',
  'invalid_scope',
  'server_error',
  'temporarily_unavailable',
  'interaction_required',
  'login_required',
  'account_selection_required',
  'consent_required',
  'admin_policy_enforced',
  'disallowed_useragent',
  'org_internal',
  'invalid_client',
  'deleted_client',
  'invalid_grant',
  'redirect_uri_mismatch',
] as const
export type GoogleError = (typeof googleErrors)[number]

/** The result of Google's consent page. */
export type ConsentReturn =
  | { readonly kind: 'code'; readonly grant: { code: string; redirect_uri: string; code_verifier: string } }
  | { readonly kind: 'google'; readonly error: GoogleError }
  /** Not started in this tab, expired, already used, started by another user of ours, or an unknown error code. */
  | { readonly kind: 'unknown_state' | 'other_user' | 'unknown_error' }

/** Starts a consent for the user `sub` in this tab and returns the URL of Google's page. Replaces an earlier one. */
export async function beginConsent(
  { clientId, consentUrl }: NonNullable<Config['google']>,
  sub: string,
  perTab: Storage,
): Promise<string> {
  const { state, verifier, challenge } = await createOAuthProof()
  perTab.setItem(
    key,
    JSON.stringify({ state, verifier, sub, until: Date.now() + lifetimeMs } satisfies z.infer<typeof PendingConsent>),
  )
  const url = new URL(consentUrl)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: returnUrl(),
    response_type: 'code',
    scope: consentScopes.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    include_granted_scopes: 'true',
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }).toString()
  return url.href
}

/** Reads the redirect back from Google for the user `sub`. Uses up the pending consent, also on failure. */
export function consumeConsent(params: URLSearchParams, sub: string, perTab: Storage): ConsentReturn {
  const pending = readPendingConsent(perTab.getItem(key))
  perTab.removeItem(key)
  if (!pending || pending.state !== params.get('state') || pending.until <= Date.now()) return { kind: 'unknown_state' }
  if (pending.sub !== sub) return { kind: 'other_user' }
  const code = params.get('code')
  if (code && !params.has('error')) {
    return { kind: 'code', grant: { code, redirect_uri: returnUrl(), code_verifier: pending.verifier } }
  }
  const error = googleErrors.find((known) => known === params.get('error'))
  return error ? { kind: 'google', error } : { kind: 'unknown_error' }
}

function readPendingConsent(stored: string | null) {
  try {
    return z.parse(PendingConsent, JSON.parse(stored ?? ''))
  } catch {
    return undefined
  }
}

const returnUrl = () => location.origin + consentReturnPath
