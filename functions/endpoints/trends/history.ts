import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { cacheKeyOf, findListedVideo } from '#functions/services/trends/listed-video.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getCached } from '#functions/store/cache.ts'
import { listSnapshots } from '#functions/store/snapshots.ts'
import { trends } from '#shared/contract/trends.ts'
import { planIncludes } from '#shared/plan-features.ts'

/** A look every three hours: nine days. */
const most = 72

export const handler = handle(trends.history, async ({ input, userId }) => {
  const found = await findListedVideo(input, getCached)
  if (!found) throw new Failure('not_found')
  const plan = (await getAccount(userId))?.plan ?? 'free'
  if (!isDerivedMetricAllowed('deep_trends') || !planIncludes(plan, 'deep_trends')) return { looks: [] }
  const looks = (await listSnapshots(cacheKeyOf(input), most)).flatMap(({ at, views }) => {
    const seen = views[input.videoId]
    return seen === undefined ? [] : [{ at, views: seen }]
  })
  return { looks: looks.reverse() }
})
