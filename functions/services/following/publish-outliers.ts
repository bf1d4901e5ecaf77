import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { listFollowers } from '#functions/store/follows.ts'
import type { StoredVideo } from '#functions/store/uploads.ts'
import { rateVideos } from './list-videos.ts'

/**
 * Tells the webhooks of a channel's followers which of its videos stand out now and did not at the last count: their ids with our
 * figures, since the rest is YouTube's.
 */
export async function publishOutliers(
  channel: string,
  before: readonly StoredVideo[],
  now: readonly StoredVideo[],
): Promise<void> {
  if (!isDerivedMetricAllowed('usual_multiple')) return
  const earlier = rateVideos(before)
  const found = [...rateVideos(now)].filter(([id, usual]) => usual?.isOutlier && !earlier.get(id)?.isOutlier)
  if (found.length === 0) return
  for (const userId of await listFollowers(channel))
    for (const [video, usual] of found)
      await publishEvent(userId, { type: 'outlier.found', subject: video, data: { video, channel, usual } })
}
