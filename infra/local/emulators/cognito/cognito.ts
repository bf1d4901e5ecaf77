/**
 * Emulator of Cognito user pools for `amazon-cognito-identity-js` and the AWS SDK: sign-up, SRP, codes by mail, TOTP,
 * passkeys, tokens, and administrator operations, as JSON 1.1 over POST, and the pools' public keys. All but the administrator
 * operations are open to browsers of any origin. Its origin is the pools' domain too (`oauth.ts`), where users sign in with Google.
 * Leaves out: signatures (the access key id alone identifies the caller of an administrator operation), throttling,
 * request quotas, managed login. The header of each file says what it leaves out.
 */
import { createPrivateKey, createPublicKey, type JsonWebKey, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '#infra/local/request.ts'
import { accountOperations } from './account.ts'
import { adminOperations, poolOperations } from './admin.ts'
import { Challenges } from './challenges.ts'
import type { Context, OnTrigger, Operation, PoolMail } from './context.ts'
import { ClientDefinition, type Data, PoolDefinition } from './data.ts'
import { CognitoError } from './errors.ts'
import { Federation, type ProviderEndpoints } from './federation.ts'
import { identityOperations } from './identities.ts'
import { answerDomain } from './oauth.ts'
import { passkeyOperations } from './passkeys.ts'
import { registrationOperations } from './registration.ts'
import { secondFactorOperations } from './second-factor.ts'
import { AdminInitiateAuth, InitiateAuth, RespondToAuthChallenge } from './sign-in.ts'
import { publicKeys } from './tokens.ts'

export type { OnTrigger, PoolMail }

export interface CognitoOptions extends Partial<Credentials> {
  /** Pools and users, which are saved after every request. */
  readonly data: Data
  readonly region: string
  /** Returns milliseconds since 1970. */
  readonly clock?: () => number
  readonly onTrigger?: OnTrigger
  readonly onMail: (mail: PoolMail) => void
  /** Called before a user signs in, except by an administrator. The sign-in waits for it. */
  readonly onSignIn?: (email: string) => Promise<void>
}

export interface Cognito {
  /** Handles requests. The caller provides the server. */
  readonly listener: RequestListener
  /** The public keys that verify the tokens of every pool. */
  readonly jwks: { readonly keys: JsonWebKey[] }
  /** Creates or updates the pool and its client from the properties in `infra/pool.ts`. Users are kept. */
  ensurePool(pool: object, client: object, ids: { poolId: string; clientId: string }): void
  /** Lets users of a pool sign in with Google: sets the provider, which is not stored, and creates or updates the client for it. */
  ensureGoogle(google: GoogleOptions, ids: { poolId: string; clientId: string }): void
}

export interface GoogleOptions extends ProviderEndpoints {
  /** The properties of the provider and of the client in `infra/pool.ts`. */
  readonly provider: object
  readonly client: object
}

/** Creates the emulator. A pool id is the region, an underscore, and letters or digits. */
export function createCognito({
  data,
  region,
  clock = Date.now,
  onTrigger,
  onMail,
  onSignIn,
  ...credentials
}: CognitoOptions): Cognito {
  const challenges = new Challenges()
  const context: Context = {
    data,
    keys: { private: createPrivateKey(data.key), public: createPublicKey(data.key) },
    region,
    now: clock,
    challenges,
    decoys: new Map(),
    federation: new Federation(),
    onTrigger,
    onMail,
    onSignIn,
  }
  return {
    listener: createListener(context, { adminKeys: new Set(), grants: {}, ...credentials }),
    jwks: publicKeys(data),
    ensurePool(pool, client, { poolId, clientId }) {
      upsert(data.pools, { id: poolId, definition: PoolDefinition.parse(pool) })
      upsert(data.clients, { id: clientId, poolId, definition: ClientDefinition.parse(client) })
      data.save()
    },
    ensureGoogle({ provider, client, ...endpoints }, { poolId, clientId }) {
      context.federation.setProvider(poolId, provider, endpoints)
      upsert(data.clients, { id: clientId, poolId, definition: ClientDefinition.parse(client) })
      data.save()
    },
  }
}

function upsert<Item extends { id: string }>(items: Item[], item: Item): void {
  const index = items.findIndex(({ id }) => id === item.id)
  items.splice(index < 0 ? items.length : index, 1, item)
}

/** Maximum size of a request body in bytes. Valid requests are smaller. */
const bodyLimit = 128 * 1024

export interface Credentials {
  /** Access key ids that may call every operation. */
  readonly adminKeys: ReadonlySet<string>
  /** Access key id -> administrator operations it may call, from its access row. */
  readonly grants: Readonly<Record<string, readonly string[]>>
}

const open: Readonly<Record<string, Operation>> = {
  InitiateAuth,
  RespondToAuthChallenge,
  ...registrationOperations,
  ...accountOperations,
  ...secondFactorOperations,
  ...passkeyOperations,
}
const administrative: Readonly<Record<string, Operation>> = {
  AdminInitiateAuth,
  ...poolOperations,
  ...adminOperations,
  ...identityOperations,
}

function createListener(context: Context, credentials: Credentials): RequestListener {
  return async (request, response) => {
    allowOrigins(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(200).end()
    try {
      if (await answerDomain(context, request, response)) return
      if (request.method === 'GET') return answerKeys(context, request, response)
      const body = await readBody(request, bodyLimit)
      if (body === undefined) return reply(response, 413, fault('RequestEntityTooLargeException', 'Request too large'))
      reply(response, 200, await perform(context, credentials, request, body))
    } catch (error) {
      if (error instanceof CognitoError) return reply(response, 400, fault(error.type, error.message))
      console.error(error)
      reply(response, 500, fault('InternalErrorException', 'Internal error'))
    }
  }
}

async function perform(context: Context, credentials: Credentials, { headers }: IncomingMessage, body: string) {
  const name = String(headers['x-amz-target']).split('.')[1] ?? ''
  const isOpen = Object.hasOwn(open, name)
  if (!isOpen && !Object.hasOwn(administrative, name)) throw new CognitoError('UnknownOperationException', '')
  if (!isOpen) checkCaller(credentials, headers, name)
  const run = isOpen ? open[name] : administrative[name]
  try {
    return await run?.(context, parse(body))
  } finally {
    // Failed attempts count, so they are saved too. Requests for unknown users are saved so that timing reveals nothing.
    context.data.save()
  }
}

function checkCaller({ adminKeys, grants }: Credentials, headers: IncomingHttpHeaders, operation: string): void {
  const { authorization, origin } = headers
  // Browsers send Origin with every POST. Any page could name an access key id, which is not secret.
  if (origin) throw new CognitoError('AccessDeniedException', 'Web pages may not call administrator operations')
  const keyId = /^AWS4-HMAC-SHA256 .*Credential=([^/,\s]+)/.exec(authorization ?? '')?.[1]
  if (!keyId) throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
  if (adminKeys.has(keyId)) return
  if (!Object.hasOwn(grants, keyId)) {
    throw new CognitoError('UnrecognizedClientException', 'The security token included in the request is invalid.')
  }
  if (grants[keyId]?.includes(operation)) return
  const message = `User: ${keyId} is not authorized to perform: cognito-idp:${operation}`
  throw new CognitoError('AccessDeniedException', message)
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body || '{}')
  } catch {
    throw new CognitoError('SerializationException', 'The request body is not JSON')
  }
}

function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-expose-headers', 'x-amzn-RequestId,x-amzn-ErrorType,x-amzn-ErrorMessage,Date')
  response.setHeader('x-amzn-requestid', randomUUID())
  if (request.method !== 'OPTIONS') return
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*')
  response.setHeader('access-control-allow-methods', 'POST')
  response.setHeader('access-control-max-age', '172800')
}

function answerKeys({ data }: Context, { url }: IncomingMessage, response: ServerResponse): void {
  const poolId = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(url ?? '')?.[1]
  const isKnown = data.pools.some(({ id }) => id === poolId)
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(isKnown ? publicKeys(data) : { message: 'Not Found' }))
}

const fault = (__type: string, message: string) => ({ __type, message })

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
