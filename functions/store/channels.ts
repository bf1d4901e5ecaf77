import * as z from 'zod/mini'
import { absent, atLeast, fewerThan, present } from '#functions/lib/expression.ts'
import {
  createItem,
  defineTable,
  deleteItem,
  expiryIn,
  getItem,
  scanPage,
  scanPages,
  updateItem,
} from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { channels } from '#shared/tables.ts'

/** A followed channel as YouTube described it at `fetchedAt`. */
const Item = z.object({
  channelId: z.string(),
  title: z.string(),
  handle: z.nullable(z.string()),
  thumbnail: z.nullable(z.url()),
  /** Null if hidden; absent if not read yet. */
  subscribers: z.optional(z.nullable(z.int())),
  fetchedAt: z.iso.datetime(),
  /** When its uploads were listed and counted. Only in items of earlier releases: see `followed-channels.ts`. */
  listedAt: z.optional(z.iso.datetime()),
  countedAt: z.optional(z.iso.datetime()),
  /** When we last requested its subscription to push notifications, and when the lease ends. */
  pushAskedAt: z.optional(z.iso.datetime()),
  pushUntil: z.optional(z.iso.datetime()),
  /** The ids of announced videos that are not read yet. */
  pushed: z.optional(z.set(z.string())),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredChannel = z.infer<typeof Item>

const table = defineTable(channels, Item)

/** Returns a channel; undefined if there is none or it has expired. */
export const getChannel = (channelId: string, now = Date.now()): Promise<StoredChannel | undefined> =>
  getItem(table, { channelId }, { now })

/** Returns a page of channel ids, including unreadable and expired items, starting after the id `after`. */
export async function listChannelIds(after?: string): Promise<Page<string>> {
  const { items, next } = await scanPage(table, after, { as: z.pick(Item, { channelId: true }), limit: 1000 })
  return { items: items.map(({ channelId }) => channelId), next }
}

/** Returns all channels that have not expired, in pages. */
export const scanChannels = (now = Date.now()): AsyncGenerator<StoredChannel[]> => scanPages(table, { now })

/** A channel from a lookup, without its subscribers. */
type FoundChannel = Pick<StoredChannel, 'channelId' | 'title' | 'handle' | 'thumbnail'>

/** Adds a channel from a lookup. Does nothing if it exists, but replaces an expired item. */
export async function addChannel(
  { channelId, title, handle, thumbnail }: FoundChannel,
  now = Date.now(),
): Promise<void> {
  const fetchedAt = new Date(now).toISOString()
  const expiresAt = expiryIn(channels, now)
  await createItem(table, { channelId, title, handle, thumbnail, fetchedAt, expiresAt }, now)
}

/** Saves a new description of a channel by YouTube. */
export async function saveChannel(
  { channelId, title, handle, thumbnail, subscribers }: FoundChannel & { readonly subscribers: number | null },
  now = Date.now(),
): Promise<void> {
  const fetchedAt = new Date(now).toISOString()
  const set = { title, handle, thumbnail, subscribers, fetchedAt, expiresAt: expiryIn(channels, now) }
  await updateItem(table, { channelId }, { set })
}

/** Stores that a channel's subscription was requested. Returns false if the channel was deleted in the meantime. */
export const markSubscriptionAsked = (channelId: string, now = Date.now()): Promise<boolean> =>
  updateItem(table, { channelId }, { set: { pushAskedAt: new Date(now).toISOString() } }, 'exists')

/** Stores when the lease of a subscription ends. Returns false, changing nothing, if none was requested since `requestedSince`. */
export const saveLease = (channelId: string, until: number, requestedSince: number): Promise<boolean> =>
  updateItem(
    table,
    { channelId },
    { set: { pushUntil: new Date(until).toISOString() } },
    { pushAskedAt: atLeast(new Date(requestedSince).toISOString()) },
  )

/** No more announced videos are added while this many wait to be read. Others are found by listing the channel's uploads. */
const maxAnnounced = 20

/** Records announced videos of a followed channel. Does nothing if the channel was deleted or too many wait. */
export async function addAnnouncedToFollowed(channelId: string, ids: readonly string[]): Promise<void> {
  const hasRoom = [
    { channelId: present, pushed: absent },
    { channelId: present, pushed: fewerThan(maxAnnounced) },
  ]
  await updateItem(table, { channelId }, { add: { pushed: new Set(ids.slice(0, maxAnnounced)) } }, hasRoom)
}

/** Removes announced videos that were read. */
export async function removeAnnouncedFromFollowed(channelId: string, ids: readonly string[]): Promise<void> {
  await updateItem(table, { channelId }, { take: { pushed: new Set(ids) } }, 'exists')
}

/** Deletes a channel. Does nothing if it does not exist. */
export async function deleteChannel(channelId: string): Promise<void> {
  await deleteItem(table, { channelId })
}
