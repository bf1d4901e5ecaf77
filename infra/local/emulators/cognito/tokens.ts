/**
 * Sessions and their tokens: RS256 JSON Web Tokens with Cognito's claims, and an opaque refresh token.
 * Leaves out: scopes of resource servers, groups, pre-token-generation, refresh-token rotation, a key per pool
 * and its rotation. A client without EnableTokenRevocation still gets `origin_jti`.
 */
import { createPublicKey, type JsonWebKey, randomBytes, randomUUID, sign, verify } from 'node:crypto'
import * as z from 'zod/mini'
import { type Context, getClient } from './context.ts'
import {
  type Client,
  type Contents,
  type Identity,
  type Pool,
  type Session,
  tokenLifetimes,
  type User,
} from './data.ts'
import { notAuthorized, userNotFound } from './errors.ts'
import { isReadableBy, usernameOf } from './users.ts'

const kid = 'local'

/** The pool's public keys, as in its `/.well-known/jwks.json`. */
export const publicKeys = ({ key }: Contents): { keys: JsonWebKey[] } => ({
  keys: [{ ...createPublicKey(key).export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' }],
})

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

function signToken({ keys }: Context, claims: object): string {
  const content = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), keys.private).toString('base64url')}`
}

const getIssuer = ({ region }: Context, poolId: string) => `https://cognito-idp.${region}.amazonaws.com/${poolId}`

/** The scopes of a sign-in by OAuth, and when the user was authenticated for it, in seconds since 1970. */
export interface Granted {
  readonly scopes: readonly string[]
  readonly authTime: number
}

/** Creates a session with its three tokens. */
export function createSession(context: Context, client: Client, user: User, granted?: Granted) {
  const now = context.now()
  const session: Session = {
    originJti: randomUUID(),
    eventId: randomUUID(),
    clientId: client.id,
    refreshToken: randomBytes(96).toString('base64url'),
    authTime: granted?.authTime ?? Math.floor(now / 1000),
    expiresAt: now + tokenLifetimes(client.definition).refresh * 1000,
    revoked: false,
    ...(granted ? { scopes: [...granted.scopes] } : {}),
  }
  user.sessions = [...user.sessions.filter(({ expiresAt }) => expiresAt > now), session]
  const result = createTokens(context, client, user, session)
  return { AuthenticationResult: { ...result, RefreshToken: session.refreshToken }, ChallengeParameters: {} }
}

/** Creates new access and ID tokens for a session. They keep the `auth_time` and `origin_jti` of the sign-in. */
function createTokens(context: Context, client: Client, user: User, session: Session) {
  const { access, id } = tokenLifetimes(client.definition)
  const iat = Math.floor(context.now() / 1000)
  const claims = {
    sub: user.sub,
    iss: getIssuer(context, user.poolId),
    origin_jti: session.originJti,
    event_id: session.eventId,
    auth_time: session.authTime,
    iat,
  }
  const readable = Object.entries(user.attributes).filter(([name]) => isReadableBy(client)(name))
  const profile = { ...Object.fromEntries(readable), email_verified: user.attributes.email_verified === 'true' }
  const username = usernameOf(user)
  const idClaims = {
    ...profile,
    ...claims,
    ...(user.identities.length > 0 ? { identities: user.identities.map(toClaim) } : {}),
    aud: client.id,
    'cognito:username': username,
    token_use: 'id',
  }
  const accessClaims = {
    ...claims,
    client_id: client.id,
    token_use: 'access',
    scope: session.scopes?.join(' ') ?? accountScope,
    username,
  }
  return {
    AccessToken: signToken(context, { ...accessClaims, exp: iat + access, jti: randomUUID() }),
    IdToken: signToken(context, { ...idClaims, exp: iat + id, jti: randomUUID() }),
    ExpiresIn: access,
    TokenType: 'Bearer',
  }
}

/** The scope of operations on the user's own account, which every sign-in without OAuth has. */
const accountScope = 'aws.cognito.signin.user.admin'

/** In the ID token, all values of an identity are texts. */
const toClaim = ({ primary, dateCreated, ...rest }: Identity) => ({
  ...rest,
  primary: String(primary),
  dateCreated: String(dateCreated),
})

/**
 * Returns new tokens for a refresh token. Throws `NotAuthorizedException` if it is unknown, belongs to another client,
 * or is revoked or expired.
 */
export function refreshTokens(context: Context, client: Client, refreshToken: string) {
  const { user, session } = findSession(context, client, refreshToken)
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (session.expiresAt <= context.now()) throw notAuthorized('Refresh Token has expired')
  return { tokens: createTokens(context, client, user, session), scopes: session.scopes ?? [accountScope] }
}

/** Returns the session of a client's refresh token. Throws `NotAuthorizedException`. */
export function findSession({ data }: Context, client: Client, refreshToken: string): { user: User; session: Session } {
  for (const user of data.users) {
    const session = user.sessions.find(
      (session) => session.refreshToken === refreshToken && session.clientId === client.id,
    )
    if (session) return { user, session }
  }
  throw notAuthorized('Invalid Refresh Token')
}

export function revokeSessions(user: User): void {
  for (const session of user.sessions) session.revoked = true
}

const AccessClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  token_use: z.literal('access'),
  scope: z.string(),
  exp: z.number(),
})

/**
 * Returns the owner of an access token. Throws `NotAuthorizedException` for one whose signature, kind, issuer, expiry or
 * scope is wrong or that is revoked, `UserNotFoundException`, and `ResourceNotFoundException` for an unknown client.
 */
export function authenticate(context: Context, token: string): { user: User; client: Client; pool: Pool } {
  const claims = verifyToken(context, token)
  if (!claims) throw notAuthorized('Invalid Access Token')
  if (claims.exp * 1000 <= context.now()) throw notAuthorized('Access Token has expired')
  if (!claims.scope.split(' ').includes(accountScope)) throw notAuthorized('Access Token does not have required scopes')
  const { client, pool } = getClient(context, claims.client_id)
  if (claims.iss !== getIssuer(context, pool.id)) throw notAuthorized('Invalid Access Token')
  const user = context.data.users.find(({ poolId, sub }) => poolId === pool.id && sub === claims.sub)
  if (!user) throw userNotFound()
  const session = user.sessions.find(({ originJti }) => originJti === claims.origin_jti)
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked')
  return { user, client, pool }
}

function verifyToken({ keys }: Context, token: string): z.infer<typeof AccessClaims> | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const content = Buffer.from(`${header}.${payload}`)
  // The token's header must not choose the algorithm.
  if (!verify('sha256', content, keys.public, Buffer.from(signature, 'base64url'))) return undefined
  return z.safeParse(AccessClaims, JSON.parse(Buffer.from(payload, 'base64url').toString())).data
}
