import { fetchStats, maxVideoIds, type VideoStats } from '#functions/clients/youtube/videos.ts'
import { chargeStatsCall, fetchOrStop, markStatsQuotaSpent } from '#functions/services/youtube-quota/charge.ts'
import { getCachedUploads, getRecentUploads, isFresh, type Uploads } from './recent-uploads.ts'

/**
 * Returns the recent uploads of channels with views that are at most a day old, by id. Where older uploads are cached, it counts their
 * views again, 50 videos of any channels for a call of `videos.batchGetStats` and no units; a video that YouTube leaves out keeps its
 * earlier count. Where none are cached, it fetches them, for up to four units. A channel is left out while YouTube does not respond,
 * or if a budget is spent.
 */
export async function recountUploads(
  channelIds: readonly string[],
  now = Date.now(),
): Promise<ReadonlyMap<string, Uploads>> {
  const counted = new Map<string, Uploads>()
  const stale = new Map<string, Uploads>()
  for (const channelId of new Set(channelIds)) {
    const cached = await getCachedUploads(channelId)
    const uploads = cached ?? (await getRecentUploads(channelId, 'settling', now))
    if (uploads) (isFresh(uploads, now) ? counted : stale).set(channelId, uploads)
  }
  const stats = await countAll(
    [...stale.values()].flatMap(({ videos }) => videos.map(({ id }) => id)),
    now,
  )
  for (const [channelId, { fetchedAt, videos }] of stale) {
    // Ids that were not asked for, because a budget ended before: the next run counts this channel.
    if (!videos.every(({ id }) => stats.has(id))) continue
    counted.set(channelId, {
      fetchedAt: new Date(now).toISOString(),
      videos: videos.map((video) => {
        const views = stats.get(video.id)?.views
        return typeof views === 'number'
          ? { ...video, views, countedAt: undefined }
          : { countedAt: fetchedAt, ...video }
      }),
    })
  }
  return counted
}

/** Counts videos, 50 a call. Returns those that it asked for, null for one that YouTube left out. */
async function countAll(ids: readonly string[], now: number): Promise<Map<string, VideoStats | null>> {
  const found = new Map<string, VideoStats | null>()
  for (let from = 0; from < ids.length; from += maxVideoIds) {
    const asked = ids.slice(from, from + maxVideoIds)
    if (!(await chargeStatsCall('settling', now))) break
    const stats = await fetchOrStop(() => fetchStats(asked), markStatsQuotaSpent)
    if (!stats) break
    for (const id of asked) found.set(id, null)
    for (const count of stats) found.set(count.id, count)
  }
  return found
}
