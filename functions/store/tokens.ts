import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { dueAt } from '#functions/lib/due.ts'
import { absent, atMost, either, present } from '#functions/lib/expression.ts'
import { defineTable, deleteItem, getItem, scanPage, swapItem, updateItem } from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { userTokens } from '#shared/tables.ts'

const Item = z.object({
  user_id: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token expires, in seconds since 1970. */
  expires_at: z.int(),
  /** The granted scopes. */
  scopes: z.array(z.string()),
  /** The channel that the tokens give access to. */
  channel_id: z.string(),
  /** When the lease of a running refresh expires, in seconds since 1970. */
  refreshing_until: z.optional(z.int()),
})
/** A user's tokens at Google. They are sent only to Google and YouTube, and never logged. */
export type TokensItem = z.infer<typeof Item>

const table = defineTable(userTokens, Item)

export const TokensKey = z.pick(Item, { user_id: true })
export type TokensKey = z.infer<typeof TokensKey>

/** Reads a user's tokens, strongly consistent. Returns undefined for a user without a connected channel. */
export const getTokens = (userId: string): Promise<TokensItem | undefined> => getItem(table, { user_id: userId })

/** Writes the tokens of a new connection and makes listing its reach files due. Returns the channel id of the replaced tokens. */
export const putTokens = async (
  tokens: Omit<TokensItem, 'refreshing_until'>,
  now = Date.now(),
): Promise<string | undefined> =>
  (await swapItem(table, { ...tokens, ...dueAt('reachAt', tokens.user_id, now) }))?.channel_id

/** Returns a page of the keys of tokens that are not in the index of due files, starting after the user id `after`. */
export const listUnindexedTokens = (after?: string): Promise<Page<TokensKey>> =>
  scanPage(table, after, { as: TokensKey, filter: { reachAt: absent } })

/** Adds tokens to the index of due files. Does nothing if they are already in it or were deleted. */
export const indexTokens = ({ user_id }: TokensKey, now = Date.now()): Promise<boolean> =>
  updateItem(table, { user_id }, { set: dueAt('reachAt', user_id, now) }, { user_id: present, reachAt: absent })

/** How long a refresh that crashed blocks others, in seconds. */
const leaseSeconds = 10

/** Acquires the lease for refreshing these tokens. Returns false when another request holds it or has changed the tokens. */
export function acquireRefreshLease({ user_id, access_token }: TokensItem, now = Date.now()): Promise<boolean> {
  const at = toEpochSeconds(now)
  const isFree = { access_token, refreshing_until: either<number>(absent, atMost(at)) }
  return updateItem(table, { user_id }, { set: { refreshing_until: at + leaseSeconds } }, isFree)
}

/**
 * Writes refreshed tokens and releases the lease. Returns false, changing nothing, when the user has disconnected or
 * connected again in the meantime.
 */
export function saveRefreshedTokens(
  { user_id, refresh_token }: TokensItem,
  fresh: { accessToken: string; expiresAt: number; refreshToken: string | undefined },
): Promise<boolean> {
  const set = {
    access_token: fresh.accessToken,
    expires_at: fresh.expiresAt,
    refresh_token: fresh.refreshToken ?? refresh_token,
  }
  return updateItem(table, { user_id }, { set, remove: ['refreshing_until'] }, { refresh_token })
}

/** Releases the lease after a failed refresh. */
export async function releaseRefreshLease({ user_id, refresh_token }: TokensItem): Promise<void> {
  await updateItem(table, { user_id }, { remove: ['refreshing_until'] }, { refresh_token })
}

/** Deletes these tokens. Returns false when the user has none, or newer ones, which stay. */
export const deleteTokensIfUnchanged = ({ user_id, refresh_token }: TokensItem): Promise<boolean> =>
  deleteItem(table, { user_id }, { refresh_token })

/** Deletes the user's tokens. Returns whether there were any. */
export const deleteTokens = (userId: string): Promise<boolean> => deleteItem(table, { user_id: userId }, 'exists')
