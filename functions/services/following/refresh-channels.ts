import { requestSubscription } from '#functions/clients/websub/hub.ts'
import { fetchChannels, maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploads, type ListedUpload } from '#functions/clients/youtube/playlist.ts'
import { fetchStats, fetchVideos, maxVideoIds, type Video, type VideoStats } from '#functions/clients/youtube/videos.ts'
import { nextPacificDay } from '#functions/lib/period.ts'
import {
  chargeDataCall,
  chargeStatsCall,
  fetchOrStop,
  markDataQuotaSpent,
  markStatsQuotaSpent,
  readFollowingStatsLeft,
  readFollowingUnitsLeft,
} from '#functions/services/youtube-quota/charge.ts'
import { listPayingUsers } from '#functions/store/accounts.ts'
import { markChannel, removePushed, type StoredChannel, saveChannel, scanChannels } from '#functions/store/channels.ts'
import { scanFollows } from '#functions/store/follows.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { getUploads, maxUploads, putUploads, replaceUploads, type StoredVideo } from '#functions/store/uploads.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { deferLookup, isDeferred, omitDeferred } from './defer-lookup.ts'
import { languageOf } from './language-of.ts'
import { callsOfRun, planCounts, runsLeft } from './plan-counts.ts'
import { publishOutliers } from './publish-outliers.ts'
import { subscriptionOf } from './subscription.ts'
import { deleteUnfollowed } from './unfollow.ts'

/** Channels are described and listed again after this time, a week before the stored data expires. In milliseconds. */
const readAgainMs = 20 * dayMs
/** The job's timeout, in seconds. */
const leaseSeconds = 300
/** The job's schedule, in milliseconds. */
const intervalMs = 15 * 60_000

/** How long before their end subscriptions are renewed, and how long after a request it is repeated. In milliseconds. */
const [extendMs, askAgainMs] = [dayMs, 6 * hourMs]
/** A step ends after this many failed calls in a row: the cause is then YouTube, not the channels. */
const maxFailures = 3

/** The most subscriptions that a run requests: 9,600 a day, while 20,000 channels need 5,000 at leases of five days. */
const maxSubscriptions = 100

/**
 * What a run did: channels described, channels whose uploads were listed, new videos that YouTube announced, channels whose videos
 * were counted, and channels whose subscription was requested.
 */
interface Counts {
  readonly described: number
  readonly listed: number
  readonly announced: number
  readonly counted: number
  readonly subscribed: number
}

/** The parameters of a run's steps. */
interface Run {
  readonly canContinue: () => boolean
  readonly now: number
}

/**
 * Updates followed channels: describes new and outdated ones and lists their uploads, those that paying users follow and then those
 * with the most followers first; reads new videos that YouTube announced; counts views within this run's part of the day's budget; and subscribes to push notifications.
 * A second run at the same time does nothing.
 */
export async function refreshChannels(canContinue: () => boolean, now = Date.now()): Promise<Counts> {
  const lease = await acquireLease('refresh-channels', leaseSeconds)
  if (!lease) return { described: 0, listed: 0, announced: 0, counted: 0, subscribed: 0 }
  const run = { canContinue, now }
  try {
    const paying = await listPayingUsers()
    const described = await describeChannels(await listFollowed(paying, now), run)
    const announced = await readAnnounced(await listFollowed(paying, now), run)
    const listed = await listUploads(await listFollowed(paying, now), run)
    const counted = await countVideos(await listFollowed(paying, now), run)
    return { described, listed, announced, counted, subscribed: await subscribe(await listFollowed(paying, now), run) }
  } finally {
    await lease.release()
  }
}

/** A followed channel and its stored data. */
interface Followed {
  readonly id: string
  readonly followers: number
  /** Whether a user with a paid plan follows it. */
  readonly isPaid: boolean
  readonly channel: StoredChannel | undefined
}

/** Orders channels that paying users follow before all others. */
const paidFirst = (one: Followed, other: Followed) => Number(other.isPaid) - Number(one.isPaid)

/** The share that a call about channels is charged to. A call about several is paid for if a paying user follows one of them. */
const payerOf = (channels: readonly Followed[]) =>
  channels.some(({ isPaid }) => isPaid) ? 'following' : 'freeFollowing'

/** Returns all followed channels: those that paying users follow first, then those with the most followers. */
async function listFollowed(paying: ReadonlySet<string>, now: number): Promise<Followed[]> {
  const followers = new Map<string, number>()
  const paid = new Set<string>()
  for await (const page of scanFollows())
    for (const { id: channelId, userId } of page) {
      followers.set(channelId, (followers.get(channelId) ?? 0) + 1)
      if (paying.has(userId)) paid.add(channelId)
    }
  const channels = new Map<string, StoredChannel>()
  for await (const page of scanChannels(now)) for (const channel of page) channels.set(channel.channelId, channel)
  return [...followers]
    .map(([id, count]) => ({ id, followers: count, isPaid: paid.has(id), channel: channels.get(id) }))
    .toSorted((one, other) => paidFirst(one, other) || other.followers - one.followers)
}

async function describeChannels(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  const due = followed.filter(({ channel }) => channel?.subscribers === undefined || isDue(channel.fetchedAt, now))
  const ids = await omitDeferred(
    'describe',
    due.map(({ id }) => id),
    now,
  )
  const dueById = new Map(due.map((one) => [one.id, one]))
  let described = 0
  for (let from = 0; from < ids.length && canContinue(); from += maxChannelIds) {
    const batch = ids.slice(from, from + maxChannelIds)
    if (!(await chargeDataCall(payerOf(batch.flatMap((id) => dueById.get(id) ?? [])), now))) break
    const channels = await fetchOrStop(() => fetchChannels(batch), markDataQuotaSpent)
    if (!channels) break
    for (const { id, ...channel } of channels) {
      await saveChannel({ channelId: id, ...channel }, now)
      // Unfollowed by its last follower in the meantime.
      await deleteUnfollowed(id)
    }
    const found = new Set(channels.map(({ id }) => id))
    for (const id of batch) if (!found.has(id)) await deferLookup('describe', id, 'rejected', now)
    described += channels.length
  }
  return described
}

async function listUploads(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  let [listed, calls, failures] = [0, 0, 0]
  const left = await readFollowingUnitsLeft(now)
  // Lists leave a unit to each further run of the day, for new videos that YouTube announces until then.
  const reserved = runsLeft(now, nextPacificDay(now), intervalMs) - 1
  const listedAt = ({ channel }: Followed) => channel?.listedAt ?? ''
  // Never listed ones before the oldest lists, so that no channel is listed twice before another is listed once.
  const order = (one: Followed, other: Followed) =>
    paidFirst(one, other) || listedAt(one).localeCompare(listedAt(other))
  let freeCalls = 0
  for (const one of followed.toSorted(order)) {
    const { id, channel, isPaid } = one
    if (!canContinue() || calls >= left.all - reserved || failures >= maxFailures) break
    if (!isPaid && freeCalls >= left.free - reserved) break
    if (!channel || !isDue(channel.listedAt, now) || (await isDeferred('list', id, now))) continue
    if (!(await chargeDataCall(payerOf([one]), now))) break
    if (!isPaid) freeCalls += 1
    calls += 1
    const uploads = await fetchOrSkip(() => fetchUploadsOrNone(id), markDataQuotaSpent)
    if (uploads === 'stop') break
    if (uploads === 'rejected' || uploads === 'busy') {
      await deferLookup('list', id, uploads, now)
      failures += 1
      continue
    }
    failures = 0
    const counted = new Map((await getUploads(id, now))?.videos.map((video) => [video.id, video]))
    const videos = uploads.map((upload) => ({ ...counted.get(upload.id), ...upload }))
    const language = languageOf(videos.map(({ title }) => title))
    await putUploads({ channelId: id, listedAt: new Date(now).toISOString(), language, videos }, now)
    // Unfollowed by its last follower in the meantime.
    if (!(await markChannel(id, 'listedAt', now))) await deleteUnfollowed(id)
    listed += 1
  }
  return listed
}

/** Reads the videos that YouTube announced, 50 per unit, and adds them to the uploads of their channels. */
async function readAnnounced(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  const unread: Announced[] = []
  for (const one of followed) {
    const { id: channelId, channel } = one
    if (!channel?.pushed) continue
    const uploads = await getUploads(channelId, now)
    // Its first list contains them.
    if (!uploads) continue
    const held = new Set(uploads.videos.map(({ id }) => id))
    const known = [...channel.pushed].filter((id) => held.has(id))
    if (known.length > 0) await removePushed(channelId, known)
    unread.push(...[...channel.pushed].filter((id) => !held.has(id)).map((id) => ({ id, channelId, of: one })))
  }
  let added = 0
  for (let from = 0; from < unread.length && canContinue(); from += maxVideoIds) {
    const batch = unread.slice(from, from + maxVideoIds)
    if (!(await chargeDataCall(payerOf(batch.map(({ of }) => of)), now))) break
    const videos = await fetchOrStop(() => fetchVideos(batch.map(({ id }) => id)), markDataQuotaSpent)
    if (!videos) break
    for (const channelId of new Set(batch.map((one) => one.channelId)))
      added += await addAnnounced(
        channelId,
        batch.filter((one) => one.channelId === channelId).map(({ id }) => id),
        videos,
        now,
      )
  }
  return added
}

/** A video that YouTube announced as one of a channel. */
interface Announced {
  readonly id: string
  readonly channelId: string
  readonly of: Followed
}

/** Adds those of a channel's announced videos that YouTube returned. Returns how many there were. */
async function addAnnounced(channelId: string, ids: readonly string[], fetched: readonly Video[], now: number) {
  const uploads = await getUploads(channelId, now)
  const added = fetched.filter((video) => video.channelId === channelId && ids.includes(video.id))
  if (!uploads) return 0
  if (added.length > 0) {
    const videos = [...added.map((video) => toStored(video, now)), ...uploads.videos]
      .toSorted((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
      .slice(0, maxUploads)
    await replaceUploads({ ...uploads, videos }, now)
  }
  // Removes all ids, including those of videos that are private or deleted by now.
  await removePushed(channelId, ids)
  return added.length
}

const toStored = ({ id, title, publishedAt, thumbnail, duration, views }: Video, now: number): StoredVideo => ({
  id,
  title,
  publishedAt,
  ...(thumbnail && { thumbnail: thumbnail.url }),
  ...(duration === null ? {} : { seconds: duration }),
  ...(views === null ? {} : { views, viewsAt: new Date(now).toISOString() }),
})

/** Subscribes to the push notifications of channels without a subscription, and renews those that end soon. */
async function subscribe(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  const before = (at: string | undefined, time: number) => at === undefined || Date.parse(at) < time
  const due = followed
    .flatMap(({ channel }) => channel ?? [])
    .filter((one) => before(one.pushUntil, now + extendMs) && before(one.pushAskedAt, now - askAgainMs))
    .toSorted((one, other) => (one.pushUntil ?? '').localeCompare(other.pushUntil ?? ''))
  let subscribed = 0
  for (const { channelId } of due.slice(0, maxSubscriptions)) {
    if (!canContinue()) break
    // Stored before the request, because the hub may verify it at once.
    if (!(await markChannel(channelId, 'pushAskedAt', now))) continue
    const outcome = await requestSubscription('subscribe', await subscriptionOf(channelId))
    if (outcome === 'busy') break
    if (outcome === 'accepted') subscribed += 1
  }
  return subscribed
}

/** Fetches a channel's uploads. Returns none for a channel that never published, which has no list of uploads. */
async function fetchUploadsOrNone(channelId: string): Promise<ListedUpload[]> {
  try {
    return await fetchUploads(channelId)
  } catch (error) {
    if (error instanceof YouTubeError && error.kind === 'gone') return []
    throw error
  }
}

async function countVideos(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  const countable = followed.flatMap(({ id, followers, channel }) =>
    channel?.listedAt === undefined ? [] : [{ id, followers, countedAt: parseTime(channel.countedAt) }],
  )
  const calls = callsOfRun(await readFollowingStatsLeft(now), now, nextPacificDay(now), intervalMs)
  let [counted, failures] = [0, 0]
  for (const { id } of planCounts(countable, calls, now)) {
    if (!canContinue() || failures >= maxFailures) break
    const uploads = await getUploads(id, now)
    if (uploads && uploads.videos.length > 0) {
      if (!(await chargeStatsCall('following', now))) break
      const stats = await fetchOrSkip(() => fetchStats(uploads.videos.map((video) => video.id)), markStatsQuotaSpent)
      if (stats === 'stop') break
      if (stats === 'rejected' || stats === 'busy') {
        // Treated as counted, so that it does not delay other channels.
        await markChannel(id, 'countedAt', now)
        failures += 1
        continue
      }
      failures = 0
      const videos = addStats(uploads.videos, stats, now)
      // Published before the counts are saved, so that the next count finds the same outliers if this fails.
      await publishOutliers(id, uploads.videos, videos)
      await replaceUploads({ ...uploads, videos }, now)
    }
    await markChannel(id, 'countedAt', now)
    counted += 1
  }
  return counted
}

/** Adds new counts to videos. A video without new counts keeps its earlier ones, because it is not necessarily deleted. */
function addStats(videos: readonly StoredVideo[], stats: readonly VideoStats[], now: number): StoredVideo[] {
  const byId = new Map(stats.map((one) => [one.id, one]))
  return videos.map((video) => {
    const { views, seconds } = byId.get(video.id) ?? {}
    return {
      ...video,
      ...(typeof seconds === 'number' ? { seconds } : {}),
      ...(typeof views === 'number' ? { views, viewsAt: new Date(now).toISOString() } : {}),
    }
  })
}

const isDue = (at: string | undefined, now: number) => at === undefined || now - Date.parse(at) > readAgainMs
const parseTime = (at: string | undefined) => (at === undefined ? undefined : Date.parse(at))

/**
 * Makes a call about one channel. Returns `rejected` if YouTube rejects this call, `busy` if it does not respond, and `stop` if calls
 * about other channels would fail too.
 */
async function fetchOrSkip<T>(
  call: () => Promise<T>,
  markQuotaSpent: () => Promise<void>,
): Promise<T | 'rejected' | 'busy' | 'stop'> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markQuotaSpent()
    if (error.kind === 'busy') return 'busy'
    return error.kind === 'bug' ? 'rejected' : 'stop'
  }
}
