import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { googleReturnPath, googleSignInScopes, sessionNonce } from '#shared/google-sign-in.ts'
import { type Backend, signInClient, siteUrl } from './backend.ts'
import { GoogleBrowser } from './google-browser.ts'
import { createPkce } from './pkce.ts'

/** A person with a Google account. */
export interface Googler {
  /** The account at the stub. */
  readonly id: string
  readonly email: string
}

/** Returns an address at a domain that nobody else has, so that no limit on sign-ups is reached. */
export const newAddress = (): string => `ann@${randomUUID()}.example`

/** Creates a Google account, with an address that nobody else has unless one is given. */
export const createGoogler = (backend: Backend, email = newAddress(), isVerified = true): Googler => ({
  id: backend.google.accounts.add(email, isVerified),
  email,
})

/** Opens a browser that is signed in nowhere. */
export const openBrowser = (backend: Backend): GoogleBrowser =>
  new GoogleBrowser({ site: siteUrl, pool: backend.poolOrigin })

/** Signs in with Google and returns the access token. Throws an Error with what Cognito says. */
export const continueWithGoogle = async (backend: Backend, { id }: Pick<Googler, 'id'>): Promise<string> =>
  (await openBrowser(backend).signIn(id)).access_token

const Claims = z.object({ sub: z.string(), origin_jti: z.string(), auth_time: z.number() })

/** Returns the claims of an access token. */
export const claimsOf = (token: string): z.infer<typeof Claims> =>
  Claims.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))

/** Signs up with Google and finishes the sign-up, with a channel if one is named. */
export async function signUpWithGoogle(
  backend: Backend,
  googler = createGoogler(backend),
  channelUrl: string | null = null,
) {
  const as = await continueWithGoogle(backend, googler)
  const body = { locale: 'en', channelUrl }
  const answer = await backend.request('POST', '/api/account/finish-sign-up', { as, body })
  if (answer.status !== 200) throw new Error(answer.text)
  return { ...googler, as, userId: claimsOf(as).sub }
}

/**
 * Consents at Google to connecting an account, in the session of a token, and returns the input of `identities/connect`. `changes` replace
 * parameters of Google's page.
 */
export async function consentToConnect(
  backend: Backend,
  as: string,
  { id }: Pick<Googler, 'id'>,
  changes: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: string; readonly code_verifier: string }> {
  const { verifier, challenge } = createPkce()
  const query = new URLSearchParams({
    client_id: signInClient.clientId,
    redirect_uri: `${siteUrl}${googleReturnPath}`,
    response_type: 'code',
    scope: googleSignInScopes.join(' '),
    state: 'the state',
    nonce: await sessionNonce(claimsOf(as).origin_jti),
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...changes,
  })
  const browser = openBrowser(backend)
  const page = await browser.go(`${backend.google.origin}/o/oauth2/v2/auth?${query}`)
  const back = new URL(await browser.choose(page.url, { account: id }))
  return { code: `${back.searchParams.get('code')}`, code_verifier: verifier }
}

/** Connects a Google account as the site does. */
export const connectGoogle = async (backend: Backend, as: string, googler: Pick<Googler, 'id'>) =>
  backend.request('POST', '/api/identities/google', { as, body: await consentToConnect(backend, as, googler) })
