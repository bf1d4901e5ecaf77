import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { Output, Parsed } from '#shared/contract/endpoint.ts'
import { type following, maxFollowedVideos } from '#shared/contract/following.ts'
import { rankFollowedVideos } from './list-videos.ts'

/**
 * Returns a page of followed channels' videos that have enough others to compare with, outliers or not, as ids with our figures, sorted by
 * their multiple of the channel's usual views. `before` is the last video of the previous page. Throws Failure `derived_metrics_disabled`,
 * or `not_found` if that video is no longer in the list.
 */
export async function listRatedVideos(
  userId: string,
  { before, ...wanted }: Parsed<typeof following.outliers>,
): Promise<Output<typeof following.outliers>> {
  if (!isDerivedMetricAllowed('usual_multiple')) throw new Failure('derived_metrics_disabled')
  const { found } = await rankFollowedVideos(userId, wanted)
  const rated = found.flatMap(({ id, channelId, usual }) => (usual ? [{ id, channelId, usual }] : []))
  const start = before === undefined ? 0 : rated.findIndex(({ id }) => id === before) + 1
  if (before !== undefined && start === 0) throw new Failure('not_found')
  const videos = rated.slice(start, start + maxFollowedVideos)
  const last = videos.at(-1)
  return { videos, ...(last && start + videos.length < rated.length ? { next: last.id } : {}) }
}
