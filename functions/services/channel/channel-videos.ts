import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds, type UploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos, maxVideoIds } from '#functions/clients/youtube/videos.ts'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { type OwnerPayer, withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { deleteCached } from '#functions/store/cache.ts'
import { listReachDays } from '#functions/store/reach.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { YouTubeVideo } from '#shared/contract/video.ts'
import { maxChannelVideos, type youtube } from '#shared/contract/youtube.ts'
import { videosKey } from './channel-data.ts'
import { sumReach, sumReachByVideo } from './reach/sums.ts'
import { getFreshReading, getReading, historyMs } from './reading.ts'
import { getCachedUploads, saveFirstPage, type Uploads, uploadsKey } from './recent-uploads.ts'
import { fetchStaleIfError, isUpToDate } from './stale-if-error.ts'
import { toUpload, toYouTubeVideo } from './upload.ts'
import { compareUploads } from './usual.ts'

/** A connected channel's newest 50 videos, as YouTube reported them at `fetchedAt`. */
export const NewestVideos = z.object({
  fetchedAt: z.iso.datetime(),
  videos: z.array(YouTubeVideo),
  /** When the other videos were counted, if the newest have since been read ahead. */
  countedSince: z.optional(z.iso.datetime()),
  /** Whether these are only the videos that were read ahead, because there were no units for all of them. */
  isPartial: z.optional(z.literal(true)),
  /** Whether videos between those that were read ahead and the others may be missing. */
  hasGap: z.optional(z.literal(true)),
})
export type NewestVideos = z.infer<typeof NewestVideos>

/**
 * Returns the latest videos of the user's connected channel, with the impressions and click-through rate of each, and its multiple of the
 * usual. They are the recent uploads that every other screen uses, so that a video has the same multiple everywhere. Only the counts of
 * the newest 50 are more recent.
 */
export async function listChannelVideos(userId: string, isRefresh = false): Promise<Output<typeof youtube.videos>> {
  const channelId = await getConnectedChannelId(userId)
  if (!channelId) throw new Failure('youtube_not_connected')
  const canCompareWithUsual = isDerivedMetricAllowed('usual_multiple')
  const [newest, days] = await Promise.all([
    getNewest(userId, channelId, isRefresh),
    listReachDays({ userId, channelId }),
  ])
  const uploads = await getCachedUploads(channelId)
  const usual = uploads && canCompareWithUsual ? compareUploads(uploads) : undefined
  const reachOf = sumReachByVideo(days)
  const { fetchedAt, stale, countedSince = fetchedAt } = newest
  const listed = addOlder(newest.videos, uploads)
  const videos = listed.map((video) => ({ ...video, ...reachOf(video.id), usual: usual?.get(video.id) ?? null }))
  return {
    fetchedAt,
    stale,
    countedSince: [countedSince, ...countsOf(listed.slice(newest.videos.length), uploads)].toSorted()[0] ?? fetchedAt,
    videos,
    reach: sumReach(days),
    canCompareTitleWords: isDerivedMetricAllowed('title_words'),
    canCompareWithUsual,
  }
}

const getNewest = (userId: string, channelId: string, isRefresh: boolean) =>
  fetchStaleIfError(
    {
      key: videosKey(userId, channelId),
      schema: NewestVideos,
      renew: (cached) => addReadAhead(cached, channelId),
      fetch: (signal, reading, renewed) => readNewest(channelId, { ownerId: userId, reading }, signal, renewed),
      isConnected: async () => {
        const isConnected = (await getConnectedChannelId(userId)) === channelId
        if (!isConnected) await deleteCached(uploadsKey(channelId))
        return isConnected
      },
    },
    isRefresh,
  )

/** Returns when those of the recent uploads that are in `videos` were counted. */
const countsOf = (videos: readonly YouTubeVideo[], uploads: Uploads | undefined) => {
  const ids = new Set(videos.map(({ id }) => id))
  return (uploads?.videos ?? []).flatMap(({ id, countedAt = uploads?.fetchedAt }) =>
    ids.has(id) && countedAt !== undefined ? [countedAt] : [],
  )
}

/**
 * Updates the newest videos with what has since been read ahead. Videos that were not read keep their earlier counts, because private
 * videos are invisible to our key. All videos are due once these counts are too old.
 */
async function addReadAhead(
  cached: NewestVideos,
  channelId: string,
): Promise<{ readonly value: NewestVideos; readonly isDue: boolean }> {
  const readAt = cached.countedSince ?? cached.fetchedAt
  const isDue = cached.isPartial === true || Date.now() - Date.parse(readAt) > historyMs
  const reading = await getReading(channelId)
  if (!reading || reading.fetchedAt <= cached.fetchedAt) return { value: cached, isDue }
  const read = reading.newest.filter(({ countedAt }) => countedAt === undefined || countedAt > cached.fetchedAt)
  const ids = new Set(read.map(({ id }) => id))
  const videos = [...read.map(toYouTubeVideo), ...cached.videos.filter(({ id }) => !ids.has(id))].sort(byNewest)
  const value: NewestVideos = {
    ...cached,
    fetchedAt: reading.fetchedAt,
    countedSince: readAt,
    videos: videos.slice(0, maxVideoIds),
    ...(!cached.videos.some(({ id }) => reading.newest.some((video) => video.id === id)) && { hasGap: true }),
  }
  return { value, isDue }
}

/** Returns the newest videos from the recent uploads if these were just fetched, else fetches them. */
async function readNewest(
  channelId: string,
  owner: OwnerPayer,
  signal: AbortSignal,
  renewed: NewestVideos | undefined,
): Promise<NewestVideos> {
  const uploads = await getCachedUploads(channelId)
  const first = uploads?.videos.slice(0, maxVideoIds) ?? []
  if (uploads && isUpToDate(uploads, true) && first.every(({ countedAt }) => countedAt === undefined))
    return { fetchedAt: uploads.fetchedAt, videos: first.map(toYouTubeVideo).sort(byNewest) }
  return renewed && !renewed.isPartial && !renewed.hasGap && owner.reading === 'others'
    ? recount(channelId, renewed.videos, uploads, owner, signal)
    : fetchNewestOrReadAhead(channelId, owner, signal)
}

/**
 * Updates the counts of known videos, for one unit. New videos were already read ahead. Leaves out videos that are no longer public.
 * Saves the result as the first page of the recent uploads if those are due. Throws what `withDataQuota` throws.
 */
async function recount(
  channelId: string,
  videos: readonly YouTubeVideo[],
  uploads: Uploads | undefined,
  owner: OwnerPayer,
  signal: AbortSignal,
): Promise<NewestVideos> {
  const fetchedAt = new Date().toISOString()
  const ids = videos.map(({ id }) => id)
  const fetched = ids.length > 0 ? await withDataQuota(owner, () => fetchVideos(ids, signal)) : []
  const next = uploads?.videos.flatMap(({ id }) => (ids.includes(id) ? [] : [id])).slice(0, maxVideoIds)
  // Without cached uploads, a full page may have a next one.
  if (next || ids.length < maxVideoIds)
    await saveFirstPage(channelId, { videos: fetched.map(toUpload), next }, toPayer(owner))
  return { fetchedAt, videos: z.array(YouTubeVideo).parse(fetched).sort(byNewest) }
}

const toPayer = ({ ownerId }: OwnerPayer) => ({ userId: ownerId, use: 'history' }) as const

/** Fetches the newest videos. For a channel whose videos were never read, falls back to what was read ahead if no units are left. */
async function fetchNewestOrReadAhead(
  channelId: string,
  owner: OwnerPayer,
  signal: AbortSignal,
): Promise<NewestVideos> {
  try {
    return await fetchNewest(channelId, owner, signal)
  } catch (error) {
    const isSpent = error instanceof Failure && error.code === 'youtube_quota_exceeded'
    const reading = isSpent && owner.reading === 'first' ? await getFreshReading(channelId) : undefined
    if (!reading) throw error
    return { fetchedAt: reading.fetchedAt, videos: reading.newest.map(toYouTubeVideo), isPartial: true }
  }
}

const byNewest = (a: YouTubeVideo, b: YouTubeVideo) => Date.parse(b.publishedAt) - Date.parse(a.publishedAt)

/** Adds the recent uploads that are older than the newest videos, up to `maxChannelVideos` in total. */
function addOlder(newest: readonly YouTubeVideo[], uploads: Uploads | undefined): YouTubeVideo[] {
  const oldest = newest.at(-1)
  const older = (uploads?.videos ?? []).filter(
    ({ publishedAt }) => oldest && Date.parse(publishedAt) < Date.parse(oldest.publishedAt),
  )
  return [...newest, ...older.map(toYouTubeVideo)].slice(0, maxChannelVideos)
}

async function getConnectedChannelId(userId: string): Promise<string | undefined> {
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? channel.id : undefined
}

/**
 * Fetches at most 50 public videos, newest first, for two units of quota, and saves them as the first page of the recent uploads
 * if those are due. Throws what `withDataQuota` throws.
 */
async function fetchNewest(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<NewestVideos> {
  const fetchedAt = new Date().toISOString()
  const { ids, next } = await fetchIds(channelId, owner, signal)
  const fetched = ids.length > 0 ? await withDataQuota(owner, () => fetchVideos(ids, signal)) : []
  await saveFirstPage(channelId, { videos: fetched.map(toUpload), next }, toPayer(owner))
  return { fetchedAt, videos: z.array(YouTubeVideo).parse(fetched).sort(byNewest) }
}

async function fetchIds(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<UploadIds> {
  try {
    return await withDataQuota(owner, () => fetchUploadIds(channelId, undefined, signal))
  } catch (error) {
    // A channel that never published has no uploads playlist.
    if (error instanceof YouTubeError && error.kind === 'gone') return { ids: [] }
    throw error
  }
}
