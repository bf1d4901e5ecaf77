import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { nextPacificDay } from '#functions/lib/period.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { getCached, keep } from '#functions/store/cache.ts'
import { lease } from '#functions/store/lease.ts'
import { count, take } from '#functions/store/limits.ts'
import { giveBack, spend } from '#functions/store/usage.ts'
import { KeptList, searchKey } from '#functions/youtube/trends/kept.ts'
import { matchesOf } from '#functions/youtube/trends/matches.ts'
import { type Found, missSeconds, searchTrends } from '#functions/youtube/trends/search.ts'
import { keyOf, toShown } from '#functions/youtube/trends/shown.ts'
import { type TrendList, trends } from '#shared/contract/trends.ts'
import { normalisePhrase, type Region } from '#shared/trends.ts'

/** A list that is refreshed every half hour is late when it is older, in milliseconds. */
const lateMs = 2 * 3_600_000

/** A list is read; only a new phrase asks YouTube. */
export const handler = handle(
  trends.list,
  async ({ input, userId }) => {
    const { region, category, search } = input
    if (search !== undefined) return answerSearch(region, search, userId)
    const list = await getCached(keyOf(input), KeptList)
    if (!list) return nothingYet
    if (category) await payFor(userId, category)
    return shown(list, Date.now() - Date.parse(list.fetchedAt) > lateMs)
  },
  count,
)

const nothingYet: TrendList = { videos: [], source: 'chart', fetchedAt: null, stale: false, resting: null }

/** A topic counts once a week, whether or not it had to be fetched. */
async function payFor(userId: string, topic: string) {
  const plan = (await getAccount(userId))?.plan ?? 'free'
  return (await spend(userId, 'topics', plan, topic)).receipt
}

/** What could not be searched for costs no topic. */
async function answerSearch(region: Region, search: string, userId: string): Promise<TrendList> {
  const receipt = await payFor(userId, `search ${searchKey(region, normalisePhrase(search)).split('#')[2]}`)
  try {
    const found = await searchTrends(region, search, userId, { getCached, keep, take, lease })
    if (!('missed' in found)) return shown(found, false)
    await giveBack(receipt)
    return await resting(region, search, found.missed)
  } catch (error) {
    await giveBack(receipt)
    throw error
  }
}

const isDerived = () => env('DERIVED_METRICS') === 'on'

const shown = ({ videos, source, fetchedAt }: KeptList, stale: boolean): TrendList => ({
  videos: videos.map((video) => toShown(video, isDerived())),
  source,
  fetchedAt,
  stale,
  resting: null,
})

async function resting(
  region: Region,
  search: string,
  reason: Extract<Found, { missed: string }>['missed'],
): Promise<TrendList> {
  const { videos, fetchedAt } = await matchesOf(region, search, { getCached })
  const opensAt = reason === 'failed' ? Date.now() + missSeconds * 1000 : nextPacificDay()
  return {
    videos: videos.map((video) => toShown(video, isDerived())),
    source: 'cache',
    fetchedAt,
    stale: false,
    resting: { reason, opensAt: new Date(opensAt).toISOString() },
  }
}
