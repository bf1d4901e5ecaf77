import * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { GoogleError, postForm } from './request.ts'

/** A Google account's grant. Its tokens are stored in `user_tokens` and nowhere else. */
export interface Grant {
  readonly accessToken: string
  /** Seconds since 1970. */
  readonly expiresAt: number
  /** A refresh usually returns none: the previous one stays valid. */
  readonly refreshToken: string | undefined
  /** The granted scopes, which may be fewer than we requested. */
  readonly scopes: readonly string[]
  /** When the grant expires, in seconds since 1970, if the user limited it or our OAuth client is in testing mode. */
  readonly endsAt: number | undefined
}

const Tokens = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  refresh_token: z.optional(z.string().check(z.minLength(1))),
  scope: z._default(z.string(), ''),
  refresh_token_expires_in: z.optional(z.number()),
})

/** Whether the operator has configured an OAuth client. Without one no channel can be connected. */
export const hasGoogleClient = (): boolean => optionalEnv('GOOGLE_CLIENT_ID') !== undefined

/** Exchanges a consent's code and PKCE verifier for tokens. Throws GoogleError: `grant` for a used or expired code. */
export const exchangeCode = (code: string, verifier: string, redirectUri: string): Promise<Grant> =>
  requestTokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri })

/** Requests a new access token. Throws GoogleError: `grant` when the user has revoked the grant. */
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

/** Revokes a grant by one of its tokens. Returns true if it is now revoked, and false if Google did not confirm it. */
export async function revokeGrant(token: string): Promise<boolean> {
  try {
    const { status, body } = await postForm('/revoke', { token })
    if (status === 200) return true
    return new GoogleError(status, body).kind === 'grant'
  } catch (error) {
    if (error instanceof GoogleError) return false
    throw error
  }
}
