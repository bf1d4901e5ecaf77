import { createHash } from 'node:crypto'
import { consentReturnPath, consentScopes } from '#shared/consent.ts'
import { type Answer, ask } from './ask.ts'
import { type Backend, googleClient, siteUrl } from './backend.ts'
import type { Creator } from './creator.ts'

/** Who consents to what at Google: the demo creator's account and all of it unless said otherwise. */
export interface Choice {
  /** Of `infra/local/stubs/google/grants.ts`: 1 and 2 have channels, 3 a new one, 4 none. */
  readonly account?: string
  readonly granted?: readonly string[]
  readonly choice?: 'allow' | 'cancel'
}

export const redirectUri = `${siteUrl}${consentReturnPath}`
/** As long as RFC 7636 wants it. */
export const verifier = 'a-verifier-that-is-as-long-as-it-has-to-be-43'

/** What a browser sends a creator to Google with. */
export const consentQuery = (changes: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({
    client_id: googleClient.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: consentScopes.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    state: 'the state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  })

/** Fills in the consent page's form, as it came or as a page asked for it; answers what Google sends the browser back with. */
export async function consent(backend: Backend, given: Choice = {}, asked = consentQuery()): Promise<URLSearchParams> {
  const { account = '1', granted = consentScopes, choice = 'allow' } = given
  const form = new URLSearchParams([...asked, ['account', account], ['choice', choice]])
  for (const scope of granted) form.append('granted', scope)
  const { headers } = await ask(backend.google.origin, 'POST', '/o/oauth2/v2/auth', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  return new URL(String(headers.location)).searchParams
}

/** Hands a code to our API, as the page does. */
export const exchange = (backend: Backend, { token }: Pick<Creator, 'token'>, code: string | null): Promise<Answer> =>
  backend.request('POST', '/api/youtube/auth', {
    as: token,
    body: { code, redirect_uri: redirectUri, code_verifier: verifier },
  })

/** All of connecting a channel. */
export const connect = async (backend: Backend, creator: Pick<Creator, 'token'>, choice?: Choice): Promise<Answer> =>
  exchange(backend, creator, (await consent(backend, choice)).get('code'))
