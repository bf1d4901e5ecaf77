import * as z from 'zod/mini'
import { daySeconds } from '#shared/duration.ts'
import { revocations } from '#shared/tables.ts'
import { isAcceptedByCognito, type Session } from './auth.ts'
import { absent } from './expression.ts'
import { Failure } from './failure.ts'
import { defineTable, getItem, updateItem } from './table.ts'

/**
 * Invalidates a user's access tokens before they expire, after an account deletion (its other attributes are in
 * `functions/store/deletions.ts`) or a sign-out of every session.
 */
const Revocation = z.object({
  askedAt: z.optional(z.string()),
  /** Sessions that began before this time are invalid. In seconds since 1970. */
  validAfter: z._default(z.number(), 0),
})
const table = defineTable(revocations, Revocation)

/**
 * Reads a user's revocation consistently. Read on every call and never cached: a cached item would let an account be
 * written to after its deletion began, or a stolen session continue after a password change.
 */
const readRevocation = async (userId: string): Promise<z.infer<typeof Revocation>> =>
  (await getItem(table, { userId }, { as: Revocation })) ?? { validAfter: 0 }

/** Returns whether a user's account is being deleted or was deleted recently. */
export async function isDeleted(userId: string): Promise<boolean> {
  return (await readRevocation(userId)).askedAt !== undefined
}

/** Throws Failure `unauthenticated` for a user whose account is being deleted. Returns false, because Cognito need not be asked. */
export async function rejectDeletedAccount(userId: string): Promise<false> {
  if (await isDeleted(userId)) throw new Failure('unauthenticated')
  return false
}

/**
 * Throws Failure `unauthenticated` for an access token that was revoked: its session was ended, or the account is being
 * deleted, unless `allowsDeleted`. Times are whole seconds: returns true for a session that began in the second of the
 * revocation, where only Cognito knows which was first. The caller must then call {@link requireAcceptedByCognito}.
 */
export async function rejectEndedSession({ userId, authTime }: Session, allowsDeleted = false): Promise<boolean> {
  const { askedAt, validAfter } = await readRevocation(userId)
  if (askedAt !== undefined && !allowsDeleted) throw new Failure('unauthenticated')
  if (authTime < validAfter) throw new Failure('unauthenticated')
  return authTime === validAfter && Date.now() / 1000 < validAfter + accessTokenSeconds
}

/**
 * Returns whether a user's sessions were ended since a time (seconds since 1970), as by a new password, or the account is being
 * deleted. Its second counts too, because the order within a second is unknown.
 */
export async function isEndedSince(userId: string, second: number): Promise<boolean> {
  const { askedAt, validAfter } = await readRevocation(userId)
  return askedAt !== undefined || second <= validAfter
}

/** Throws Failure `unauthenticated` for the access token of a session that Cognito rejects. */
export async function requireAcceptedByCognito({ token }: Session): Promise<void> {
  if (!(await isAcceptedByCognito(token))) throw new Failure('unauthenticated')
}

/**
 * How long an access token is valid (`infra/pool.ts`). A signed-out session cannot get another one, because Cognito rejects its refresh
 * token.
 */
export const accessTokenSeconds = 900

/** How long a session can get new access tokens (`infra/pool.ts`), even if Cognito failed to sign it out. */
const refreshTokenSeconds = 30 * daySeconds

/**
 * Makes our endpoints reject the access tokens of every session that began before `now`. Does nothing while the account is
 * being deleted: all tokens are refused then, and the deletion must not expire.
 */
export async function revokeAccessTokens(userId: string, now = Date.now()): Promise<void> {
  const second = Math.floor(now / 1000)
  // One second more, because an item expires at its `expiresAt`.
  const expiresAt = second + refreshTokenSeconds + accessTokenSeconds + 1
  await updateItem(table, { userId }, { set: { validAfter: second, expiresAt } }, { askedAt: absent })
}
