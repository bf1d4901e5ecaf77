import { fetchStats, maxVideoIds, type VideoStats } from '#functions/clients/youtube/videos.ts'
import { chargeStatsCall, fetchOrStop, markStatsQuotaSpent } from '#functions/services/youtube-quota/charge.ts'
import { getCachedUploads, getRecentUploads, isFresh, type Uploads } from './recent-uploads.ts'

/**
 * Returns the recent uploads of channels with views that are at most a day old, by channel id. If older uploads are cached, updates their
 * views: one call of `videos.batchGetStats`, which costs no units, for 50 videos of any channels. A video that YouTube leaves out keeps
 * its earlier count. If none are cached, fetches them, for up to four units. A channel is left out while YouTube does not respond, or if
 * a budget is spent.
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
    // Some ids were not requested because a budget was spent. The next run counts this channel.
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

/** Fetches the counts of videos, 50 per call. Returns an entry for each requested id, null if YouTube left it out. */
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
