import * as z from 'zod/mini'
import { YouTubeError } from '#functions/clients/youtube/errors.ts'
import { fetchUploadIds } from '#functions/clients/youtube/playlist.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { type OwnerPayer, withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { listReachDays } from '#functions/store/reach.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { YouTubeVideo } from '#shared/contract/video.ts'
import type { youtube } from '#shared/contract/youtube.ts'
import { videosKey } from './channel-data.ts'
import { sumReach, sumReachByVideo } from './reach/sums.ts'
import { fetchStaleIfError } from './stale-if-error.ts'

/** A connected channel's newest videos, as YouTube reported them at `fetchedAt`. */
export const ChannelVideos = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(YouTubeVideo) })
type ChannelVideos = z.infer<typeof ChannelVideos>

/** Returns the newest videos of the user's connected channel, with the impressions and click-through rate of each. */
export async function listChannelVideos(userId: string): Promise<Output<typeof youtube.videos>> {
  const channelId = await getConnectedChannelId(userId)
  if (!channelId) throw new Failure('youtube_not_connected')
  const [list, days] = await Promise.all([getVideos(userId, channelId), listReachDays({ userId, channelId })])
  const reachOf = sumReachByVideo(days)
  const videos = list.videos.map((video) => ({ ...video, ...reachOf(video.id) }))
  return {
    ...list,
    videos,
    reach: sumReach(days),
    canCompareTitleWords: isDerivedMetricAllowed('title_words'),
    canCompareWithUsual: isDerivedMetricAllowed('usual_multiple'),
  }
}

const getVideos = (userId: string, channelId: string) =>
  fetchStaleIfError({
    key: videosKey(userId, channelId),
    schema: ChannelVideos,
    fetch: (signal, isFirst) => fetchChannelVideos(channelId, { ownerId: userId, isFirst }, signal),
    isConnected: async () => (await getConnectedChannelId(userId)) === channelId,
  })

async function getConnectedChannelId(userId: string): Promise<string | undefined> {
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? channel.id : undefined
}

/** Fetches at most 50 public videos, newest first, for two units of quota. Throws what `withDataQuota` throws. */
async function fetchChannelVideos(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<ChannelVideos> {
  const fetchedAt = new Date().toISOString()
  const ids = await fetchIds(channelId, owner, signal)
  const fetched = ids.length > 0 ? await withDataQuota(owner, () => fetchVideos(ids, signal)) : []
  const videos = z
    .array(YouTubeVideo)
    .parse(fetched)
    .sort((one, other) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt))
  return { fetchedAt, videos }
}

async function fetchIds(channelId: string, owner: OwnerPayer, signal: AbortSignal): Promise<readonly string[]> {
  try {
    return (await withDataQuota(owner, () => fetchUploadIds(channelId, undefined, signal))).ids
  } catch (error) {
    // A channel that never published has no uploads playlist.
    if (error instanceof YouTubeError && error.kind === 'gone') return []
    throw error
  }
}
