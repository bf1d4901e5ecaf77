/**
 * The pool's client for Google: exchanges a code for an ID token, as OpenID Connect Core describes. The token's signature is not checked, because
 * it comes directly from Google's token endpoint (section 3.1.3.7).
 */
import * as z from 'zod/mini'
import { parseJson } from '#infra/local/request.ts'
import type { Started } from './federation.ts'

/** A failure that `/oauth2/idpresponse` reports to the client in `error_description`. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
}

const TokenAnswer = z.object({ id_token: z.string() })
const Fault = z.object({ error: z.string() })
const Claims = z.looseObject({
  iss: z.enum(['https://accounts.google.com', 'accounts.google.com']),
  aud: z.string(),
  sub: z.string(),
  exp: z.number(),
  nonce: z.string(),
})
const timeoutMs = 5_000

/** Exchanges Google's code, and returns the claims of the ID token as texts. Throws ProviderError. */
export async function readClaims(
  { provider, nonce }: Started,
  code: string,
  redirectUri: string,
  now: number,
): Promise<Readonly<Record<string, string>>> {
  const { client_id, client_secret } = provider.ProviderDetails
  const form = { grant_type: 'authorization_code', code, client_id, client_secret, redirect_uri: redirectUri }
  const response = await fetch(provider.tokenUrl, {
    method: 'POST',
    body: new URLSearchParams(form),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new ProviderError(isLate ? 'Timeout occurred in calling IdP token endpoint' : 'Connection reset')
  })
  const answer = parseJson(await response.text())
  if (!response.ok)
    throw new ProviderError(`Google Error - ${response.status} ${z.safeParse(Fault, answer).data?.error}`)
  const token = z.safeParse(TokenAnswer, answer).data?.id_token ?? ''
  const parsed = z.safeParse(Claims, parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
  if (!parsed.success) throw new ProviderError('Bad id_token issuer or claims')
  const { aud, exp, nonce: repeated } = parsed.data
  if (aud !== client_id || exp * 1000 <= now || repeated !== nonce) throw new ProviderError('Bad id_token')
  return Object.fromEntries(Object.entries(parsed.data).map(([name, value]) => [name, String(value)]))
}
