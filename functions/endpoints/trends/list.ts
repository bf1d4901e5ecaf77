import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { handle } from '#functions/lib/handle.ts'
import { nextPacificDay } from '#functions/lib/period.ts'
import { CachedList, type CachedVideo, searchKey } from '#functions/services/trends/cached-lists.ts'
import { cacheKeyOf, toTrendingVideo } from '#functions/services/trends/listed-video.ts'
import { findInCachedLists } from '#functions/services/trends/matches.ts'
import { normalizePhrase } from '#functions/services/trends/phrase.ts'
import {
  failureSeconds,
  type SearchOutcome as SearchAnswer,
  searchTrends,
} from '#functions/services/trends/search-trends.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { refundUnit, spendUnit } from '#functions/store/usage.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { type TrendList, trends } from '#shared/contract/trends.ts'
import { planIncludes } from '#shared/plan-features.ts'
import type { PlanName } from '#shared/plans.ts'
import type { Region } from '#shared/trends.ts'

/** A list that is refreshed every half hour is late when it is older, in milliseconds. */
const lateMs = 2 * 3_600_000

/** Whoever asks. */
interface Asking {
  readonly userId: string
  readonly plan: PlanName
}
/** A list before it is made ready for a plan. */
type Found = Omit<TrendList, 'videos'> & { readonly videos: readonly CachedVideo[] }

/** A list is read; only a new phrase asks YouTube. Its speeds are told to whose plan has them. */
export const handler = handle(trends.list, async ({ input, userId }) => {
  const plan = (await getAccount(userId))?.plan ?? 'free'
  const { videos, ...list } = await find(input, { userId, plan })
  const isDeep = isDerivedMetricAllowed('rising_mark') && planIncludes(plan, 'deep_trends')
  return { ...list, videos: videos.map((video) => toTrendingVideo(video, isDeep)) }
})

async function find(input: Parsed<typeof trends.list>, user: Asking): Promise<Found> {
  const { region, category, search } = input
  if (search !== undefined) return answerSearch(region, search, user)
  const list = await getCached(cacheKeyOf(input), CachedList)
  if (!list) return nothingYet
  if (category) await payFor(user, category)
  return told(list, Date.now() - Date.parse(list.fetchedAt) > lateMs)
}

const nothingYet: Found = { videos: [], source: 'chart', fetchedAt: null, stale: false, resting: null }

/** A topic counts once a week, whether or not it had to be fetched. */
const payFor = async ({ userId, plan }: Asking, topic: string) =>
  (await spendUnit(userId, 'topics', plan, topic)).receipt

/** What could not be searched for costs no topic. */
async function answerSearch(region: Region, search: string, user: Asking): Promise<Found> {
  const receipt = await payFor(user, `search ${searchKey(region, normalizePhrase(search)).split('#')[2]}`)
  try {
    const found = await searchTrends(region, search, user.userId, {
      getCached,
      keep: putCached,
      lease: acquireLease,
    })
    if (!('missed' in found)) return told(found, false)
    await refundUnit(receipt)
    return await resting(region, search, found.missed)
  } catch (error) {
    await refundUnit(receipt)
    throw error
  }
}

const told = ({ videos, source, fetchedAt }: CachedList, stale: boolean): Found => ({
  videos,
  source,
  fetchedAt,
  stale,
  resting: null,
})

async function resting(
  region: Region,
  search: string,
  reason: Extract<SearchAnswer, { missed: string }>['missed'],
): Promise<Found> {
  const { videos, fetchedAt } = await findInCachedLists(region, search, { getCached })
  const opensAt = reason === 'failed' ? Date.now() + failureSeconds * 1000 : nextPacificDay()
  return {
    videos,
    source: 'cache',
    fetchedAt,
    stale: false,
    resting: { reason, opensAt: new Date(opensAt).toISOString() },
  }
}
