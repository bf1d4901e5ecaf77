import * as z from 'zod/mini'
import { hourMs } from '#shared/duration.ts'
import { scopes } from '#shared/scopes.ts'
import { personalTokens } from '#shared/tables.ts'
import { Failure } from './failure.ts'
import { isSameSecret } from './is-same-secret.ts'
import { defineTable, getItem, updateItem } from './table.ts'
import { readToken } from './token-text.ts'

/** A stored token. */
export const StoredToken = z.object({
  userId: z.string(),
  id: z.string(),
  name: z.string(),
  /** The SHA-256 of the token, in base64url. */
  hash: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: z.iso.datetime(),
  /** When the user agreed to give programs access to their channel's figures. */
  consentedAt: z.optional(z.iso.datetime()),
  /** The last use, to the hour. */
  usedAt: z.optional(z.iso.datetime()),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredToken = z.infer<typeof StoredToken>

export const personalTokensTable = defineTable(personalTokens, StoredToken)

/** Returns the personal access token in an `Authorization` header, or undefined if there is none. */
export const findPersonalToken = (authorization: string | undefined): string | undefined =>
  /^bearer +(vcp_.*)$/i.exec(authorization ?? '')?.[1]

/**
 * Verifies a personal access token and returns its user and scopes. Throws Failure `unauthenticated` if the token is malformed, wrong,
 * revoked or expired.
 */
export async function verifyPersonalToken(
  token: string,
  now = Date.now(),
): Promise<Pick<StoredToken, 'userId' | 'id' | 'scopes'>> {
  const read = readToken('vcp', token)
  if (!read) throw new Failure('unauthenticated')
  const { hash, ...key } = read
  const stored = await getItem(personalTokensTable, key, { now })
  if (!stored || !isSameSecret(stored.hash, hash)) throw new Failure('unauthenticated')
  await recordUse(stored, now)
  return stored
}

/** Records the hour of a use, so that a busy token costs one write an hour. */
async function recordUse({ userId, id, usedAt }: StoredToken, now: number): Promise<void> {
  const hour = new Date(Math.floor(now / hourMs) * hourMs).toISOString()
  if (usedAt === hour) return
  // A token may have just been revoked: without the condition, the write would create an item.
  await updateItem(personalTokensTable, { userId, id }, { set: { usedAt: hour } }, 'exists')
}
