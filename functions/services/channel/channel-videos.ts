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
import { getCachedUploads, saveFirstPage, type Uploads, uploadsKey } from './recent-uploads.ts'
import { fetchStaleIfError, isUpToDate } from './stale-if-error.ts'
import { toUpload, toYouTubeVideo } from './upload.ts'
import { compareUploads } from './usual.ts'

/** A connected channel's newest 50 videos, as YouTube reported them at `fetchedAt`. */
const NewestVideos = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(YouTubeVideo) })
type NewestVideos = z.infer<typeof NewestVideos>

/**
 * Returns the latest videos of the user's connected channel, with the impressions and click-through rate of each, and its
 * multiple of the usual. These are the recent uploads that every other screen takes, so that a video has the same multiple
 * everywhere; only what YouTube counts is newer, for the newest 50.
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
  const videos = addOlder(newest.videos, uploads).map((video) => ({
    ...video,
    ...reachOf(video.id),
    usual: usual?.get(video.id) ?? null,
  }))
  return {
    ...newest,
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
      fetch: (signal, reading) => readNewest(channelId, { ownerId: userId, reading }, signal),
      isConnected: async () => {
        const isConnected = (await getConnectedChannelId(userId)) === channelId
        if (!isConnected) await deleteCached(uploadsKey(channelId))
        return isConnected
      },
    },
    isRefresh,
  )

/** Takes the newest videos from the recent uploads if those were just fetched, else fetches them. */
async function readNewest(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<NewestVideos> {
  const uploads = await getCachedUploads(channelId)
  if (!uploads || !isUpToDate(uploads, true)) return fetchNewest(channelId, owner, signal)
  return {
    fetchedAt: uploads.fetchedAt,
    videos: uploads.videos.slice(0, maxVideoIds).map(toYouTubeVideo).sort(byNewest),
  }
}

const byNewest = (one: YouTubeVideo, other: YouTubeVideo) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt)

/** Adds the recent uploads that are older than the newest videos, at most as many as there can be recent uploads. */
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
  await saveFirstPage(channelId, { videos: fetched.map(toUpload), next }, { userId: owner.ownerId, use: 'history' })
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
