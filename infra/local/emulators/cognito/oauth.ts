/**
 * The pages and endpoints of the pool's domain for signing in at a provider: `/oauth2/authorize`, `/oauth2/idpresponse`,
 * `/oauth2/token`, `/logout` and `/error`. As on AWS, every attribute that the provider's mapping names is written at every
 * sign-in, and the sign-in that links an identity fails once (`signsInWhenLinked` turns that off).
 * Leaves out: the pool's own login page (`identity_provider` has to be given), implicit and client-credentials grants, client secrets,
 * `/oauth2/userInfo`, `/oauth2/revoke`, post-confirmation and post-authentication. AWS does not document three things that are guessed
 * here: the `error` after a user cancels at Google, how long a sign-in may take, and that a browser that is still signed in keeps the
 * `auth_time` of its first sign-in.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { escapeHtml } from '#functions/lib/html.ts'
import { readBody } from '#infra/local/request.ts'
import { type Context, getPool } from './context.ts'
import type { Client, Pool, User } from './data.ts'
import { CognitoError } from './errors.ts'
import { type Authenticated, type Authorization, cookieSeconds, type Started } from './federation.ts'
import { ProviderError, readClaims } from './google.ts'
import { createSession, refreshTokens } from './tokens.ts'
import { runPreSignUp } from './triggers.ts'
import { createIdentity, createUserRecord, findByIdentity, parseAttributes, setPassword } from './users.ts'

/** One request from a browser or a script. */
interface Visit {
  readonly context: Context
  readonly request: IncomingMessage
  readonly query: URLSearchParams
}

interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** Values of `set-cookie`. */
  readonly cookies?: readonly string[]
}

const visits: Readonly<Record<string, (visit: Visit) => Promise<Reply> | Reply>> = {
  'GET /oauth2/authorize': authorize,
  'GET /oauth2/idpresponse': idpResponse,
  'POST /oauth2/token': token,
  'GET /logout': logout,
  'GET /error': ({ query }) => errorPage(query.get('error') ?? ''),
}

/** Handles a request to the pool's domain. Returns false for every other request. */
export async function answerDomain(
  context: Context,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost')
  const key = `${request.method} ${pathname}`
  const visit = Object.hasOwn(visits, key) ? visits[key] : undefined
  if (!visit) return false
  const { status, headers, body, cookies = [] } = await visit({ context, request, query })
  context.data.save()
  for (const cookie of cookies) response.appendHeader('set-cookie', cookie)
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body)
  return true
}

/** The cookie that keeps a browser signed in, and the one that ties the provider's response to the browser. */
const cookieName = 'cognito'
const stateCookieName = 'csrf-state'

function authorize({ context, request, query }: Visit): Reply {
  const client = findClient(context, query)
  const redirectUri = query.get('redirect_uri') ?? ''
  // Never redirect to an address that is not registered, even with an error.
  if (!client?.definition.CallbackURLs.includes(redirectUri))
    return leave(`/error?${new URLSearchParams({ error: 'redirect_mismatch' })}`)
  const authorization: Authorization = {
    client,
    redirectUri,
    state: query.get('state') ?? undefined,
    challenge: query.get('code_challenge') ?? undefined,
    scopes: (query.get('scope') ?? client.definition.AllowedOAuthScopes.join(' ')).split(' ').filter(Boolean),
  }
  const wrong = findError(client, query, authorization.scopes)
  if (wrong) return sendBack(authorization, { error: wrong })
  const now = context.now()
  const prompt = query.get('prompt')
  const browser = context.federation.browsers.read(readCookie(request, cookieName), now)
  if (browser && isStillUser(context, client, browser) && prompt !== 'login')
    return sendCode(context, authorization, browser)
  if (prompt === 'none') return sendBack(authorization, { error: 'login_required' })
  const provider = context.federation.findProvider(client.poolId, query.get('identity_provider') ?? '')
  if (!provider) return sendBack(authorization, { error: 'invalid_request' })
  const [nonce, cookie] = [randomBytes(16).toString('base64url'), randomBytes(16).toString('base64url')]
  const state = context.federation.started.issue({ ...authorization, provider, nonce, browser: cookie }, now)
  const { client_id, authorize_scopes } = provider.ProviderDetails
  const parameters = {
    client_id,
    redirect_uri: callbackOf(request),
    response_type: 'code',
    scope: authorize_scopes,
    state,
    nonce,
  }
  return leave(`${provider.authorizeUrl}?${new URLSearchParams(parameters)}`, [
    cookieOf(stateCookieName, cookie, cookieSeconds),
  ])
}

function findClient({ data }: Context, query: URLSearchParams): Client | undefined {
  const client = data.clients.find(({ id }) => id === query.get('client_id'))
  return client?.definition.AllowedOAuthFlowsUserPoolClient ? client : undefined
}

/** Returns the error of an authorization request, to be sent back to the client. Undefined if the request is valid. */
function findError({ definition }: Client, query: URLSearchParams, scopes: readonly string[]): string | undefined {
  const responseType = query.get('response_type')
  if (responseType !== 'code' && responseType !== 'token') return 'invalid_request'
  if (responseType !== 'code' || !definition.AllowedOAuthFlows.includes('code')) return 'unauthorized_client'
  const [challenge, method] = [query.get('code_challenge'), query.get('code_challenge_method')]
  if ((challenge || method) && (!challenge || method !== 'S256')) return 'invalid_request'
  if (scopes.length === 0 || !scopes.every((scope) => definition.AllowedOAuthScopes.includes(scope)))
    return 'invalid_scope'
  // These scopes mean nothing without `openid`.
  if (!scopes.includes('openid') && scopes.some((scope) => /^(email|phone|profile)$/.test(scope)))
    return 'invalid_scope'
  return definition.SupportedIdentityProviders.includes(query.get('identity_provider') ?? '')
    ? undefined
    : 'invalid_request'
}

/** Returns whether the signed-in user still exists in the client's pool. */
const isStillUser = ({ data }: Context, client: Client, { user }: Authenticated) =>
  user.poolId === client.poolId && data.users.includes(user)

async function idpResponse({ context, request, query }: Visit): Promise<Reply> {
  const now = context.now()
  const started = context.federation.started.redeem(query.get('state') ?? '', now)
  // Without a state that was issued to this browser, there is no client to return to.
  if (!started || started.browser !== readCookie(request, stateCookieName)) return errorPage('invalid_state')
  const ended = cookieOf(stateCookieName, '', 0)
  const fault = query.get('error')
  if (fault) return sendBack(started, { error: 'access_denied', error_description: fault }, [ended])
  try {
    const claims = await readClaims(started, query.get('code') ?? '', callbackOf(request), now)
    const user = await admit(context, started, claims)
    await context.onSignIn?.(user.attributes.email ?? '')
    const authenticated = { user, authTime: Math.floor(now / 1000) }
    const browser = context.federation.browsers.issue(authenticated, now)
    return sendCode(context, started, authenticated, [ended, cookieOf(cookieName, browser, cookieSeconds)])
  } catch (error) {
    if (!(error instanceof ProviderError) && !(error instanceof CognitoError)) throw error
    // Cognito's own texts about triggers end with a space.
    const end = error instanceof CognitoError && error.type === 'UserLambdaValidationException' ? ' ' : ''
    return sendBack(started, { error: 'invalid_request', error_description: `${error.message}${end}` }, [ended])
  }
}

/**
 * Returns the user of an identity at a provider, after writing the mapped attributes. An unknown identity gets a user, unless the
 * trigger refuses it, or links it: then this sign-in fails, and the next one succeeds. Throws CognitoError.
 */
async function admit(
  context: Context,
  { client, provider }: Started,
  claims: Readonly<Record<string, string>>,
): Promise<User> {
  const pool = getPool(context, client.poolId)
  const { sub = '' } = claims
  const mapped = Object.entries(provider.AttributeMapping).flatMap(([Name, claim]) => {
    const Value = claims[claim]
    return Name === 'username' || Value === undefined ? [] : [{ Name, Value }]
  })
  const find = () => findByIdentity(context, pool, provider.ProviderName, sub)
  const user = find()
  if (user) return writeMapped(context, pool, client, user, mapped)
  const username = toUsername(pool, provider.ProviderName, sub)
  const attributes = Object.fromEntries(mapped.map(({ Name, Value }) => [Name, Value]))
  // Checked before the trigger runs, as on AWS, so the trigger cannot add them.
  const missing = pool.definition.Schema.filter(({ Name, Required }) => Required && !(Name in attributes))
  if (missing.length > 0)
    throw new ProviderError(`attributes required: [${missing.map(({ Name }) => Name).join(', ')}]`)
  await runPreSignUp(context, 'PreSignUp_ExternalProvider', { poolId: pool.id, sub: username, username }, client.id, {
    // Unless the mapping names `email_verified`, Cognito passes `false` even if the provider verified the address.
    userAttributes: {
      email_verified: 'false',
      'cognito:email_alias': '',
      'cognito:phone_number_alias': '',
      ...attributes,
    },
  })
  const linked = find()
  if (linked && provider.signsInWhenLinked) return writeMapped(context, pool, client, linked, mapped)
  if (linked) throw new ProviderError(`Already found an entry for username ${username}`)
  return createExternalUser(context, pool, provider.ProviderName, sub, parseAttributes(pool, mapped, true))
}

/** Names of users of a pool that ignores case are in lower case. */
const toUsername = ({ definition }: Pool, providerName: string, sub: string) => {
  const name = `${providerName}_${sub}`
  return definition.UsernameConfiguration.CaseSensitive ? name : name.toLowerCase()
}

function writeMapped(
  context: Context,
  pool: Pool,
  { definition }: Client,
  user: User,
  mapped: readonly { Name: string; Value: string }[],
): User {
  const forbidden = mapped.find(({ Name }) => !(definition.WriteAttributes?.includes(Name) ?? true))
  if (forbidden) throw new ProviderError(`user.${forbidden.Name}: Attribute cannot be updated.`)
  // An address that the mapping writes is no longer verified, unless the mapping says so.
  if (mapped.some(({ Name }) => Name === 'email')) user.attributes.email_verified = 'false'
  Object.assign(user.attributes, parseAttributes(pool, mapped, false))
  user.updatedAt = context.now()
  return user
}

function createExternalUser(
  context: Context,
  pool: Pool,
  providerName: string,
  userId: string,
  attributes: Record<string, string>,
): User {
  const user = createUserRecord(pool, randomUUID(), attributes, context.now())
  Object.assign(user.attributes, attributes)
  user.status = 'EXTERNAL_PROVIDER'
  // A random password makes a refused password sign-in take as long as for other users.
  setPassword(user, randomBytes(32).toString('base64url'))
  user.username = toUsername(pool, providerName, userId)
  user.identities.push(createIdentity(providerName, userId, true, context.now()))
  context.data.users.push(user)
  return user
}

async function token({ context, request }: Visit): Promise<Reply> {
  const text = await readBody(request, 20_000)
  const form = new URLSearchParams(text)
  const isForm = `${request.headers['content-type']}`.startsWith('application/x-www-form-urlencoded')
  if (text === undefined || !isForm) return refuse('invalid_request')
  const client = findClient(context, form)
  if (!client) return refuse('invalid_client')
  const grantType = form.get('grant_type')
  if (grantType === 'refresh_token') return refresh(context, client, form.get('refresh_token'))
  if (grantType !== 'authorization_code') return refuse(grantType ? 'unsupported_grant_type' : 'invalid_request')
  if (!form.get('code') || !form.get('redirect_uri')) return refuse('invalid_request')
  // The first attempt uses up the code, whether it succeeds or not.
  const granted = context.federation.codes.redeem(form.get('code') ?? '', context.now())
  const isRight =
    granted &&
    granted.client.id === client.id &&
    granted.redirectUri === form.get('redirect_uri') &&
    isVerified(granted, form.get('code_verifier')) &&
    isStillUser(context, client, granted)
  if (!isRight) return refuse('invalid_grant')
  const { AuthenticationResult: result } = createSession(context, client, granted.user, granted)
  return sendTokens(granted.scopes, result)
}

/** RFC 7636, section 4.6. A verifier without a challenge is refused too. */
const isVerified = ({ challenge }: Authorization, verifier: string | null) =>
  challenge === (verifier === null ? undefined : createHash('sha256').update(verifier).digest('base64url'))

function refresh(context: Context, client: Client, refreshToken: string | null): Reply {
  if (!refreshToken) return refuse('invalid_request')
  if (!client.definition.ExplicitAuthFlows.includes('ALLOW_REFRESH_TOKEN_AUTH')) return refuse('unauthorized_client')
  try {
    const { tokens, scopes } = refreshTokens(context, client, refreshToken)
    return sendTokens(scopes, tokens)
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error
    return refuse('invalid_grant')
  }
}

interface Tokens {
  readonly AccessToken: string
  readonly IdToken: string
  readonly RefreshToken?: string
  readonly ExpiresIn: number
  readonly TokenType: string
}

/** Sends tokens in OAuth's format. Only the `openid` scope gets an ID token. */
const sendTokens = (scopes: readonly string[], tokens: Tokens): Reply =>
  json(200, {
    ...(scopes.includes('openid') ? { id_token: tokens.IdToken } : {}),
    access_token: tokens.AccessToken,
    ...(tokens.RefreshToken ? { refresh_token: tokens.RefreshToken } : {}),
    expires_in: tokens.ExpiresIn,
    token_type: tokens.TokenType,
  })

/** Signs the browser out of the pool, but not out of Google. */
function logout({ context, request, query }: Visit): Reply {
  const client = findClient(context, query)
  const target = query.get('logout_uri') ?? ''
  // As on AWS, a request with an unregistered address does not sign out.
  if (!client?.definition.LogoutURLs.includes(target)) return errorPage('invalid_request')
  context.federation.browsers.redeem(readCookie(request, cookieName), context.now())
  return leave(target, [cookieOf(cookieName, '', 0)])
}

/** Returns the address of this server that Google returns to. */
const callbackOf = ({ headers }: IncomingMessage) => `http://${headers.host}/oauth2/idpresponse`

function sendCode(
  context: Context,
  { client, redirectUri, state, challenge, scopes }: Authorization,
  authenticated: Authenticated,
  cookies: readonly string[] = [],
): Reply {
  const authorization: Authorization = { client, redirectUri, state, challenge, scopes }
  const code = context.federation.codes.issue({ ...authorization, ...authenticated }, context.now())
  return sendBack(authorization, { code }, cookies)
}

/** Redirects to the client, with its state. */
function sendBack(
  { redirectUri, state }: Authorization,
  answer: Readonly<Record<string, string>>,
  cookies: readonly string[] = [],
): Reply {
  const parameters = new URLSearchParams({ ...answer, ...(state === undefined ? {} : { state }) })
  return leave(`${redirectUri}?${parameters}`, cookies)
}

const leave = (location: string, cookies: readonly string[] = []): Reply => ({
  status: 302,
  headers: { location, 'referrer-policy': 'no-referrer' },
  cookies,
})

const json = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json;charset=UTF-8' },
  body: JSON.stringify(body),
})

/** An error of the token endpoint (RFC 6749, section 5.2). */
const refuse = (error: string): Reply => json(400, { error })

const errorPage = (error: string): Reply => ({
  status: 400,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" },
  body: `<!doctype html><title>Error</title><p>An error was encountered with the requested page.<p>${escapeHtml(error)}`,
})

/** Reads a cookie of the request; empty if there is none. */
const readCookie = ({ headers }: IncomingMessage, name: string): string =>
  (headers.cookie ?? '')
    .split(/; */)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? ''

/** Writes a cookie, or removes it with a lifetime of 0. On AWS it is `Secure` as well. */
const cookieOf = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`
