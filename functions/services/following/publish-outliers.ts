import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { compareVideos } from '#functions/services/channel/usual.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { listFollowers, type StoredFollow } from '#functions/store/follows.ts'
import type { StoredVideo } from '#functions/store/uploads.ts'
import { dismissedOf, hashVideo } from './change-follow.ts'

/** How many followers are processed in parallel. A popular channel has thousands. */
const batchSize = 25

/**
 * Publishes `outlier.found` to a channel's followers for each video that is an outlier now and was not at the previous count. Events
 * contain ids and our own figures only. There are none for a first count, and none for muted channels and dismissed videos.
 */
export async function publishOutliers(
  channel: string,
  before: readonly StoredVideo[],
  now: readonly StoredVideo[],
): Promise<void> {
  if (!isDerivedMetricAllowed('usual_multiple')) return
  if (before.every(({ viewsAt }) => viewsAt === undefined)) return
  const earlier = compareVideos(before)
  const found = [...compareVideos(now)].filter(([id, usual]) => usual.isOutlier && !earlier.get(id)?.isOutlier)
  if (found.length === 0) return
  const publish = async (follow: StoredFollow) => {
    const dismissed = new Set(dismissedOf(follow))
    for (const [video, usual] of found)
      if (!dismissed.has(hashVideo(video)))
        await publishEvent(follow.userId, { type: 'outlier.found', subject: video, data: { video, channel, usual } })
  }
  const followers = (await listFollowers(channel)).filter(({ muted }) => !muted)
  for (let from = 0; from < followers.length; from += batchSize)
    await Promise.all(followers.slice(from, from + batchSize).map(publish))
}
