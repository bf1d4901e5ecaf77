import { fetchChannels, maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploads, type ListedUpload } from '#functions/clients/youtube/playlist.ts'
import { fetchStats, type VideoStats } from '#functions/clients/youtube/videos.ts'
import { nextPacificDay } from '#functions/lib/period.ts'
import {
  chargeDataCall,
  chargeStatsCall,
  markDataQuotaSpent,
  markStatsQuotaSpent,
  readStatsCallsLeft,
} from '#functions/services/youtube-quota/charge.ts'
import { markChannel, type StoredChannel, saveChannel, scanChannels } from '#functions/store/channels.ts'
import { scanFollowers } from '#functions/store/follows.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { deleteUploads, getUploads, putUploads, replaceUploads, type StoredVideo } from '#functions/store/uploads.ts'
import { callsOfRun, planCounts } from './plan-counts.ts'

/** Channels are described and listed again after this time, a week before what we hold expires. In milliseconds. */
const readAgainMs = 20 * 86_400_000
/** The job's timeout. */
const leaseSeconds = 300
/** The job's schedule, in milliseconds. */
const intervalMs = 15 * 60_000

/** What a run did: channels described, channels whose uploads were listed, and channels whose videos were counted. */
interface Counts {
  readonly described: number
  readonly listed: number
  readonly counted: number
}

/** What the steps of a run share. */
interface Run {
  readonly canContinue: () => boolean
  readonly now: number
}

/**
 * Describes followed channels and lists their uploads, where that was never done or long ago, those with the most followers
 * first; then counts the views of their videos with this run's part of the day's budget. A second run at the same time does
 * nothing.
 */
export async function refreshChannels(canContinue: () => boolean, now = Date.now()): Promise<Counts> {
  const lease = await acquireLease('refresh-channels', leaseSeconds)
  if (!lease) return { described: 0, listed: 0, counted: 0 }
  const run = { canContinue, now }
  try {
    const described = await describeChannels(await listFollowed(now), run)
    const listed = await listUploads(await listFollowed(now), run)
    return { described, listed, counted: await countVideos(await listFollowed(now), run) }
  } finally {
    await lease.release()
  }
}

/** A followed channel, and what we hold about it. */
interface Followed {
  readonly id: string
  readonly followers: number
  readonly channel: StoredChannel | undefined
}

/** Returns all followed channels, those with the most followers first. */
async function listFollowed(now: number): Promise<Followed[]> {
  const followers = new Map<string, number>()
  for await (const page of scanFollowers())
    for (const { channelId } of page) followers.set(channelId, (followers.get(channelId) ?? 0) + 1)
  const channels = new Map<string, StoredChannel>()
  for await (const page of scanChannels(now)) for (const channel of page) channels.set(channel.channelId, channel)
  return [...followers]
    .map(([id, count]) => ({ id, followers: count, channel: channels.get(id) }))
    .toSorted((one, other) => other.followers - one.followers)
}

async function describeChannels(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  const due = followed.filter(({ channel }) => channel?.subscribers === undefined || isDue(channel.fetchedAt, now))
  const ids = due.map(({ id }) => id)
  let described = 0
  for (let from = 0; from < ids.length && canContinue(); from += maxChannelIds) {
    if (!(await chargeDataCall('following', now))) break
    const channels = await fetchOrStop(() => fetchChannels(ids.slice(from, from + maxChannelIds)), markDataQuotaSpent)
    if (!channels) break
    for (const { id, ...channel } of channels) await saveChannel({ channelId: id, ...channel }, now)
    described += channels.length
  }
  return described
}

async function listUploads(followed: readonly Followed[], { canContinue, now }: Run): Promise<number> {
  let listed = 0
  // Those never listed first, then the longest ago, so that a popular channel's second list does not delay another's first.
  const listedAt = ({ channel }: Followed) => channel?.listedAt ?? ''
  for (const { id, channel } of followed.toSorted((one, other) => listedAt(one).localeCompare(listedAt(other)))) {
    if (!canContinue()) break
    if (!channel || !isDue(channel.listedAt, now)) continue
    if (!(await chargeDataCall('following', now))) break
    const uploads = await fetchOrStop(() => fetchUploadsOrNone(id), markDataQuotaSpent)
    if (!uploads) break
    const counted = new Map((await getUploads(id, now))?.videos.map((video) => [video.id, video]))
    const videos = uploads.map((upload) => ({ ...counted.get(upload.id), ...upload }))
    await putUploads({ channelId: id, listedAt: new Date(now).toISOString(), videos }, now)
    // Unfollowed by its last follower in the meantime.
    if (!(await markChannel(id, 'listedAt', now))) await deleteUploads(id)
    listed += 1
  }
  return listed
}

/** Fetches a channel's uploads. A channel that never published has no list of them. */
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
  const calls = callsOfRun(await readStatsCallsLeft(now), now, nextPacificDay(now), intervalMs)
  let counted = 0
  for (const { id } of planCounts(countable, calls, now)) {
    if (!canContinue()) break
    const uploads = await getUploads(id, now)
    if (uploads && uploads.videos.length > 0) {
      if (!(await chargeStatsCall(now))) break
      const stats = await fetchOrStop(() => fetchStats(uploads.videos.map((video) => video.id)), markStatsQuotaSpent)
      if (!stats) break
      await replaceUploads({ ...uploads, videos: addStats(uploads.videos, stats, now) }, now)
    }
    await markChannel(id, 'countedAt', now)
    counted += 1
  }
  return counted
}

/** Adds new counts to videos. A video without any keeps its earlier ones with their age: it need not be deleted. */
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

/** Makes a call. Returns undefined where YouTube does not respond, or its quota is spent: the next run tries again. */
async function fetchOrStop<T>(call: () => Promise<T>, markQuotaSpent: () => Promise<void>): Promise<T | undefined> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof YouTubeError)) throw error
    if (error.kind === 'quota') await markQuotaSpent()
    return undefined
  }
}
