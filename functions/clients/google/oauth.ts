import * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { GoogleError, postForm } from './request.ts'

/** What Google lets us do for one account. Tokens: they go to `user_tokens` and nowhere else. */
export interface Grant {
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  /** A refresh usually brings none: the old one stays good. */
  readonly refreshToken: string | undefined
  /** What was allowed, which may be less than what was asked for. */
  readonly scopes: readonly string[]
  /** When Google ends it by itself, in seconds since 1970: where the account chose a time, or our client is in testing. */
  readonly endsAt: number | undefined
}

const Tokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  scope: z._default(z.string(), ''),
  refresh_token_expires_in: z.optional(z.number()),
})

/** Whether the operator has a client at Google; without one nobody can connect. */
export const hasGoogleClient = (): boolean => optionalEnv('GOOGLE_CLIENT_ID') !== undefined

/** Ends a consent: its code and PKCE verifier for tokens. Throws GoogleFault, `grant` for a code used or too old. */
export const exchangeCode = (code: string, verifier: string, redirectUri: string): Promise<Grant> =>
  requestTokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri })

/** A new access token. Throws GoogleFault, `grant` once the account took back what it allowed. */
export const refreshGrant = (refreshToken: string, signal?: AbortSignal): Promise<Grant> =>
  requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }, signal)

async function requestTokens(form: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<Grant> {
  const client = { client_id: env('GOOGLE_CLIENT_ID'), client_secret: await readSecret('GOOGLE_SECRET') }
  const { status, body } = await postForm('/token', { ...form, ...client }, signal)
  const parsed = z.safeParse(Tokens, body)
  if (status !== 200 || !parsed.success) throw new GoogleError(status, body)
  const { access_token, expires_in, refresh_token, scope, refresh_token_expires_in } = parsed.data
  const now = Math.floor(Date.now() / 1000)
  return {
    accessToken: access_token,
    expiresAt: now + Math.floor(expires_in),
    refreshToken: refresh_token,
    scopes: scope.split(' ').filter(Boolean),
    endsAt: refresh_token_expires_in === undefined ? undefined : now + Math.floor(refresh_token_expires_in),
  }
}

/**
 * Takes back all that an account allowed us, by one of its tokens. True once nothing is left of it, which is also so
 * where it was taken back before; false when Google does not say.
 */
export async function revokeGrant(token: string): Promise<boolean> {
  try {
    const { status, body } = await postForm('/revoke', { token })
    if (status === 200) return true
    const fault = new GoogleError(status, body)
    return fault.fault === 'grant'
  } catch (error) {
    if (error instanceof GoogleError) return false
    throw error
  }
}
