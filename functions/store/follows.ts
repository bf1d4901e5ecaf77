import * as z from 'zod/mini'
import { absent, present } from '#functions/lib/expression.ts'
import {
  createItem,
  defineTable,
  deleteItem,
  getItem,
  listItems,
  queryPages,
  scanPages,
  updateItem,
} from '#functions/lib/table.ts'
import { follows } from '#shared/tables.ts'

/** A user's follow of a channel. */
const Item = z.object({
  userId: z.string(),
  id: z.string(),
  followedAt: z.iso.datetime(),
  muted: z.optional(z.boolean()),
  /**
   * Short hashes of the ids of dismissed videos, latest last, separated by spaces. They are not YouTube's data, so they need not expire.
   * A string, so that a condition can compare it.
   */
  dismissed: z.optional(z.string()),
})
export type StoredFollow = z.infer<typeof Item>
const table = defineTable(follows, Item)

/** A user and a channel. Deletions read only this, so that they also delete unreadable items. */
const Key = z.pick(Item, { userId: true, id: true })
type Key = z.infer<typeof Key>

/** Adds a follow. Returns false, changing nothing, if it exists. */
export const addFollow = (follow: StoredFollow): Promise<boolean> => createItem(table, follow)

/** Mutes a channel or stops muting it. Returns false if the user does not follow it. */
export const saveMuted = (key: Key, muted: boolean): Promise<boolean> =>
  updateItem(table, key, { set: { muted } }, 'exists')

/** Replaces the dismissed videos. Returns false, changing nothing, if they were changed in the meantime. */
export const saveDismissed = ({ userId, id, dismissed }: StoredFollow, next: string): Promise<boolean> =>
  // An empty string, after the last video was restored, differs from an absent attribute.
  updateItem(table, { userId, id }, { set: { dismissed: next } }, { userId: present, dismissed: dismissed ?? absent })

/** Returns a follow; undefined if there is none. */
export const getFollow = (key: Key): Promise<StoredFollow | undefined> => getItem(table, key)

/** Deletes a follow. Returns false if it does not exist. */
export const deleteFollow = ({ userId, id }: Key): Promise<boolean> => deleteItem(table, { userId, id }, 'exists')

/** Returns the channels that a user follows, newest first. */
export const listFollows = async (userId: string): Promise<StoredFollow[]> =>
  (await listItems(table, userId)).toSorted((a, b) => b.followedAt.localeCompare(a.followedAt))

/** Returns the ids of the channels that a user follows, including unreadable items. */
export const listFollowedIds = async (userId: string): Promise<string[]> =>
  (await listItems(table, userId, { as: Key })).map(({ id }) => id)

/** Returns whether anybody but `except` follows a channel. May miss follows of the last second. */
export const isFollowed = async (channelId: string, except?: string): Promise<boolean> =>
  (await listItems(table, channelId, { index: 'followers', as: Key, limit: 2 })).some(({ userId }) => userId !== except)

/** Returns the follows of a channel, in pages. May miss follows of the last second. */
export const followerPages = (channelId: string): AsyncGenerator<StoredFollow[]> =>
  queryPages(table, channelId, { index: 'followers' })

/** Returns the ids of a channel's followers, in pages, including unreadable items. May miss follows of the last second. */
export const followerIdPages = (channelId: string): AsyncGenerator<Key[]> =>
  queryPages(table, channelId, { index: 'followers', as: Key })

/** Returns the follows of all users, in pages. */
export const scanFollows = (): AsyncGenerator<Key[]> => scanPages(table, { as: Key })
