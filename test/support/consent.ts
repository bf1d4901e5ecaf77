import { createHash } from 'node:crypto'
import { consentReturnPath, consentScopes } from '#shared/consent.ts'
import { type Answer, ask } from './ask.ts'
import { type Backend, googleClient, siteUrl } from './backend.ts'
import type { Creator } from './creator.ts'

/** A choice on Google's consent page. By default the demo creator's account grants all scopes. */
export interface ConsentOptions {
  /** An account of `infra/local/stubs/google/grants.ts`: 1 and 2 have channels, 3 a new one, 4 none. */
  readonly account?: string
  readonly granted?: readonly string[]
  readonly choice?: 'allow' | 'cancel'
}

export const redirectUri = `${siteUrl}${consentReturnPath}`
/** RFC 7636 requires at least 43 characters. */
export const verifier = 'a-verifier-that-is-as-long-as-it-has-to-be-43'

/** The query with which the browser opens Google's consent page. */
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

/** Submits Google's consent form. Returns the query with which Google redirects the browser back. */
export async function submitConsent(
  backend: Backend,
  options: ConsentOptions = {},
  query = consentQuery(),
): Promise<URLSearchParams> {
  const { account = '1', granted = consentScopes, choice = 'allow' } = options
  const form = new URLSearchParams([...query, ['account', account], ['choice', choice]])
  for (const scope of granted) form.append('granted', scope)
  const { headers } = await ask(backend.google.origin, 'POST', '/o/oauth2/v2/auth', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  })
  return new URL(String(headers.location)).searchParams
}

/** Posts a code to our API, as the page does. */
export const exchangeCode = (
  backend: Backend,
  { token }: Pick<Creator, 'token'>,
  code: string | null,
): Promise<Answer> =>
  backend.request('POST', '/api/youtube/auth', {
    as: token,
    body: { code, redirect_uri: redirectUri, code_verifier: verifier },
  })

/** Consents and connects the channel, and waits until the job has fetched its uploads. */
export async function connect(
  backend: Backend,
  creator: Pick<Creator, 'token'>,
  options?: ConsentOptions,
): Promise<Answer> {
  const answer = await exchangeCode(backend, creator, (await submitConsent(backend, options)).get('code'))
  await backend.settle()
  return answer
}
