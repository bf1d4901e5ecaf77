import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { videosKey } from '#functions/services/channel/channel-data.ts'
import { fetchOwnVideos, OwnVideos } from '#functions/services/channel/own-videos.ts'
import { sumReach, sumReachByVideo } from '#functions/services/channel/reach/sums.ts'
import { fetchStaleIfError } from '#functions/services/channel/stale-if-error.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { deleteCached, getCached, putCached } from '#functions/store/cache.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { listReachDays } from '#functions/store/reach.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(youtube.videos, async ({ userId }) => {
  const channelId = await connectedChannel(userId)
  if (!channelId) throw new Failure('youtube_not_connected')
  const [answer, days] = await Promise.all([listed(userId, channelId), listReachDays({ userId, channelId })])
  const [reach, reachOf] = [sumReach(days), sumReachByVideo(days)]
  const videos = answer.videos.map((video) => ({ ...video, ...reachOf(video.id) }))
  return { ...answer, videos, reach, words: isDerivedMetricAllowed('title_words') }
})

const listed = (userId: string, channelId: string) =>
  fetchStaleIfError(
    {
      key: videosKey(userId, channelId),
      schema: OwnVideos,
      fetch: (signal, isFirst) => fetchOwnVideos(channelId, { ownerId: userId, isFirst }, spendBudget, signal),
      isConnected: async () => (await connectedChannel(userId)) === channelId,
    },
    { getCached, keep: putCached, forget: deleteCached },
  )

async function connectedChannel(userId: string): Promise<string | undefined> {
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? channel.id : undefined
}
