import { judgeByUploads } from '#functions/services/analysis/own-history.ts'
import { toPromise } from '#functions/services/calls/promise.ts'
import { uploadsAt } from '#infra/local/seed/demo-calls.ts'
import { demoChannel } from '#infra/local/stubs/youtube/catalog.ts'
import { type ChannelVideo, listChannelVideos } from '#infra/local/stubs/youtube/channel-videos.ts'
import { daySeconds } from '#shared/duration.ts'

/**
 * Returns the newest video of the demo channel that is not a Short, has public views, and has a title with a clear
 * signal.
 */
export function findPublishable(now = Date.now()): ChannelVideo {
  const uploads = uploadsAt(now)
  const video = listChannelVideos(demoChannel.id, now).find(({ live, seconds, views, title }) => {
    if (live !== 'none' || seconds <= 180 || views === undefined) return false
    const { verdict } = judgeByUploads(title, {}, uploads)
    return verdict && toPromise(verdict)
  })
  if (!video) throw new Error('no video')
  return video
}

/** Caches the uploads of the demo channel, as fetching them does, so that its titles are judged by them. */
export async function cacheDemoUploads(now = Date.now()): Promise<void> {
  const { putCached } = await import('#functions/store/cache.ts')
  const { uploadsKey } = await import('#functions/services/channel/recent-uploads.ts')
  await putCached(uploadsKey(demoChannel.id), uploadsAt(now), daySeconds)
}
