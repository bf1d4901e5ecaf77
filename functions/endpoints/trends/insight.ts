import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { write } from '#functions/services/ai/write.ts'
import { buildInsight, computeRates, describePattern } from '#functions/services/trends/built-in-insight.ts'
import type { CachedVideo } from '#functions/services/trends/cached-lists.ts'
import { applyDepth, cacheKeyOf, findListedVideo } from '#functions/services/trends/listed-video.ts'
import { singleFlight } from '#functions/services/trends/single-flight.ts'
import { type VideoFacts, writeInsight } from '#functions/services/trends/write-insight.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { refundBudget, spendBudget } from '#functions/store/limits.ts'
import { refundUnit, trySpendUnit } from '#functions/store/usage.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { trends, WrittenInsight } from '#shared/contract/trends.ts'
import { planIncludes } from '#shared/plan-features.ts'

/** For so long everybody gets the same. */
const keepSeconds = 3600
const hourMs = 3_600_000

/** The provider's insight, where there is one and the plan has it; our own otherwise, with the reason. */
export const handler = handle(trends.insight, async ({ input, userId }) => {
  const found = await findListedVideo(input, getCached)
  if (!found) throw new Failure('not_found')
  const { video, list } = found
  if (!isDerivedMetricAllowed('video_insight')) return { ...countedOf(video), insight: null }
  const account = await getAccount(userId)
  const isDeep = isDerivedMetricAllowed('rising_mark') && planIncludes(account?.plan ?? 'free', 'deep_trends')
  const own = await ownReading(applyDepth(video, isDeep), list.videos, `${cacheKeyOf(input)}${isDeep ? '#deep' : ''}`)
  const written = await writtenFor(video, userId, account)
  return 'absence' in written ? { ...own, absence: written.absence } : { ...own, insight: written.text }
})

const countedOf = (video: CachedVideo) => {
  const { views, likes, comments } = video
  return { figures: { views, likes, comments }, pattern: describePattern(video) }
}

/** The same video stands beside others in another list, so each list has its own reading, one for each depth. */
async function ownReading(
  video: CachedVideo,
  peers: readonly CachedVideo[],
  list: string,
): Promise<Output<typeof trends.insight>> {
  const key = `insight#${video.id}#${list}`
  const kept = await getCached(key, trends.insight.output)
  if (kept) return kept
  const made = { ...countedOf(video), insight: buildInsight(video, peers, Date.now()) }
  await putCached(key, made, keepSeconds)
  return made
}

/** One for all who speak a language: it is made of the video alone, whatever list or search it was found by. */
async function writtenFor(video: CachedVideo, userId: string, account: Account | undefined) {
  const locale = account?.locale ?? 'en'
  const question = { key: `insight-ai#${locale}#${video.id}`, schema: WrittenInsight, seconds: keepSeconds }
  return write(
    async () => {
      const spending = await trySpendUnit(userId, 'insights', account?.plan ?? 'free', `video ${video.id}`)
      return spending ? () => refundUnit(spending.receipt) : 'no_units'
    },
    () =>
      singleFlight(question, () => writeInsight(factsOf(video), locale, { take: spendBudget, putBack: refundBudget }), {
        getCached,
        keep: putCached,
        lease: acquireLease,
      }),
  )
}

function factsOf(video: CachedVideo): VideoFacts {
  const { title, channelTitle, publishedAt, views } = video
  const { format, seconds } = describePattern(video)
  const { pace, likes, comments } = computeRates(video, Date.now())
  return {
    title,
    channel: channelTitle,
    format,
    seconds,
    hoursSincePublished: Math.max(0, Math.floor((Date.now() - Date.parse(publishedAt)) / hourMs)),
    views,
    viewsAnHour: pace,
    likesPer100Views: likes,
    commentsPer1000Views: comments,
  }
}
