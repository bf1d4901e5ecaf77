import * as z from 'zod/mini'
import { absent, atMost, ifAbsent } from '#functions/lib/expression.ts'
import {
  changeItem,
  createItem,
  defineTable,
  deleteItem,
  getItem,
  listItems,
  updateItem,
} from '#functions/lib/table.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { youtubeRereadMs } from '#shared/retention.ts'
import { followedChannels } from '#shared/tables.ts'

/** The lanes, in order of priority: channels that a paying user follows, and all others. */
const lanes = ['paid', 'free'] as const
type Lane = (typeof lanes)[number]

/** A followed channel. Its times are when work is due: in the past if it is due now. */
const Item = z.object({
  channelId: z.string(),
  /** The approximate number of followers: interrupted calls are not counted until the channel is described again. */
  followers: z.int(),
  lane: z.enum(lanes),
  /** The logarithm of `followers`, in two digits. */
  size: z.string(),
  describeAt: z.iso.datetime(),
  listAt: z.iso.datetime(),
  subscribeAt: z.iso.datetime(),
  /** When YouTube announced a video that is not read yet; absent if there is none. */
  announcedAt: z.optional(z.iso.datetime()),
  /** When its videos were counted; absent if they were not listed yet. */
  countedAt: z.optional(z.iso.datetime()),
})
type FollowedChannel = z.infer<typeof Item>
const table = defineTable(followedChannels, Item)

const toIso = (ms: number) => new Date(ms).toISOString()

/** How long before their end subscriptions are renewed, and how long after an unanswered request it is repeated. In milliseconds. */
const extendMs = dayMs
const askAgainMs = 6 * hourMs
/** The minimum time between two counts of a channel's videos, in milliseconds. */
export const minCountAgeMs = hourMs

/** The maximum size: 2 ** 24 followers and more. */
const maxSize = 24
const sizes = Array.from({ length: maxSize + 1 }, (_, size) => size)
const formatSize = (size: number) => `${size}`.padStart(2, '0')
/** Returns the size of a channel with this many followers: the logarithm to base 2. */
const sizeOf = (followers: number): number => Math.min(maxSize, Math.floor(Math.log2(Math.max(1, followers))))

/** Times before this mean that the work was never done. */
const neverBefore = toIso(dayMs)
/** Returns the due time of a channel that was never read: before all others, and the earlier the more followers it has. */
const neverRead = (followers: number) => toIso((maxSize - sizeOf(followers)) * 1000)

/** Returns the attributes of a channel that was never read. */
const unread = (followers: number) => ({
  size: formatSize(sizeOf(followers)),
  describeAt: neverRead(followers),
  listAt: neverRead(followers),
  subscribeAt: neverRead(followers),
})

/** Counts a new follower of a channel (`more` is 1), or creates its item before somebody follows it (0). */
export async function addFollower(channelId: string, isPaying: boolean, more: 0 | 1): Promise<void> {
  const { size, describeAt, listAt, subscribeAt } = unread(1)
  const set = {
    lane: isPaying ? ('paid' as const) : ifAbsent<Lane>('free'),
    size: ifAbsent(size),
    describeAt: ifAbsent(describeAt),
    listAt: ifAbsent(listAt),
    subscribeAt: ifAbsent(subscribeAt),
  }
  const changed = await changeItem(table, { channelId }, { set, add: { followers: more } })
  if (changed) await resize(changed)
}

/** Counts one follower less. Does nothing if the channel has no item. */
export async function removeFollower(channelId: string): Promise<void> {
  const changed = await changeItem(table, { channelId }, { add: { followers: -1 } }, 'exists')
  if (changed) await resize(changed)
}

/** Updates the size of a channel to its number of followers. */
async function resize({ channelId, followers, ...stored }: FollowedChannel): Promise<void> {
  const { size, ...never } = unread(followers)
  if (size === stored.size) return
  const moved = Object.entries(never).filter(([name]) => stored[name as keyof typeof never] < neverBefore)
  await updateItem(table, { channelId }, { set: { size, ...Object.fromEntries(moved) } }, { size: stored.size })
}

/** When a channel was read, from the table `channels` (ISO 8601). */
interface Read {
  readonly fetchedAt?: string | undefined
  readonly listedAt?: string | undefined
  readonly countedAt?: string | undefined
  readonly pushUntil?: string | undefined
  readonly pushed?: ReadonlySet<string> | undefined
}

/** Adds the item of a followed channel, which may have been read already. Does nothing if it exists. */
export async function adoptChannel(
  channelId: string,
  survey: Survey,
  read: Read = {},
  now = Date.now(),
): Promise<void> {
  const never = neverRead(survey.followers)
  const after = (at: string | undefined, ms: number) => (at === undefined ? never : toIso(Date.parse(at) + ms))
  await createItem(table, {
    channelId,
    ...unread(survey.followers),
    followers: survey.followers,
    lane: survey.isPaid ? 'paid' : 'free',
    describeAt: after(read.fetchedAt, youtubeRereadMs),
    listAt: after(read.listedAt, youtubeRereadMs),
    subscribeAt: after(read.pushUntil, -extendMs),
    ...(read.listedAt && { countedAt: read.countedAt ?? never }),
    ...(read.pushed && { announcedAt: toIso(now) }),
  })
}

/** Whether a channel has an item. */
export const hasFollowedChannel = async (channelId: string): Promise<boolean> =>
  (await getItem(table, { channelId }, { as: z.pick(Item, { channelId: true }) })) !== undefined

/** The result of counting a channel's followers. */
export interface Survey {
  readonly followers: number
  /** Whether one of them pays. */
  readonly isPaid: boolean
}

/** A channel with due work. */
export interface DueChannel {
  readonly id: string
  readonly isPaid: boolean
  /** Since when the work is due (ISO 8601). */
  readonly since: string
}

/** The index and the attribute of each kind of work. */
const works = {
  descriptions: 'describeAt',
  lists: 'listAt',
  announcements: 'announcedAt',
  subscriptions: 'subscribeAt',
} as const satisfies Readonly<Record<string, keyof FollowedChannel>>
type Work = keyof typeof works

/**
 * Returns the channels with due work of a kind, at most `max`. Channels that a paying user follows come first, then those that were never
 * read, by number of followers, then those that have been due the longest.
 */
export async function listDueChannels(work: Work, max: number, now: number): Promise<DueChannel[]> {
  const as = z.object({ channelId: z.string(), [works[work]]: z.string() })
  const found: DueChannel[] = []
  for (const lane of lanes) {
    const limit = max - found.length
    if (limit <= 0) break
    const items = await listItems(table, lane, { index: work, sort: atMost(toIso(now)), as, limit })
    for (const { channelId: id = '', [works[work]]: since = '' } of items)
      found.push({ id, isPaid: lane === 'paid', since })
  }
  return found
}

const Counted = z.pick(Item, { channelId: true, countedAt: true })

/**
 * Returns the listed channels of each size whose videos were counted longest ago, at most `max` of each. `followers` is the approximate
 * number for that size; `countedAt` is in milliseconds, and undefined if they were never counted.
 */
export async function listUncounted(max: number, now: number): Promise<Countable[]> {
  const read = async (size: number) => {
    const sort = atMost(toIso(now - minCountAgeMs))
    const items = await listItems(table, formatSize(size), { index: 'counts', sort, as: Counted, limit: max })
    return items.map(({ channelId: id, countedAt = '' }) => ({
      id,
      followers: 2 ** size,
      countedAt: countedAt < neverBefore ? undefined : Date.parse(countedAt),
    }))
  }
  return max > 0 ? (await Promise.all(sizes.map(read))).flat() : []
}

/** A channel whose videos are counted in one call. */
export interface Countable {
  readonly id: string
  /** The approximate number. */
  readonly followers: number
  /** In milliseconds since 1970; undefined if they were never counted. */
  readonly countedAt: number | undefined
}

type Change = Parameters<typeof updateItem<typeof table>>[2]
/** Changes a channel. Returns false if it is no longer followed. */
const change = (channelId: string, changes: Change) => updateItem(table, { channelId }, changes, 'exists')

/** Records that a channel was described, and its followers. Like the functions below, returns false if it is no longer followed. */
export const noteDescribed = (channelId: string, { followers, isPaid }: Survey, now: number): Promise<boolean> =>
  change(channelId, {
    set: {
      followers,
      lane: isPaid ? 'paid' : 'free',
      size: formatSize(sizeOf(followers)),
      describeAt: toIso(now + youtubeRereadMs),
    },
  })

/** Records that the uploads of a channel were listed. They can now be counted, and announced videos may be among them. */
export const noteListed = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, {
    set: { listAt: toIso(now + youtubeRereadMs), announcedAt: toIso(now), countedAt: ifAbsent(neverRead(1)) },
  })

export const noteCounted = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, { set: { countedAt: toIso(now) } })

/** Records that YouTube announced a video of a channel. */
export const noteAnnounced = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, { set: { announcedAt: toIso(now) } })

/** Records that all videos that YouTube announced until `since` were read. */
export async function noteAnnouncedRead({ id: channelId, since }: DueChannel): Promise<void> {
  await updateItem(table, { channelId }, { remove: ['announcedAt'] }, { announcedAt: since })
}

/** Records that a subscription to a channel was requested. */
export const noteSubscriptionAsked = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, { set: { subscribeAt: toIso(now + askAgainMs) } })

/** Records until when a subscription to a channel lasts (milliseconds since 1970). */
export const noteSubscribed = (channelId: string, until: number): Promise<boolean> =>
  change(channelId, { set: { subscribeAt: toIso(until - extendMs) } })

/** Records that a paying user follows a channel. */
export const notePaidFollower = (channelId: string): Promise<boolean> => change(channelId, { set: { lane: 'paid' } })

/** Postpones work until a time (milliseconds since 1970). */
export const putOff = (channelId: string, work: Work, until: number): Promise<boolean> =>
  change(channelId, { set: { [works[work]]: toIso(until) } })

/**
 * Deletes a channel without followers. Returns false if its count is above 0: somebody has just followed it, or an interrupted call did
 * not count down. Then resets the count, so that the next attempt deletes the channel.
 */
export async function deleteFollowedChannel(channelId: string): Promise<boolean> {
  const isUncounted = [{ channelId: absent }, { followers: atMost(0) }]
  if (await deleteItem(table, { channelId }, isUncounted)) return true
  await change(channelId, { set: { followers: 0 } })
  return false
}
