import * as z from 'zod/mini'
import { toEpochSeconds } from '#functions/lib/database.ts'
import { absent, present } from '#functions/lib/expression.ts'
import {
  createItem,
  defineTable,
  deleteItem,
  getItem,
  listItems,
  putItem,
  scanPages,
  updateItem,
} from '#functions/lib/table.ts'
import { followers, follows } from '#shared/tables.ts'

/**
 * Who follows which channel, in two tables: `follows` by user, which counts, and `followers` by channel, which says whether
 * anybody else follows a channel. A counter would drift after a crash.
 */
const Item = z.object({
  userId: z.string(),
  id: z.string(),
  followedAt: z.iso.datetime(),
  muted: z.optional(z.boolean()),
  /**
   * Short hashes of the ids of dismissed videos, the latest last, with spaces between: not YouTube's data, so they need not
   * expire. One text, so that a condition can compare it.
   */
  dismissed: z.optional(z.string()),
})
export type StoredFollow = z.infer<typeof Item>
const table = defineTable(follows, Item)

/** A user and a channel. Deletions read no more than this, so that they also delete what is unreadable. */
const Key = z.pick(Item, { userId: true, id: true })
type Key = z.infer<typeof Key>

const Follower = z.object({ channelId: z.string(), userId: z.string(), at: z.int() })
/** An item of `followers`. `at` is in seconds since 1970. */
export type Follower = z.infer<typeof Follower>
const followersTable = defineTable(followers, Follower)

/**
 * Adds a follow. Returns false, without a change to it, where there is one. The follow comes first, so that deleting the
 * account finds the follower.
 */
export async function addFollow(follow: StoredFollow): Promise<boolean> {
  const isNew = await createItem(table, follow)
  // Also where there was one: an earlier request may have stopped before this.
  await putFollower(follow)
  return isNew
}

/** Mutes a channel or stops muting it. Returns false where the user does not follow it. */
export const saveMuted = (key: Key, muted: boolean): Promise<boolean> =>
  updateItem(table, key, { set: { muted } }, 'exists')

/** Replaces the dismissed videos. Returns false, without a change, where they are no longer those of `follow`. */
export const saveDismissed = ({ userId, id, dismissed }: StoredFollow, next: string): Promise<boolean> =>
  // Empty once the last of them was brought back, which is not the same as absent.
  updateItem(table, { userId, id }, { set: { dismissed: next } }, { userId: present, dismissed: dismissed ?? absent })

/** Returns a follow. */
export const getFollow = (key: Key): Promise<StoredFollow | undefined> => getItem(table, key)

/** Adds the item of `followers` that belongs to a follow. */
export async function putFollower({ userId, id }: Key, now = Date.now()): Promise<void> {
  await putItem(followersTable, { channelId: id, userId, at: toEpochSeconds(now) })
}

/** Deletes a user from a channel's followers. The follow itself stays, see {@link deleteFollow}. */
export async function deleteFollower({ userId, id }: Key): Promise<void> {
  await deleteItem(followersTable, { channelId: id, userId })
}

/** Deletes a follow. Last, so that a repetition finds it again. */
export async function deleteFollow({ userId, id }: Key): Promise<void> {
  await deleteItem(table, { userId, id })
}

/** Returns the channels that a user follows, newest first. */
export const listFollows = async (userId: string): Promise<StoredFollow[]> =>
  (await listItems(table, userId)).toSorted((one, other) => other.followedAt.localeCompare(one.followedAt))

/** Returns the ids of the channels that a user follows, of unreadable items too. */
export const listFollowedIds = async (userId: string): Promise<string[]> =>
  (await listItems(table, userId, { as: Key })).map(({ id }) => id)

/** Whether anybody follows a channel. */
export const hasFollowers = async (channelId: string): Promise<boolean> =>
  (await listItems(followersTable, channelId, { limit: 1 })).length > 0

/** Returns the ids of the users who follow a channel. */
export const listFollowers = async (channelId: string): Promise<string[]> =>
  (await listItems(followersTable, channelId, { eventual: true })).map(({ userId }) => userId)

/** Returns the follows of all users, in pages. */
export const scanFollows = (): AsyncGenerator<Key[]> => scanPages(table, { as: Key })

/** Returns the followers of all channels, in pages. */
export const scanFollowers = (): AsyncGenerator<Follower[]> => scanPages(followersTable)
