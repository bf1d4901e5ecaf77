import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { getFollow, listFollowers } from '#functions/store/follows.ts'
import type { StoredVideo } from '#functions/store/uploads.ts'
import { dismissedOf, hashVideo } from './change-follow.ts'
import { rateVideos } from './list-videos.ts'

/** How many followers are told at the same time. A popular channel has thousands. */
const batchSize = 25

/**
 * Tells the webhooks of a channel's followers which of its videos stand out now and did not at the last count: their ids with our
 * figures, since the rest is YouTube's. A first count is no news, and neither is what a follower muted or dismissed.
 */
export async function publishOutliers(
  channel: string,
  before: readonly StoredVideo[],
  now: readonly StoredVideo[],
): Promise<void> {
  if (!isDerivedMetricAllowed('usual_multiple')) return
  if (before.every(({ viewsAt }) => viewsAt === undefined)) return
  const earlier = rateVideos(before)
  const found = [...rateVideos(now)].filter(([id, usual]) => usual?.isOutlier && !earlier.get(id)?.isOutlier)
  if (found.length === 0) return
  const tell = async (userId: string) => {
    const follow = await getFollow({ userId, id: channel })
    if (!follow || follow.muted) return
    const dismissed = new Set(dismissedOf(follow))
    for (const [video, usual] of found)
      if (!dismissed.has(hashVideo(video)))
        await publishEvent(userId, { type: 'outlier.found', subject: video, data: { video, channel, usual } })
  }
  const followers = await listFollowers(channel)
  for (let from = 0; from < followers.length; from += batchSize)
    await Promise.all(followers.slice(from, from + batchSize).map(tell))
}
