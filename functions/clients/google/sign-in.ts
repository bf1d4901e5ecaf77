import * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { GoogleError, postForm } from './request.ts'

/** The Google account that a user signed in with. */
export interface GoogleIdentity {
  /** Google's `sub`, which is the same for every OAuth client and never changes. */
  readonly subject: string
  readonly email: string | undefined
  /** The nonce of the sign-in request. */
  readonly nonce: string | undefined
}

const Tokens = z.object({ id_token: z.string() })

const Claims = z.object({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  sub: z.string().check(z.minLength(1)),
  exp: z.number(),
  email: z.optional(z.string()),
  nonce: z.optional(z.string()),
})

/** Whether the operator has configured an OAuth client for signing in. */
export const hasSignInClient = (): boolean => optionalEnv('GOOGLE_SIGN_IN_CLIENT_ID') !== undefined

/**
 * Exchanges a code and its PKCE verifier for an ID token, and returns its account; undefined if the token is not from Google, is for
 * another client, or has expired. Its signature is not checked, because it comes from Google over TLS (OpenID Connect Core, 3.1.3.7).
 * Throws GoogleError: `grant` for a used or expired code.
 */
export async function exchangeSignInCode(
  code: string,
  verifier: string,
  redirectUri: string,
): Promise<GoogleIdentity | undefined> {
  const clientId = env('GOOGLE_SIGN_IN_CLIENT_ID')
  const { status, body } = await postForm('/token', {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
    client_id: clientId,
    client_secret: await readSecret('GOOGLE_SIGN_IN_SECRET'),
  })
  const tokens = z.safeParse(Tokens, body)
  if (status !== 200 || !tokens.success) throw new GoogleError(status, body)
  const claims = z.safeParse(Claims, readClaims(tokens.data.id_token)).data
  if (!claims || claims.aud !== clientId || claims.exp * 1000 <= Date.now()) return undefined
  return { subject: claims.sub, email: claims.email, nonce: claims.nonce }
}

/** Returns the unverified claims of a JSON Web Token; undefined for any other text. */
function readClaims(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return undefined
  }
}
