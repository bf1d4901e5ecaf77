import * as z from 'zod/mini'
import { fetchChannelCounts, maxChannelIds } from '#functions/clients/youtube/channels.ts'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos, maxVideoIds } from '#functions/clients/youtube/videos.ts'
import {
  chargeDataCall,
  fetchOrStop,
  markDataQuotaSpent,
  type Payer,
} from '#functions/services/youtube-quota/charge.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { dayMs } from '#shared/duration.ts'
import { youtubeRereadMs, youtubeSeconds } from '#shared/retention.ts'
import { forgetAnnounced, getAnnounced } from './announced.ts'
import { toUpload, Upload } from './upload.ts'

/**
 * A channel's counts and newest videos as YouTube returned them for our key at `fetchedAt`. Subscribers are rounded, and only public
 * videos are included.
 */
const ChannelReading = z.object({
  fetchedAt: z.iso.datetime(),
  title: z.string(),
  views: z.nullable(z.int()),
  /** Null if hidden. */
  subscribers: z.nullable(z.int()),
  videos: z.nullable(z.int()),
  /** The number of videos when the list of uploads was read. A different number means that the list has changed. */
  listed: z.nullable(z.int()),
  /** Newest first. Videos that were not read again keep their earlier counts for `historyMs`, with `countedAt`. */
  newest: z.array(Upload),
})
export type ChannelReading = z.infer<typeof ChannelReading>

/** How many of a channel's newest videos are read each time. */
export const newestVideos = 5
/** How many are read of the channels that were read longest ago, with the units left at the end of the day. */
export const newestOfOldest = 2
/** The maximum number of videos in a reading. It must not lose videos that were published since all of them were read. */
const maxNewest = 30

/** Videos that are not read ahead are counted again after this time, in milliseconds. */
export const historyMs: number = youtubeRereadMs

/** The cache key of a channel's reading. */
export const readingKey = (channelId: string): string => `read-ahead#${channelId}`

/** Returns the last reading of a channel, however old. Never calls YouTube. */
export const getReading = (channelId: string): Promise<ChannelReading | undefined> =>
  getCached(readingKey(channelId), ChannelReading)

/** Returns the last reading if it is at most a day old. */
export async function getFreshReading(channelId: string): Promise<ChannelReading | undefined> {
  const reading = await getReading(channelId)
  return reading && Date.now() - Date.parse(reading.fetchedAt) < dayMs ? reading : undefined
}

/**
 * Reads up to 50 channels and the newest videos of each (`newestOfEach`, or more if some are new). Costs a unit for all channels, one for
 * 50 videos, and one for each list of uploads with videos that YouTube did not announce. Returns the ids of the channels that it read;
 * undefined if a budget is spent or YouTube does not respond. If a list cannot be paid for, reads the videos that are already known.
 */
export async function readChannels(
  channelIds: readonly string[],
  payer: Payer,
  now = Date.now(),
  newestOfEach = newestVideos,
): Promise<ReadonlySet<string> | undefined> {
  const ids = [...new Set(channelIds)].slice(0, maxChannelIds)
  if (!(await chargeDataCall(payer, now))) return undefined
  const counted = await fetchOrStop(() => fetchChannelCounts(ids), markDataQuotaSpent)
  if (!counted) return undefined
  const states = await Promise.all(
    counted.map(async (channel) => {
      const [earlier, announced] = await Promise.all([getReading(channel.id), getAnnounced(channel.id)])
      const known = (earlier?.newest ?? []).map(({ id }) => id)
      const unread = announced.filter((id) => !known.includes(id))
      const isExplained = earlier && isExplainedBy(earlier, channel.videos, unread.length)
      const list = isExplained ? undefined : await listNewest(channel.id, payer, now)
      return {
        channel,
        // If no video of the list is known, videos between the list and the known ones may be missing.
        earlier: list && known.length > 0 && !list.some((id) => known.includes(id)) ? undefined : earlier,
        announced,
        listed: list || isExplained ? channel.videos : (earlier?.listed ?? null),
        ids: list ?? [...unread, ...known.slice(0, Math.max(0, newestOfEach - unread.length))],
      }
    }),
  )
  const videos = await readVideos(
    states.flatMap((state) => state.ids),
    payer,
    now,
  )
  if (!videos) return undefined
  const fetchedAt = new Date(now).toISOString()
  await Promise.all(
    states.map(async ({ channel: { id, ...counts }, earlier, announced, listed, ids: newestIds }) => {
      const read = newestIds.flatMap((videoId) => videos.get(videoId) ?? [])
      const newest = mergeVideos(read, earlier?.newest ?? [], earlier?.fetchedAt ?? fetchedAt)
        // The oldest count decides when the reading expires, which must not be before the next one. Lists count these videos again.
        .filter(({ countedAt }) => countedAt === undefined || now - Date.parse(countedAt) < historyMs)
        .slice(0, maxNewest)
      const reading: ChannelReading = { fetchedAt, ...counts, listed, newest }
      await putCached(readingKey(id), reading, secondsLeft(reading, now), now)
      if (announced.length > 0) await forgetAnnounced(id)
    }),
  )
  return new Set(counted.map(({ id }) => id))
}

/** Whether a channel's number of videos equals that of its last list, with or without the videos announced since. */
const isExplainedBy = ({ listed }: ChannelReading, videos: number | null, announced: number): boolean =>
  listed === videos || (listed !== null && listed + announced === videos)

/** Returns the ids of a channel's newest videos; undefined if they cannot be paid for or YouTube does not respond. */
async function listNewest(channelId: string, payer: Payer, now: number): Promise<readonly string[] | undefined> {
  if (!(await chargeDataCall(payer, now))) return undefined
  return fetchOrStop(async () => {
    try {
      return (await fetchUploadIds(channelId)).ids.slice(0, newestVideos)
    } catch (error) {
      // A channel that never published has no list of uploads.
      if (error instanceof YouTubeError && error.kind === 'gone') return []
      throw error
    }
  }, markDataQuotaSpent)
}

async function readVideos(ids: readonly string[], payer: Payer, now: number): Promise<Map<string, Upload> | undefined> {
  const found = new Map<string, Upload>()
  for (let from = 0; from < ids.length; from += maxVideoIds) {
    if (!(await chargeDataCall(payer, now))) return undefined
    const videos = await fetchOrStop(() => fetchVideos(ids.slice(from, from + maxVideoIds)), markDataQuotaSpent)
    if (!videos) return undefined
    for (const video of videos) found.set(video.id, toUpload(video))
  }
  return found
}

/** Merges two lists of videos, newest first. Sets `countedAt` for videos of the earlier list, by default to `earlierAt`. */
function mergeVideos(newer: readonly Upload[], earlier: readonly Upload[], earlierAt: string): Upload[] {
  const ids = new Set(newer.map(({ id }) => id))
  const rest = earlier
    .filter(({ id }) => !ids.has(id))
    .map((video) => ({ ...video, countedAt: video.countedAt ?? earlierAt }))
  return [...newer, ...rest].toSorted((a, b) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt))
}

/** Returns how long a reading may be stored, in seconds. Its oldest count decides. */
function secondsLeft({ newest }: ChannelReading, now: number): number {
  const counted = newest.flatMap(({ countedAt }) => (countedAt === undefined ? [] : [Date.parse(countedAt)]))
  return youtubeSeconds - Math.ceil((now - Math.min(now, ...counted)) / 1000)
}

/** A list of videos, as YouTube reported them at `fetchedAt`. */
interface Listed {
  readonly fetchedAt: string
  readonly videos: Upload[]
}

/** Updates a list of a channel's videos with a later reading of the newest ones. */
export function addReading<T extends Listed>(list: T, reading: ChannelReading | undefined): T {
  if (!reading || reading.fetchedAt <= list.fetchedAt) return list
  // Videos that the reading itself took from an earlier one may be older than the list.
  const later = reading.newest.filter(({ countedAt }) => countedAt === undefined || countedAt > list.fetchedAt)
  return { ...list, fetchedAt: reading.fetchedAt, videos: mergeVideos(later, list.videos, list.fetchedAt) }
}
