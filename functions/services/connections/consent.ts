import type { StoredConnection } from '#functions/lib/connection-token.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { generateToken, newTokenId } from '#functions/lib/token-text.ts'
import { notifyOfAccess } from '#functions/services/mail/notify-owner.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { addConnection, deleteConnection, listConnections } from '#functions/store/connections.ts'
import { type connections, maxConnections } from '#shared/contract/connections.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { resourceOf } from '#shared/oauth.ts'
import { type Scope, scopes } from '#shared/scopes.ts'
import { type Client, findClient, isLocal, isRedirectOf } from './clients.ts'
import { readParameters } from './parameters.ts'

type Answer = Output<typeof connections.consent>
type Parameters = Readonly<Record<string, string>>

/** In seconds. */
const codeSeconds = 120
const connectionSeconds = 365 * daySeconds
const maxStateLength = 1024

/** The scopes of a request without `scope`: all but the channel's figures. */
const defaultScopes: readonly Scope[] = ['score', 'drafts', 'insights']

/** A valid authorization request. */
interface Request {
  readonly client: Client
  readonly redirectUri: string
  readonly scopes: readonly Scope[]
  readonly parameters: Parameters
}

/**
 * Returns what the consent screen shows for a query, or where the browser goes once the user has decided. Emails the owner when an
 * assistant is allowed. Throws Failure `recent_sign_in_required` or `connection_limit_reached`.
 */
export async function decideConsent(
  userId: string,
  authTime: number,
  { query, allow, scopes: chosen }: Parsed<typeof connections.consent>,
): Promise<Answer> {
  const request = await checkQuery(query)
  if ('status' in request) return request
  const { client, redirectUri, parameters } = request
  if (allow === undefined) {
    const { host } = new URL(redirectUri)
    const { name, isKnown } = client
    return { status: 'ask', client: name, isKnown, host, isLocal: isLocal(redirectUri), scopes: [...request.scopes] }
  }
  if (!allow) return toRedirect(redirectUri, parameters, { error: 'access_denied' })
  // A stolen access token is valid for minutes. It must not suffice to create a lasting connection.
  requireRecentSignIn(authTime)
  // YouTube's figures are granted only if the user chose them.
  const granted = request.scopes.filter((scope) => chosen?.includes(scope) ?? scope !== 'channel.read')
  if (granted.length === 0) throw new Failure('invalid_input', { scopes: 'required' })
  const code = await createCode(userId, request, granted)
  await notifyOfConnection(userId, request)
  return toRedirect(redirectUri, parameters, { code })
}

/** Validates a query. Errors are sent to the redirect URI only once it has been validated. */
async function checkQuery(query: string): Promise<Request | Answer> {
  const parameters = readParameters(query)
  if (!parameters) return { status: 'invalid', reason: 'query' }
  const client = await findClient(parameters.client_id ?? '')
  if (!client) return { status: 'invalid', reason: 'client' }
  const redirectUri = parameters.redirect_uri ?? ''
  if (!isRedirectOf(client, redirectUri)) return { status: 'invalid', reason: 'redirect' }
  const requested = readScopes(parameters.scope)
  const error = findError(parameters, requested)
  return error ? toRedirect(redirectUri, parameters, { error }) : { client, redirectUri, scopes: requested, parameters }
}

/** Returns the requested scopes that exist, or the default ones. */
function readScopes(text = ''): readonly Scope[] {
  const requested = text.split(' ').filter(Boolean)
  return requested.length === 0 ? defaultScopes : scopes.filter((scope) => requested.includes(scope))
}

/** Returns the error of a query (RFC 6749, 4.1.2.1; RFC 8707, 2), or undefined. */
function findError(parameters: Parameters, requested: readonly Scope[]): string | undefined {
  const { response_type, code_challenge_method, code_challenge = '', state = '', resource } = parameters
  if (response_type !== 'code') return 'unsupported_response_type'
  if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge)) return 'invalid_request'
  if (state.length > maxStateLength) return 'invalid_request'
  if (resource !== undefined && resource !== resourceOf(env('SITE_URL'))) return 'invalid_target'
  return requested.length === 0 ? 'invalid_scope' : undefined
}

/** Returns a redirect to the assistant. It names us as the issuer, which prevents mix-up attacks (RFC 9207). */
function toRedirect(redirectUri: string, { state }: Parameters, answer: Readonly<Record<string, string>>): Answer {
  const to = new URL(redirectUri)
  const parameters = { ...answer, ...(state ? { state } : {}), iss: env('SITE_URL') }
  for (const [name, value] of Object.entries(parameters)) to.searchParams.set(name, value)
  return { status: 'redirect', to: to.href }
}

const localProgram: Readonly<Record<Locale, string>> = {
  en: 'A program on a computer',
  es: 'Un programa en un ordenador',
  fr: 'Un programme sur un ordinateur',
}

/** Emails the owner. An unknown assistant chose its name itself, so the email names its host. */
async function notifyOfConnection(userId: string, { client, redirectUri }: Request): Promise<void> {
  const account = await requireAccount(userId)
  const host = isLocal(redirectUri) ? localProgram[account.locale] : new URL(redirectUri).host
  await notifyOfAccess(account, {
    kind: 'assistant_connected',
    values: { client: client.isKnown ? client.name : host },
  })
}

async function createCode(
  userId: string,
  { client, redirectUri, parameters }: Request,
  granted: Scope[],
): Promise<string> {
  const id = newTokenId()
  const { token, hash } = generateToken('vcg', userId, id)
  const now = Date.now()
  const codeEnds = toEpochSeconds(now) + codeSeconds
  const connection: StoredConnection = {
    userId,
    id,
    clientId: client.id,
    client: client.name,
    isKnown: client.isKnown,
    redirectUri,
    resource: resourceOf(env('SITE_URL')),
    scopes: granted,
    consentedAt: new Date(now).toISOString(),
    code: hash,
    challenge: parameters.code_challenge ?? '',
    codeEnds,
    endsAt: toEpochSeconds(now) + connectionSeconds,
    expiresAt: codeEnds,
  }
  await addConnection(connection)
  // Counted after adding, including codes, so that concurrent requests cannot exceed the limit.
  if ((await listConnections(userId)).length > maxConnections) {
    await deleteConnection(connection)
    throw new Failure('connection_limit_reached')
  }
  return token
}
