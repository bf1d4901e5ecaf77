import * as z from 'zod/mini'
import { fetchVideoFigures, type VideoFigures } from '#functions/clients/youtube/analytics.ts'
import { fetchVideos } from '#functions/clients/youtube/videos.ts'
import { buildSpans } from '#functions/services/analytics/spans.ts'
import { withAnalyticsQuota, withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import { getTokens, type TokensItem } from '#functions/store/tokens.ts'
import type { AnalyticsPeriod } from '#shared/analytics.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { type Span, TopVideo, type youtube } from '#shared/contract/youtube.ts'
import { requireTokens, withAccessToken } from './access-token.ts'
import { getFigures } from './channel-analytics.ts'
import { topVideosKey } from './channel-data.ts'
import { fetchStaleIfError } from './stale-if-error.ts'

/** The number of videos with the most views, and with the most subscribers. */
const maxVideos = 3

const TopVideos = z.object({ fetchedAt: z.iso.datetime(), videos: z.array(TopVideo) })
type TopVideos = z.infer<typeof TopVideos>

/** Returns the videos of the user's connected channel that brought the most views and the most subscribers in a period. */
export async function listTopVideos(userId: string, period: AnalyticsPeriod): Promise<Output<typeof youtube.top>> {
  const tokens = await requireTokens(userId)
  const { report } = await getFigures(tokens)
  const span = buildSpans(report, Number(period)).period
  return fetchStaleIfError({
    key: topVideosKey(userId, tokens.channel_id, period),
    schema: TopVideos,
    fetch: (signal) => fetchTopVideos(tokens, span, signal),
    isConnected: async () => (await getTokens(userId))?.channel_id === tokens.channel_id,
  })
}

/** Fetches the top videos, for one report and one unit of quota. Throws what `withDataQuota` throws. */
async function fetchTopVideos(tokens: TokensItem, span: Span, signal: AbortSignal): Promise<TopVideos> {
  const fetchedAt = new Date().toISOString()
  const figures = await withAccessToken(tokens, signal, (accessToken) =>
    withAnalyticsQuota(tokens.user_id, () => fetchVideoFigures(accessToken, span, signal)),
  )
  const best = [...new Set([...topBy(figures, 'views'), ...topBy(figures, 'subscribersGained')])]
  if (best.length === 0) return { fetchedAt, videos: [] }
  const owner = { ownerId: tokens.user_id, reading: 'daily' } as const
  const ids = best.map(({ id }) => id)
  const titles = new Map(
    (await withDataQuota(owner, () => fetchVideos(ids, signal))).map(({ id, title }) => [id, title]),
  )
  const { views: allViews, subscribersGained: allSubscribers } = span.totals
  const videos = best
    .sort((a, b) => b.views - a.views)
    .flatMap(({ id, views, subscribersGained: subscribers }): TopVideo[] => {
      const title = titles.get(id)
      const shares = { viewsShare: shareOf(views, allViews), subscribersShare: shareOf(subscribers, allSubscribers) }
      return title === undefined ? [] : [{ id, title, views, subscribers, ...shares }]
    })
  return { fetchedAt, videos }
}

const topBy = (figures: readonly VideoFigures[], figure: 'views' | 'subscribersGained') =>
  figures
    .filter((video) => video[figure] > 0)
    .toSorted((a, b) => b[figure] - a[figure])
    .slice(0, maxVideos)

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0)
