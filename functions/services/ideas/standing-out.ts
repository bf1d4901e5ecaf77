import { listFollowedVideos } from '#functions/services/following/list-videos.ts'
import type { StoredUploads } from '#functions/store/uploads.ts'
import type { FollowedVideo } from '#shared/contract/following.ts'
import { type Multiple, multiplesOf } from '#shared/outliers/multiples.ts'

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

/** Returns the multiple of each video of a channel; null where it is not known. */
export const multiplesOfUploads = ({ videos }: Pick<StoredUploads, 'videos'>): (Multiple | null)[] =>
  multiplesOf(
    videos.map(({ id, publishedAt, seconds, views, viewsAt }) => ({
      id,
      publishedAt,
      seconds: seconds ?? null,
      views: viewsAt === undefined ? null : (views ?? null),
      viewsAt: viewsAt ?? publishedAt,
    })),
  )
