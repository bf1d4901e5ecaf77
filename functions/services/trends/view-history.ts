import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { listSnapshots } from '#functions/store/snapshots.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { trends } from '#shared/contract/trends.ts'
import { planIncludes } from '#shared/plan-features.ts'
import { cacheKeyOf, findListedVideo, type TrendVideoQuery } from './listed-video.ts'

/** Nine days of snapshots, one every three hours. */
const maxSnapshots = 72

/**
 * Returns a listed video's views in each snapshot, oldest first; empty if the user's plan does not include them. Throws Failure
 * `not_found` for a video that is not listed.
 */
export async function listViewHistory(query: TrendVideoQuery, userId: string): Promise<Output<typeof trends.history>> {
  if (!(await findListedVideo(query))) throw new Failure('not_found')
  const { plan } = await requireAccount(userId)
  if (!isDerivedMetricAllowed('deep_trends') || !planIncludes(plan, 'deep_trends')) return { snapshots: [] }
  const snapshots = await listSnapshots(cacheKeyOf(query), maxSnapshots)
  const history = snapshots.flatMap(({ at, views }) => {
    const videoViews = views[query.videoId]
    return videoViews === undefined ? [] : [{ at, views: videoViews }]
  })
  return { snapshots: history.reverse() }
}
