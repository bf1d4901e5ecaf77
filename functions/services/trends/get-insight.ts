import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { Failure } from '#functions/lib/failure.ts'
import { toAsker } from '#functions/services/ai/asker.ts'
import { chargeUnit, writeIfCharged } from '#functions/services/ai/charged-request.ts'
import { type Account, requireAccount } from '#functions/store/accounts.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { trySpendUnit } from '#functions/store/usage.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { AiInsight, trends } from '#shared/contract/trends.ts'
import { hourMs } from '#shared/duration.ts'
import { buildInsight, computeRates, describeOutline } from './built-in-insight.ts'
import type { CachedVideo } from './cached-lists.ts'
import {
  cacheKeyOf,
  findListedVideo,
  isPaceAllowed,
  type ListedVideo,
  type TrendVideoQuery,
  withPaceIf,
} from './listed-video.ts'
import { singleFlight } from './single-flight.ts'
import { type VideoFacts, writeInsight } from './write-insight.ts'

/** All users get the same insight for an hour. */
const insightSeconds = 3600

type Insight = Output<typeof trends.insight>

/**
 * Explains why a listed video may work. The AI provider writes the insight for a unit of the meter `insights`; without one,
 * or without a provider, the insight is built in, and `fallbackReason` is the reason. Throws Failure `not_found`.
 */
export async function getInsight(query: TrendVideoQuery, userId: string): Promise<Insight> {
  const found = await findListedVideo(query)
  if (!found) throw new Failure('not_found')
  const { video, countedAt } = found
  if (!isDerivedMetricAllowed('video_insight')) return { ...toFigures(video, countedAt), insight: null }
  const account = await requireAccount(userId)
  const showPace = isPaceAllowed(account.plan)
  const context = `${cacheKeyOf(query)}${showPace ? '#deep' : ''}`
  const builtIn = await getBuiltInInsight({ ...found, video: withPaceIf(showPace, video) }, context)
  const written = await getWrittenInsight(video, account, countedAt)
  return 'fallbackReason' in written
    ? { ...builtIn, fallbackReason: written.fallbackReason }
    : { ...builtIn, insight: written.text }
}

function toFigures(video: CachedVideo, countedAt: number) {
  const { views, likes, comments } = video
  return {
    figures: { views, likes, comments },
    countedAt: new Date(countedAt).toISOString(),
    pattern: describeOutline(video),
  }
}

/**
 * Cached per list and depth, because a video is compared with the other videos of its list. Views per hour equal those in the list, up to
 * `countedAt`, which is shown because the list may be newer than a cached insight.
 */
async function getBuiltInInsight({ video, list, countedAt }: ListedVideo, context: string): Promise<Insight> {
  const key = `list-insight#${video.id}#${context}`
  const cached = await getCached(key, trends.insight.output)
  if (cached) return cached
  const insight = { ...toFigures(video, countedAt), insight: buildInsight(video, list.videos, countedAt) }
  await putCached(key, insight, insightSeconds)
  return insight
}

/** Cached per video and language, because it does not depend on the list or search. */
async function getWrittenInsight(video: CachedVideo, account: Account, countedAt: number) {
  const asker = toAsker(account)
  const entry = { key: `insight-ai#${asker.locale}#${video.id}`, schema: AiInsight, seconds: insightSeconds }
  const charge = async () => {
    const spent = await trySpendUnit(asker.userId, 'insights', asker.plan, `video ${video.id}`)
    return spent ? chargeUnit(spent) : 'no_units'
  }
  return writeIfCharged(charge, () => singleFlight(entry, () => writeInsight(toFacts(video, countedAt), asker)))
}

function toFacts(video: CachedVideo, countedAt: number): VideoFacts {
  const { title, channelTitle, publishedAt, views } = video
  const { format, seconds } = describeOutline(video)
  const { averagePace, likes, comments } = computeRates(video, countedAt)
  return {
    title,
    channel: channelTitle,
    format,
    seconds,
    hoursSincePublished: Math.max(0, Math.floor((countedAt - Date.parse(publishedAt)) / hourMs)),
    views,
    viewsAnHour: averagePace,
    likesPer100Views: likes,
    commentsPer1000Views: comments,
  }
}
