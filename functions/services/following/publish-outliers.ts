import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { compareVideos } from '#functions/services/channel/usual.ts'
import { publishEvent } from '#functions/services/webhooks/publish.ts'
import { followerPages, type StoredFollow } from '#functions/store/follows.ts'
import type { StoredVideo } from '#functions/store/uploads.ts'
import { listUsersWanting } from '#functions/store/webhooks.ts'
import { dismissedOf, hashVideo } from './change-follow.ts'

/** The number of followers to notify in parallel. */
const batchSize = 25

/** Returns a function that returns the users with a webhook for outliers. They are read once. */
export function createWantingReader(): () => Promise<ReadonlySet<string>> {
  let users: Promise<ReadonlySet<string>> | undefined
  return () => {
    users ??= listUsersWanting('outlier.found')
    return users
  }
}

/**
 * Publishes `outlier.found` to a channel's followers with a webhook for it, for each video that is an outlier now and was not at the
 * previous count. Events contain only ids and our own figures. There are no events for a first count, muted channels and dismissed
 * videos.
 */
export async function publishOutliers(
  channel: string,
  previous: readonly StoredVideo[],
  current: readonly StoredVideo[],
  readWanting = createWantingReader(),
): Promise<void> {
  if (!isDerivedMetricAllowed('usual_multiple')) return
  if (previous.every(({ viewsAt }) => viewsAt === undefined)) return
  const earlier = compareVideos(previous)
  const found = [...compareVideos(current)].filter(([id, usual]) => usual.isOutlier && !earlier.get(id)?.isOutlier)
  if (found.length === 0) return
  const wanting = await readWanting()
  if (wanting.size === 0) return
  const publish = async (follow: StoredFollow) => {
    const dismissed = new Set(dismissedOf(follow))
    for (const [video, usual] of found)
      if (!dismissed.has(hashVideo(video)))
        await publishEvent(follow.userId, { type: 'outlier.found', subject: video, data: { video, channel, usual } })
  }
  for await (const page of followerPages(channel)) {
    const followers = page.filter(({ userId, muted }) => !muted && wanting.has(userId))
    for (let from = 0; from < followers.length; from += batchSize)
      await Promise.all(followers.slice(from, from + batchSize).map(publish))
  }
}
