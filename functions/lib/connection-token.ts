import * as z from 'zod/mini'
import { resourceOf } from '#shared/oauth.ts'
import { scopes } from '#shared/scopes.ts'
import { connections } from '#shared/tables.ts'
import { toEpochSeconds } from './database.ts'
import type { ProgramCaller } from './direct-call.ts'
import { env } from './env.ts'
import { Failure } from './failure.ts'
import { isSameSecret } from './is-same-secret.ts'
import { isEndedSince } from './revocations.ts'
import { defineTable, getItem } from './table.ts'
import { readToken, type TokenKind } from './token-text.ts'

/*
 * Access tokens of connected assistants (OAuth 2.1). An item of `connections` starts as an authorization code, created when the user
 * consents, and becomes a connection when the assistant redeems it. Redeeming is one conditional write, so a code cannot be redeemed
 * twice.
 */

/** How many earlier refresh tokens are stored, to detect reuse. */
export const rememberedTokens = 50

/** The tokens of a connection, as SHA-256. Times are in seconds since 1970. */
export const ConnectionTokens = z.object({
  access: z.string(),
  accessEnds: z.int(),
  /** The tokens before the last refresh. They stay valid for a grace period, because the response may have been lost. */
  previousAccess: z.optional(z.string()),
  previousAccessEnds: z.optional(z.int()),
  refresh: z.string(),
  previousRefresh: z.optional(z.string()),
  /** Older refresh tokens, newest first. */
  usedRefreshes: z.optional(z.array(z.string())),
  /** When `previousRefresh` was replaced. */
  refreshedAt: z.int(),
})
export type ConnectionTokens = z.infer<typeof ConnectionTokens>

/** An assistant that a user agreed to connect. */
export const StoredConnection = z.object({
  userId: z.string(),
  id: z.string(),
  clientId: z.string(),
  client: z.string(),
  /** Whether the assistant is on our list. If not, it chose its name itself. */
  isKnown: z.boolean(),
  redirectUri: z.string(),
  /** The resource that the tokens give access to. */
  resource: z.string(),
  scopes: z.array(z.enum(scopes)),
  consentedAt: z.iso.datetime(),
  /** The SHA-256 of the authorization code. Stored after redemption too, to detect reuse. */
  code: z.string(),
  /** The PKCE challenge. */
  challenge: z.string(),
  codeEnds: z.int(),
  /** Absent until the code is redeemed. */
  tokens: z.optional(ConnectionTokens),
  /** When the user has to consent again. */
  endsAt: z.int(),
  /** When the code, or the refresh token, expires. */
  expiresAt: z.int(),
})
export type StoredConnection = z.infer<typeof StoredConnection>

export const connectionsTable = defineTable(connections, StoredConnection)

/**
 * Returns the connection of a token or code by the ids in its text. The caller must compare the hash. The read is consistent, so that
 * disconnecting takes effect at once. Returns undefined for a malformed token and for an unknown connection.
 */
export async function findConnection(
  kind: TokenKind,
  token: string,
): Promise<{ readonly connection: StoredConnection; readonly hash: string } | undefined> {
  const parsed = readToken(kind, token)
  if (!parsed) return undefined
  const { hash, ...key } = parsed
  const connection = await getItem(connectionsTable, key, { expired: true })
  return connection && { connection, hash }
}

/**
 * Verifies the access token of an assistant for `/api/mcp`. Throws Failure `unauthenticated` for any other token: malformed, wrong,
 * expired, of an ended connection, or of another resource.
 */
export async function verifyConnection(authorization: string | undefined, now = Date.now()): Promise<ProgramCaller> {
  const found = await findConnection('vca', /^bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '')
  if (!found?.connection.tokens) throw new Failure('unauthenticated')
  const { userId, id, resource, scopes: granted, tokens, endsAt } = found.connection
  const end = Math.min(expiryOf(tokens, found.hash), endsAt)
  if (resource !== resourceOf(env('SITE_URL')) || toEpochSeconds(now) >= end) throw new Failure('unauthenticated')
  if (await hasEnded(found.connection)) throw new Failure('unauthenticated')
  return { userId, tokenId: id, scopes: granted }
}

/** Returns whether the user has ended all sessions since the consent, with a new password or by signing out everywhere. */
export const hasEnded = ({ userId, consentedAt }: Pick<StoredConnection, 'userId' | 'consentedAt'>): Promise<boolean> =>
  isEndedSince(userId, toEpochSeconds(Date.parse(consentedAt)))

/** Returns when an access token expires, or 0 if neither hash matches. */
function expiryOf(
  { access, accessEnds, previousAccess, previousAccessEnds = 0 }: ConnectionTokens,
  hash: string,
): number {
  if (isSameSecret(hash, access)) return accessEnds
  return previousAccess !== undefined && isSameSecret(hash, previousAccess) ? previousAccessEnds : 0
}
