import {
  type ConnectionTokens,
  findConnection,
  hasEnded,
  rememberedTokens,
  type StoredConnection,
} from '#functions/lib/connection-token.ts'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { isSameSecret } from '#functions/lib/is-same-secret.ts'
import { generateToken, hashOf } from '#functions/lib/token-text.ts'
import { deleteConnection, redeemConnection, refreshConnection } from '#functions/store/connections.ts'
import { daySeconds } from '#shared/duration.ts'
import { OAuthError } from './respond.ts'

type Parameters = Readonly<Record<string, string>>

/** In seconds. */
const accessSeconds = 3600
const refreshSeconds = 30 * daySeconds
/** How long the previous tokens stay valid, in seconds. The response may be lost, and two processes may refresh at once. */
const graceSeconds = 60

/** Exchanges a code or a refresh token for tokens. Throws OAuthError. */
export async function issueTokens(parameters: Parameters, now = Date.now()): Promise<object> {
  const seconds = toEpochSeconds(now)
  if (parameters.grant_type === 'authorization_code') return redeem(parameters, seconds)
  if (parameters.grant_type === 'refresh_token') return refresh(parameters, seconds)
  throw new OAuthError(parameters.grant_type ? 'unsupported_grant_type' : 'invalid_request')
}

async function redeem(parameters: Parameters, now: number): Promise<object> {
  const { code = '', client_id, redirect_uri, code_verifier = '', resource } = parameters
  const found = await findConnection('vcg', code)
  if (!found || !isSameSecret(found.hash, found.connection.code)) throw new OAuthError('invalid_grant')
  const { connection } = found
  if (connection.tokens) {
    // The code may have been stolen, so the connection ends.
    await deleteConnection(connection)
    throw new OAuthError('invalid_grant')
  }
  if (resource !== undefined && resource !== connection.resource) throw new OAuthError('invalid_target')
  if (await hasEnded(connection)) throw new OAuthError('invalid_grant')
  const isRight =
    connection.codeEnds > now &&
    connection.clientId === client_id &&
    connection.redirectUri === redirect_uri &&
    /^[\w.~-]{43,128}$/.test(code_verifier) &&
    isSameSecret(hashOf(code_verifier), connection.challenge)
  if (!isRight) throw new OAuthError('invalid_grant')
  const issued = createTokens(connection, now)
  if (!(await redeemConnection(extend(connection, issued.stored, now)))) throw new OAuthError('invalid_grant')
  return issued.response
}

async function refresh(parameters: Parameters, now: number): Promise<object> {
  const { refresh_token = '', client_id, resource } = parameters
  const found = await findConnection('vcr', refresh_token)
  if (!found?.connection.tokens || found.connection.clientId !== client_id) throw new OAuthError('invalid_grant')
  const { connection, hash } = found
  const before = found.connection.tokens
  if (resource !== undefined && resource !== connection.resource) throw new OAuthError('invalid_target')
  if (Math.min(connection.expiresAt, connection.endsAt) <= now || (await hasEnded(connection)))
    throw new OAuthError('invalid_grant')
  const isCurrent = isSameSecret(hash, before.refresh)
  const isPrevious = before.previousRefresh !== undefined && isSameSecret(hash, before.previousRefresh)
  if (!isCurrent && !(isPrevious && now - before.refreshedAt <= graceSeconds)) {
    const isUsed = isPrevious || before.usedRefreshes?.some((used) => isSameSecret(hash, used))
    // Reuse of an old refresh token: it may have been stolen, and we cannot tell the thief from the assistant.
    if (isUsed) await deleteConnection(connection)
    throw new OAuthError('invalid_grant')
  }
  const issued = createTokens(connection, now)
  const stored: ConnectionTokens = {
    ...issued.stored,
    previousAccess: before.access,
    previousAccessEnds: Math.min(before.accessEnds, now + graceSeconds),
    ...(isCurrent ? { previousRefresh: before.refresh } : { previousRefresh: hash, refreshedAt: before.refreshedAt }),
    usedRefreshes: [...new Set([before.refresh, ...listUsed(before)])].slice(0, rememberedTokens),
  }
  // The second of two concurrent refreshes fails, and can be retried within the grace period.
  if (!(await refreshConnection(extend(connection, stored, now), before.refresh))) throw new OAuthError('invalid_grant')
  return issued.response
}

const listUsed = ({ previousRefresh, usedRefreshes = [] }: ConnectionTokens): string[] =>
  previousRefresh === undefined ? usedRefreshes : [previousRefresh, ...usedRefreshes]

const extend = (connection: StoredConnection, tokens: ConnectionTokens, now: number): StoredConnection => ({
  ...connection,
  tokens,
  expiresAt: Math.min(now + refreshSeconds, connection.endsAt),
})

function createTokens({ userId, id, scopes }: StoredConnection, now: number) {
  const [access, refreshing] = [generateToken('vca', userId, id), generateToken('vcr', userId, id)]
  return {
    stored: { access: access.hash, accessEnds: now + accessSeconds, refresh: refreshing.hash, refreshedAt: now },
    response: {
      access_token: access.token,
      token_type: 'Bearer',
      expires_in: accessSeconds,
      refresh_token: refreshing.token,
      scope: scopes.join(' '),
    },
  }
}

/** Ends the connection of a token. Ignores invalid tokens (RFC 7009, 2.2). */
export async function revokeToken(token: string): Promise<void> {
  for (const kind of ['vcr', 'vca'] as const) {
    const found = await findConnection(kind, token)
    const tokens = found?.connection.tokens
    if (!tokens) continue
    const own = kind === 'vcr' ? [tokens.refresh, tokens.previousRefresh] : [tokens.access, tokens.previousAccess]
    if (own.some((hash) => hash !== undefined && isSameSecret(found.hash, hash)))
      await deleteConnection(found.connection)
  }
}
