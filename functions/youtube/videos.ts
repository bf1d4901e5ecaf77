import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { forget, getCached, keep } from '#functions/store/cache.ts'
import { count, take } from '#functions/store/limits.ts'
import { lastGood } from '#functions/youtube/last-good.ts'
import { videosKey } from '#functions/youtube/own-data.ts'
import { fetchOwnVideos, OwnVideos } from '#functions/youtube/own-videos.ts'
import { youtube } from '#shared/contract/youtube.ts'

export const handler = handle(
  youtube.videos,
  async ({ userId }) => {
    const id = await connectedChannel(userId)
    if (!id) throw new Failure('youtube_not_connected')
    return lastGood(
      {
        key: videosKey(userId, id),
        schema: OwnVideos,
        fetch: (signal) => fetchOwnVideos(id, userId, take, signal),
        isConnected: async () => (await connectedChannel(userId)) === id,
      },
      { getCached, keep, forget },
    )
  },
  count,
)

async function connectedChannel(userId: string): Promise<string | undefined> {
  const channel = (await getAccount(userId))?.channel
  return channel?.verified ? channel.id : undefined
}
