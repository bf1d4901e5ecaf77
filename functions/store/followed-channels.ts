import * as z from 'zod/mini'
import { absent, atMost, ifAbsent } from '#functions/lib/expression.ts'
import { changeItem, createItem, defineTable, deleteItem, listItems, updateItem } from '#functions/lib/table.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { followedChannels } from '#shared/tables.ts'

/** The lane of channels that a paying user follows, and that of all others. The first goes first. */
const lanes = ['paid', 'free'] as const
type Lane = (typeof lanes)[number]

/** Times at which a channel is due are before now, or the time of the next work. */
const Item = z.object({
  channelId: z.string(),
  /** About how many follow it: a call that was interrupted is not counted until the channel is described again. */
  followers: z.int(),
  lane: z.enum(lanes),
  /** The logarithm of `followers`, two digits. */
  size: z.string(),
  describeAt: z.iso.datetime(),
  listAt: z.iso.datetime(),
  subscribeAt: z.iso.datetime(),
  /** When YouTube announced a video that is not read yet; absent without one. */
  announcedAt: z.optional(z.iso.datetime()),
  /** When its videos were counted; absent until they were listed. */
  countedAt: z.optional(z.iso.datetime()),
})
type FollowedChannel = z.infer<typeof Item>
const table = defineTable(followedChannels, Item)

const toIso = (ms: number) => new Date(ms).toISOString()

/** Channels are described and listed again after this time, a week before the stored data expires. In milliseconds. */
const readAgainMs = 20 * dayMs
/** How long before their end subscriptions are renewed, and how long after a request it is repeated. In milliseconds. */
const extendMs = dayMs
const askAgainMs = 6 * hourMs
/** Videos are not counted again earlier than this, in milliseconds. */
export const minCountAgeMs = hourMs

/** The largest size: 2 ** 24 followers and more. */
const maxSize = 24
const sizes = Array.from({ length: maxSize + 1 }, (_, size) => size)
const formatSize = (size: number) => `${size}`.padStart(2, '0')
/** Returns the size of a channel with this many followers: the logarithm to base 2. */
const sizeOf = (followers: number): number => Math.min(maxSize, Math.floor(Math.log2(Math.max(1, followers))))

/** Anything before this was never done. */
const neverBefore = toIso(dayMs)
/** Returns the time since which a channel is due that was never read: before all others, and those with the most followers first. */
const neverRead = (followers: number) => toIso((maxSize - sizeOf(followers)) * 1000)

/** Returns the attributes of a channel that nobody has read yet. */
const unread = (followers: number) => ({
  size: formatSize(sizeOf(followers)),
  describeAt: neverRead(followers),
  listAt: neverRead(followers),
  subscribeAt: neverRead(followers),
})

/** Counts a new follower of a channel (`more` is 1), or makes sure that there is an item for one who is about to follow it (0). */
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

/** Counts one follower less. Does nothing where there is no item. */
export async function removeFollower(channelId: string): Promise<void> {
  const changed = await changeItem(table, { channelId }, { add: { followers: -1 } }, 'exists')
  if (changed) await resize(changed)
}

/** Moves a channel to the size of its followers. */
async function resize({ channelId, followers, ...stored }: FollowedChannel): Promise<void> {
  const { size, ...never } = unread(followers)
  if (size === stored.size) return
  const moved = Object.entries(never).filter(([name]) => stored[name as keyof typeof never] < neverBefore)
  await updateItem(table, { channelId }, { set: { size, ...Object.fromEntries(moved) } }, { size: stored.size })
}

/** When a channel was read, as `channels` has it (ISO 8601). */
interface Read {
  readonly fetchedAt?: string | undefined
  readonly listedAt?: string | undefined
  readonly countedAt?: string | undefined
  readonly pushUntil?: string | undefined
  readonly pushed?: ReadonlySet<string> | undefined
}

/** Adds a followed channel without an item, which may have been read already. Does nothing where it has one. */
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
    describeAt: after(read.fetchedAt, readAgainMs),
    listAt: after(read.listedAt, readAgainMs),
    subscribeAt: after(read.pushUntil, -extendMs),
    ...(read.listedAt && { countedAt: read.countedAt ?? never }),
    ...(read.pushed && { announcedAt: toIso(now) }),
  })
}

/** About the followers of a channel. */
export interface Survey {
  readonly followers: number
  /** Whether one of them pays. */
  readonly isPaid: boolean
}

/** A channel for which something is to be done. */
export interface DueChannel {
  readonly id: string
  readonly isPaid: boolean
  /** Since when it is due (ISO 8601). */
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
 * Returns the channels for which some work is due, at most `max`: those that a paying user follows first, then those that were never
 * read, by their number of followers, then those that are due for longest.
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
 * Returns the listed channels of each size whose videos were counted longest ago, at most `max` of each. `followers` is roughly how many
 * the channels of that size have; `countedAt` is in milliseconds, and undefined if they never were.
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
  /** Roughly. */
  readonly followers: number
  /** In milliseconds; undefined if they never were. */
  readonly countedAt: number | undefined
}

type Change = Parameters<typeof updateItem<typeof table>>[2]
/** Changes a channel that is still followed. Returns false for one that is not. */
const change = (channelId: string, changes: Change) => updateItem(table, { channelId }, changes, 'exists')

/** Notes that a channel was described, and what its followers are. Returns false, like the following, for one that is no longer followed. */
export const noteDescribed = (channelId: string, { followers, isPaid }: Survey, now: number): Promise<boolean> =>
  change(channelId, {
    set: {
      followers,
      lane: isPaid ? 'paid' : 'free',
      size: formatSize(sizeOf(followers)),
      describeAt: toIso(now + readAgainMs),
    },
  })

/** Notes that the uploads of a channel were listed: they can be counted, and those that were announced may be among them. */
export const noteListed = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, {
    set: { listAt: toIso(now + readAgainMs), announcedAt: toIso(now), countedAt: ifAbsent(neverRead(1)) },
  })

export const noteCounted = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, { set: { countedAt: toIso(now) } })

/** Notes that YouTube announced a video of a channel. */
export const noteAnnounced = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, { set: { announcedAt: toIso(now) } })

/** Notes that all videos were read that YouTube announced until `since`. */
export async function noteAnnouncedRead({ id: channelId, since }: DueChannel): Promise<void> {
  await updateItem(table, { channelId }, { remove: ['announcedAt'] }, { announcedAt: since })
}

/** Notes that a subscription to a channel was requested. */
export const noteSubscriptionAsked = (channelId: string, now: number): Promise<boolean> =>
  change(channelId, { set: { subscribeAt: toIso(now + askAgainMs) } })

/** Notes that a subscription to a channel lasts until a time (milliseconds since 1970). */
export const noteSubscribed = (channelId: string, until: number): Promise<boolean> =>
  change(channelId, { set: { subscribeAt: toIso(until - extendMs) } })

/** Notes that a paying user follows a channel. */
export const notePaid = (channelId: string): Promise<boolean> => change(channelId, { set: { lane: 'paid' } })

/** Puts work off until a time (milliseconds since 1970). */
export const putOff = (channelId: string, work: Work, until: number): Promise<boolean> =>
  change(channelId, { set: { [works[work]]: toIso(until) } })

/**
 * Deletes a channel that nobody follows. Returns false if followers were counted: someone has just followed it, or a call that was
 * interrupted did not count who left. Then nobody is counted from now on, so that the next attempt deletes it.
 */
export async function deleteFollowedChannel(channelId: string): Promise<boolean> {
  const isUncounted = [{ channelId: absent }, { followers: atMost(0) }]
  if (await deleteItem(table, { channelId }, isUncounted)) return true
  await change(channelId, { set: { followers: 0 } })
  return false
}
