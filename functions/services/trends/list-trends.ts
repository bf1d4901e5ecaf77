import { nextPacificDay } from '#functions/lib/period.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { getCached } from '#functions/store/cache.ts'
import { refundUnit, spendUnit } from '#functions/store/usage.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import type { SearchUnavailableReason, TrendList, trends } from '#shared/contract/trends.ts'
import { hourMs } from '#shared/duration.ts'
import type { PlanName } from '#shared/plans.ts'
import { maxListLength, type Region } from '#shared/trends.ts'
import { CachedList, type CachedVideo, getCachedLists, hashPhrase, normalizePhrase } from './cached-lists.ts'
import { cacheKeyOf, isPaceAllowed, type TrendListQuery, toTrendingVideo } from './listed-video.ts'
import { searchFailureSeconds, searchTrends } from './search-trends.ts'

/** Lists are updated every half hour. A list older than this, in milliseconds, is stale. */
const staleMs = 2 * hourMs

interface User {
  readonly userId: string
  readonly plan: PlanName
}
/** A list before its videos are prepared for the user's plan. */
type RawList = Omit<TrendList, 'videos'> & { readonly videos: readonly CachedVideo[] }

/**
 * Returns a list of trending videos from the cache. Only phrases that are not cached are searched for on YouTube. A category or phrase
 * costs a unit of the meter `topics`. Paces are included if the user's plan has them. Throws Failure `plan_limit_reached`.
 */
export async function listTrends(query: TrendListQuery, userId: string): Promise<Output<typeof trends.list>> {
  const { plan } = await requireAccount(userId)
  const { videos, ...list } = await getList(query, { userId, plan })
  const showPace = isPaceAllowed(plan)
  const countedAt = list.fetchedAt === null ? Date.now() : Date.parse(list.fetchedAt)
  return { ...list, videos: videos.map((video) => toTrendingVideo(video, showPace, countedAt)) }
}

async function getList(query: TrendListQuery, user: User): Promise<RawList> {
  const { region, category, search } = query
  if (search !== undefined) return getSearchList(region, search, user)
  const list = await getCached(cacheKeyOf(query), CachedList)
  if (!list) return notFetchedYet
  if (category) await spendTopic(user, category)
  return toRawList(list, Date.now() - Date.parse(list.fetchedAt) > staleMs)
}

const notFetchedYet: RawList = { videos: [], source: 'chart', fetchedAt: null, stale: false, searchUnavailable: null }

/** Spends a unit for a topic, once per week, whether or not the list was cached. Returns the receipt. */
const spendTopic = async ({ userId, plan }: User, topic: string) =>
  (await spendUnit(userId, 'topics', plan, topic)).receipt

/** Returns the result of a search. If the search could not be made, refunds its unit. */
async function getSearchList(region: Region, phrase: string, user: User): Promise<RawList> {
  const receipt = await spendTopic(user, `search ${hashPhrase(phrase)}`)
  try {
    const outcome = await searchTrends(region, phrase, user.userId)
    if (!('failure' in outcome)) return toRawList(outcome, false)
    await refundUnit(receipt)
    return await getFallbackList(region, phrase, outcome.failure)
  } catch (error) {
    await refundUnit(receipt)
    throw error
  }
}

const toRawList = ({ videos, source, fetchedAt }: CachedList, stale: boolean): RawList => ({
  videos,
  source,
  fetchedAt,
  stale,
  searchUnavailable: null,
})

/** Returns matches for a phrase in the cached lists, with the reason why it was not searched for and when it can be. */
async function getFallbackList(region: Region, phrase: string, reason: SearchUnavailableReason): Promise<RawList> {
  const { videos, fetchedAt } = await findInCachedLists(region, phrase)
  const retryAt = reason === 'youtube_failed' ? Date.now() + searchFailureSeconds * 1000 : nextPacificDay()
  return {
    videos,
    source: 'cache',
    fetchedAt,
    stale: false,
    searchUnavailable: { reason, retryAt: new Date(retryAt).toISOString() },
  }
}

/** Finds videos in a region's cached lists whose title and channel contain every word of a phrase. */
async function findInCachedLists(
  region: Region,
  phrase: string,
): Promise<{ videos: CachedVideo[]; fetchedAt: string | null }> {
  const words = normalizePhrase(phrase).split(' ')
  const lists = await getCachedLists(region)
  const matches = ({ title, channelTitle }: CachedVideo) => {
    const text = normalizePhrase(`${title} ${channelTitle}`)
    return words.every((word) => text.includes(word))
  }
  const videoById = new Map(lists.flatMap(({ videos }) => videos.filter(matches).map((video) => [video.id, video])))
  const oldest = lists.map(({ fetchedAt }) => fetchedAt).sort()[0]
  return { videos: [...videoById.values()].slice(0, maxListLength), fetchedAt: oldest ?? null }
}
