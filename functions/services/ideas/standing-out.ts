import { listFollowedVideos } from '#functions/services/following/list-videos.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'

/** The maximum age of a video, in milliseconds. */
const maxAgeMs = 14 * 86_400_000

/**
 * Returns the outstanding videos of a user's followed channels: those of the last two weeks whose multiple has an interval entirely
 * above 1, the most certain first. Leaves out muted channels and dismissed videos.
 */
export async function listStandingOut(userId: string, now = Date.now()): Promise<FollowedVideo[]> {
  const { videos } = await listFollowedVideos(userId, { sort: 'usual', days: '27' }, now)
  return videos.filter(
    ({ usual, publishedAt }) => usual !== null && usual.low > 1 && now - Date.parse(publishedAt) <= maxAgeMs,
  )
}
