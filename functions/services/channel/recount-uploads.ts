import { fetchStats, maxVideoIds, type VideoStats } from '#functions/clients/youtube/videos.ts'
import { chargeStatsCall, fetchOrStop, markStatsQuotaSpent } from '#functions/services/youtube-quota/charge.ts'
import { getCachedUploads, getRecentUploads, isFresh, type Uploads } from './recent-uploads.ts'

/**
 * Returns a channel's recent uploads with views that are at most a day old. Where older uploads are cached, it counts their views
 * again, for up to two calls of `videos.batchGetStats` and no units; a video that YouTube leaves out keeps its earlier count.
 * Where none are cached, it fetches them, for up to four units. Undefined while YouTube does not respond, or if a budget is spent.
 */
export async function recountUploads(channelId: string, now = Date.now()): Promise<Uploads | undefined> {
  const cached = await getCachedUploads(channelId)
  if (!cached) return getRecentUploads(channelId, 'settling', now)
  if (isFresh(cached, now)) return cached
  const { fetchedAt, videos } = cached
  const counted = new Map<string, VideoStats>()
  for (let start = 0; start < videos.length; start += maxVideoIds) {
    const stats = await countOnce(
      videos.slice(start, start + maxVideoIds).map(({ id }) => id),
      now,
    )
    if (!stats) return undefined
    for (const one of stats) counted.set(one.id, one)
  }
  return {
    fetchedAt: new Date(now).toISOString(),
    videos: videos.map((video) => {
      const views = counted.get(video.id)?.views
      return typeof views === 'number' ? { ...video, views, countedAt: undefined } : { countedAt: fetchedAt, ...video }
    }),
  }
}

async function countOnce(ids: readonly string[], now: number): Promise<VideoStats[] | undefined> {
  if (!(await chargeStatsCall('settling', now))) return undefined
  return fetchOrStop(() => fetchStats(ids), markStatsQuotaSpent)
}
