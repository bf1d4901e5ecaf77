import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { listReachDays } from '#functions/store/reach.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { youtube } from '#shared/contract/youtube.ts'
import { videosKey } from './channel-data.ts'
import { fetchOwnVideos, OwnVideos } from './own-videos.ts'
import { sumReach, sumReachByVideo } from './reach/sums.ts'
import { fetchStaleIfError } from './stale-if-error.ts'

/** Returns the newest videos of the user's connected channel, with the impressions and click-through rate of each. */
export async function listChannelVideos(userId: string): Promise<Output<typeof youtube.videos>> {
  const channelId = await getConnectedChannelId(userId)
  if (!channelId) throw new Failure('youtube_not_connected')
  const [list, days] = await Promise.all([getVideos(userId, channelId), listReachDays({ userId, channelId })])
  const reachOf = sumReachByVideo(days)
  const videos = list.videos.map((video) => ({ ...video, ...reachOf(video.id) }))
  return { ...list, videos, reach: sumReach(days), words: isDerivedMetricAllowed('title_words') }
}

const getVideos = (userId: string, channelId: string) =>
  fetchStaleIfError({
    key: videosKey(userId, channelId),
    schema: OwnVideos,
    fetch: (signal, isFirst) => fetchOwnVideos(channelId, { ownerId: userId, isFirst }, signal),
    isConnected: async () => (await getConnectedChannelId(userId)) === channelId,
  })

async function getConnectedChannelId(userId: string): Promise<string | undefined> {
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? channel.id : undefined
}
