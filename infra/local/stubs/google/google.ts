/**
 * Stub server for Google's OAuth: the consent page (`/o/oauth2/v2/auth`), the token endpoint with PKCE, `/revoke`, and
 * `/permissions`, where an account removes access. Every account of `grants.ts` is already signed in. A second client signs people in
 * by OpenID Connect (`sign-in.ts`).
 * Leaves out: passwords, `include_granted_scopes`, every response type except `code`, the limit on live tokens.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '../../request.ts'
import { createGate } from '../gate.ts'
import type { JsonResponse } from '../json-response.ts'
import { stubStylesheet } from '../pages.ts'
import { renderChooserPage, renderConsentPage, renderErrorPage, renderPermissionsPage } from './consent-page.ts'
import { accessTokenSeconds, type Grants, type IssuedTokens } from './grants.ts'
import { type GoogleClient, oauthError, readScopes } from './oauth.ts'
import { createSignIn, createSignInAccounts, type SignIn, type SignInAccounts, type SignInClient } from './sign-in.ts'

/** An error by its name, no response, a response that is not JSON, or a dropped connection. */
export type OAuthFault = keyof typeof oauthFaults | 'silence' | 'garbage' | 'hangUp'

export interface GoogleStub {
  readonly listener: RequestListener
  /** The kind of every call to `/token` and `/revoke` so far, without its content. */
  readonly calls: readonly ('authorization_code' | 'refresh_token' | 'revoke')[]
  /** Makes the next calls to `/token` and `/revoke` fail, one after the other. */
  failNext(...next: readonly OAuthFault[]): void
  /** The accounts that can sign in. */
  readonly accounts: SignInAccounts
  /** Holds back responses of `/token` and `/revoke` until the returned function is called. */
  holdResponses(): () => void
}

interface GoogleOptions extends GoogleClient {
  /** The only addresses a browser may be redirected to. */
  readonly redirectUris: readonly string[]
  readonly grants: Grants
  /** The client that signs people in; absent if there is none. */
  readonly signIn?: SignInClient
}

const bodyLimit = 20_000

/** Creates Google sign-in for one OAuth client. `grants` stores what accounts allowed; the API stubs read it. */
export function createGoogleStub(options: GoogleOptions): GoogleStub {
  const calls: GoogleStub['calls'][number][] = []
  const queue: OAuthFault[] = []
  const gate = createGate()
  const accounts = createSignInAccounts()
  const signIn = options.signIn && createSignIn(options.signIn, accounts)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'GET') {
      if (signIn && isSignIn(options, pathname, query)) return showChooser(signIn, query, request, response)
      return showPage(options, pathname, query, response)
    }
    const form = new URLSearchParams(await readBody(request, bodyLimit))
    if (signIn && isSignIn(options, pathname, form)) return handleChoice(signIn, form, response)
    if (pathname === '/o/oauth2/v2/auth') return handleConsent(options, form, response)
    if (pathname === '/permissions') {
      options.grants.revokeAccount(form.get('account') ?? '')
      return redirect(response, '/permissions')
    }
    if (pathname !== '/token' && pathname !== '/revoke') return reply(response, { status: 404, body: {} })
    calls.push(pathname === '/revoke' ? 'revoke' : callKind(form))
    await gate.wait()
    const fault = queue.shift()
    if (fault) return sendFault(response, fault)
    if (pathname === '/revoke') return reply(response, revokeToken(form, options.grants))
    if (signIn && form.get('client_id') === options.signIn?.clientId) return reply(response, signIn.issueTokens(form))
    reply(response, issueTokens(form, options, options.grants))
  }

  return {
    listener: (request, response) => void answer(request, response).catch(() => response.destroy()),
    calls,
    accounts,
    failNext: (...next) => void queue.push(...next),
    holdResponses: gate.close,
  }
}

const isSignIn = ({ signIn }: GoogleOptions, pathname: string, parameters: URLSearchParams) =>
  pathname === '/o/oauth2/v2/auth' && parameters.get('client_id') === signIn?.clientId

/** The cookie with an account that was just chosen for the first time. As at Google, a request right after that skips the chooser. */
const chosenCookie = 'chosen'
/** Sets the cookie for longer than the site takes to repeat a first sign-in. */
const setChosen = (response: ServerResponse, account: string, seconds = 10) =>
  response.setHeader(
    'set-cookie',
    `${chosenCookie}=${account}; Path=/o/oauth2; HttpOnly; SameSite=Lax; Max-Age=${seconds}`,
  )

function showChooser(signIn: SignIn, query: URLSearchParams, request: IncomingMessage, response: ServerResponse) {
  const wrong = signIn.findRequestError(query)
  if (wrong) return html(response, 400, renderErrorPage(wrong))
  const accountId = new RegExp(`(?:^|; )${chosenCookie}=(\\d+)`).exec(request.headers.cookie ?? '')?.[1]
  if (accountId !== undefined) setChosen(response, '', 0)
  if (accountId !== undefined && !query.has('prompt'))
    return redirect(response, signIn.createRedirect(new URLSearchParams([...query, ['account', accountId]])))
  html(response, 200, renderChooserPage(query, signIn.accounts.list()), signIn.formTargets())
}

function handleChoice(signIn: SignIn, form: URLSearchParams, response: ServerResponse) {
  const wrong = signIn.findRequestError(form)
  if (wrong) return html(response, 400, renderErrorPage(wrong))
  if (signIn.isFirstChoice(form)) setChosen(response, form.get('account') ?? '')
  redirect(response, signIn.createRedirect(form))
}

const callKind = (form: URLSearchParams) =>
  form.get('grant_type') === 'refresh_token' ? 'refresh_token' : 'authorization_code'

function handleConsent(options: GoogleOptions, form: URLSearchParams, response: ServerResponse) {
  const wrong = findRequestError(form, options)
  if (wrong) return html(response, 400, renderErrorPage(wrong))
  redirect(response, createRedirect(form, options))
}

/** Returns where the browser goes next: the redirect address with a code, or with an error. */
function createRedirect(form: URLSearchParams, { grants }: GoogleOptions): string {
  const redirectUri = form.get('redirect_uri') ?? ''
  const scopes = form.getAll('granted')
  const state = form.get('state')
  const result =
    form.get('choice') === 'allow' && scopes.length > 0
      ? {
          code: grants.createCode({
            accountId: form.get('account') ?? '',
            scopes,
            redirectUri,
            challenge: form.get('code_challenge') ?? '',
          }),
          scope: scopes.join(' '),
        }
      : { error: 'access_denied' }
  return `${redirectUri}?${new URLSearchParams({ ...(state === null ? {} : { state }), ...result })}`
}

function showPage(options: GoogleOptions, pathname: string, query: URLSearchParams, response: ServerResponse) {
  if (pathname === stubStylesheet.path) return stubStylesheet.answer(response)
  if (pathname === '/permissions')
    return html(response, 200, renderPermissionsPage(options.grants.listConnectedAccounts()))
  if (pathname !== '/o/oauth2/v2/auth') return reply(response, { status: 404, body: {} })
  const wrong = findRequestError(query, options)
  if (wrong) return html(response, 400, renderErrorPage(wrong))
  // Submitting the form redirects the browser there, so `form-action` has to allow it.
  html(response, 200, renderConsentPage(query), new URL(query.get('redirect_uri') ?? '').origin)
}

function findRequestError(query: URLSearchParams, { clientId, redirectUris }: GoogleOptions): string | undefined {
  if (query.get('client_id') !== clientId) return 'invalid_client'
  if (!redirectUris.includes(query.get('redirect_uri') ?? '')) return 'redirect_uri_mismatch'
  if (query.get('response_type') !== 'code' || readScopes(query).length === 0) return 'invalid_request'
  return query.get('code_challenge_method') === 'S256' && query.get('code_challenge') ? undefined : 'invalid_request'
}

function sendFault(response: ServerResponse, fault: OAuthFault) {
  if (fault === 'silence') return
  if (fault === 'hangUp') return void response.destroy()
  if (fault === 'garbage') return html(response, 200, '<!doctype html><title>Sorry</title>')
  reply(response, oauthFaults[fault])
}

const reply = (response: ServerResponse, { status, body }: JsonResponse): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    .end(JSON.stringify(body))

const redirect = (response: ServerResponse, location: string): void =>
  void response.writeHead(302, { location, 'cache-control': 'no-store' }).end()

const html = (response: ServerResponse, status: number, body: string, formTarget = ''): void =>
  void response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self' ${formTarget}`,
    })
    .end(body)

/** Errors that a test can make `/token` and `/revoke` return, by name. */
const oauthFaults = {
  invalid_grant: oauthError(400, 'invalid_grant', 'Token has been expired or revoked.'),
  invalid_client: oauthError(401, 'invalid_client', 'The OAuth client was not found.'),
  deleted_client: oauthError(401, 'deleted_client', 'The OAuth client was deleted.'),
  unauthorized_client: oauthError(401, 'unauthorized_client', 'Unauthorized'),
  redirect_uri_mismatch: oauthError(400, 'redirect_uri_mismatch', 'Bad Request'),
  invalid_request: oauthError(400, 'invalid_request', 'Missing required parameter: client_id'),
  internal_failure: oauthError(500, 'internal_failure', '<b>Backend Error</b>'),
  rate_limited: oauthError(429, 'rate_limit_exceeded', 'Rate Limit Exceeded'),
  nonsense: { status: 200, body: { access_token: 7, expires_in: 'soon' } },
} as const satisfies Record<string, JsonResponse>

const toTokenResponse = ({ accessToken, scopes }: IssuedTokens) => ({
  access_token: accessToken,
  expires_in: accessTokenSeconds,
  scope: scopes.join(' '),
  token_type: 'Bearer',
})

/** `POST /token`: exchanges a code or a refresh token for an access token. */
function issueTokens(form: URLSearchParams, client: GoogleClient, grants: Grants): JsonResponse {
  const field = (name: string) => form.get(name) ?? ''
  if (field('client_id') !== client.clientId) return oauthFaults.invalid_client
  if (field('client_secret') !== client.clientSecret) return oauthError(401, 'invalid_client', 'Unauthorized')
  if (field('grant_type') === 'refresh_token') {
    const issued = grants.refresh(field('refresh_token'))
    return issued ? { status: 200, body: toTokenResponse(issued) } : oauthFaults.invalid_grant
  }
  if (field('grant_type') !== 'authorization_code')
    return oauthError(400, 'unsupported_grant_type', `Invalid grant_type: ${field('grant_type')}`)
  const issued = grants.redeem(field('code'), field('code_verifier'), field('redirect_uri'))
  if (issued === 'redirect_uri_mismatch') return oauthFaults.redirect_uri_mismatch
  if (!issued) return oauthError(400, 'invalid_grant', 'Bad Request')
  return { status: 200, body: { ...toTokenResponse(issued), refresh_token: issued.refreshToken } }
}

/** `POST /revoke`: revokes a token and everything else its account granted us. */
const revokeToken = (form: URLSearchParams, grants: Grants): JsonResponse =>
  grants.revoke(form.get('token') ?? '')
    ? { status: 200, body: {} }
    : oauthError(400, 'invalid_token', 'Token expired or revoked')
