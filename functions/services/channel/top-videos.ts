import * as z from 'zod/mini'
import { fetchVideoFigures, type VideoFigures } from '#functions/clients/youtube/analytics.ts'
import { fetchVideos, maxVideoIds } from '#functions/clients/youtube/videos.ts'
import { buildSpans } from '#functions/services/analytics/spans.ts'
import { withAnalyticsQuota, withDataQuota } from '#functions/services/youtube-quota/charge.ts'
import { getCached } from '#functions/store/cache.ts'
import { getTokens, type TokensItem } from '#functions/store/tokens.ts'
import { type AnalyticsPeriod, periods } from '#shared/analytics.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { type Span, TopVideo, type youtube } from '#shared/contract/youtube.ts'
import { dayMs } from '#shared/duration.ts'
import { youtubeSeconds } from '#shared/retention.ts'
import { requireTokens, withAccessToken } from './access-token.ts'
import { getFigures } from './channel-analytics.ts'
import { topVideosKey, videosKey } from './channel-data.ts'
import { NewestVideos } from './channel-videos.ts'
import { getReading } from './reading.ts'
import { getCachedUploads } from './recent-uploads.ts'
import { fetchStaleIfError } from './stale-if-error.ts'

/** The number of videos with the most views, and with the most subscribers. */
const maxVideos = 3

/** The title of a video as YouTube returned it at `readAt`. */
const Title = z.object({
  id: z.string(),
  /** Null if the video is not public. */
  title: z.nullable(z.string()),
  readAt: z.iso.datetime(),
})
type Title = z.infer<typeof Title>

const TopVideos = z.object({
  fetchedAt: z.iso.datetime(),
  videos: z.array(TopVideo),
  /** Of these videos, and of others that may be among them on another day. Absent in items of earlier releases. */
  titles: z.optional(z.array(Title)),
})
type TopVideos = z.infer<typeof TopVideos>

/** Returns the videos of the user's connected channel that brought the most views and the most subscribers in a period. */
export async function listTopVideos(userId: string, period: AnalyticsPeriod): Promise<Output<typeof youtube.top>> {
  const tokens = await requireTokens(userId)
  const { report } = await getFigures(tokens)
  const span = buildSpans(report, Number(period)).period
  const { fetchedAt, stale, videos } = await fetchStaleIfError({
    key: topVideosKey(userId, tokens.channel_id, period),
    schema: TopVideos,
    readSince: ({ titles = [], fetchedAt }) => titles.map(({ readAt }) => readAt).toSorted()[0] ?? fetchedAt,
    fetch: (signal) => fetchTopVideos(tokens, span, signal),
    isConnected: async () => (await getTokens(userId))?.channel_id === tokens.channel_id,
  })
  return { fetchedAt, stale, videos }
}

/** Fetches the top videos, for one report, and one unit of quota if a title is not stored. Throws what `withDataQuota` throws. */
async function fetchTopVideos(tokens: TokensItem, span: Span, signal: AbortSignal): Promise<TopVideos> {
  const fetchedAt = new Date().toISOString()
  const figures = await withAccessToken(tokens, signal, (accessToken) =>
    withAnalyticsQuota(tokens.user_id, () => fetchVideoFigures(accessToken, span, signal)),
  )
  const best = [...new Set([...topBy(figures, 'views'), ...topBy(figures, 'subscribersGained')])]
  const titles = await findTitles(tokens, figures, best, signal)
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]))
  const { views: allViews, subscribersGained: allSubscribers } = span.totals
  const videos = best
    .sort((a, b) => b.views - a.views)
    .flatMap(({ id, views, subscribersGained: subscribers }): TopVideo[] => {
      const title = titleOf.get(id)
      const shares = { viewsShare: shareOf(views, allViews), subscribersShare: shareOf(subscribers, allSubscribers) }
      return typeof title === 'string' ? [{ id, title, views, subscribers, ...shares }] : []
    })
  return { fetchedAt, videos, titles }
}

/**
 * Returns the titles of the best videos. If one is not stored, fetches up to 50 titles for the same unit: with those of the next videos, a
 * channel with many old videos pays about once a month.
 */
async function findTitles(
  tokens: TokensItem,
  figures: readonly VideoFigures[],
  best: readonly VideoFigures[],
  signal: AbortSignal,
): Promise<Title[]> {
  const [listed, earlier] = (await Promise.all([listTitles(tokens), listEarlierTitles(tokens)])).map(byId)
  const unknown = best.filter(({ id }) => !listed?.has(id) && !earlier?.has(id))
  const next = figures.filter((video) => !listed?.has(video.id) && !unknown.includes(video))
  const wanted = unknown.length > 0 ? [...unknown, ...next].slice(0, maxVideoIds) : []
  const fetched = byId(await fetchTitles(tokens, wanted, signal))
  return figures.flatMap((video) => {
    const other = fetched.get(video.id) ?? earlier?.get(video.id)
    return (best.includes(video) ? (listed?.get(video.id) ?? other) : other) ?? []
  })
}

async function fetchTitles(tokens: TokensItem, videos: readonly VideoFigures[], signal: AbortSignal): Promise<Title[]> {
  if (videos.length === 0) return []
  const readAt = new Date().toISOString()
  // Never at the expense of figures or counts that are due.
  const owner = { ownerId: tokens.user_id, reading: 'again' } as const
  const ids = videos.map(({ id }) => id)
  const found = await withDataQuota(owner, () => fetchVideos(ids, signal))
  const titleOf = new Map(found.map(({ id, title }) => [id, title]))
  return ids.map((id) => ({ id, title: titleOf.get(id) ?? null, readAt }))
}

/** Returns the titles that are stored with the channel's uploads, with its newest videos, and with what was read ahead. */
async function listTitles({ user_id: userId, channel_id: channelId }: TokensItem): Promise<Title[]> {
  const [uploads, newest, reading] = await Promise.all([
    getCachedUploads(channelId),
    getCached(videosKey(userId, channelId), NewestVideos),
    getReading(channelId),
  ])
  const lists = [newest, uploads, reading && { fetchedAt: reading.fetchedAt, videos: reading.newest }]
  return lists.flatMap((list) => (list ? list.videos.map((video) => toTitle(video, list.fetchedAt)) : []))
}

const toTitle = (
  { id, title, countedAt }: { id: string; title: string; countedAt?: string | undefined },
  readAt: string,
) => ({
  id,
  title,
  readAt: countedAt ?? readAt,
})

/** Returns the titles that are stored with the top videos of all periods. */
async function listEarlierTitles({ user_id: userId, channel_id: channelId }: TokensItem): Promise<Title[]> {
  const all = await Promise.all(periods.map((days) => getCached(topVideosKey(userId, channelId, days), TopVideos)))
  return all.flatMap((top) => top?.titles ?? [])
}

/** Returns the latest title of each video, without those that must be deleted before the top videos are a day old. */
function byId(titles: readonly Title[]): ReadonlyMap<string, Title> {
  const since = new Date(Date.now() - youtubeSeconds * 1000 + dayMs).toISOString()
  const latest = titles
    .filter(({ readAt }) => readAt > since)
    .toSorted((a, b) => Date.parse(a.readAt) - Date.parse(b.readAt))
  return new Map(latest.map((title) => [title.id, title]))
}

const topBy = (figures: readonly VideoFigures[], figure: 'views' | 'subscribersGained') =>
  figures
    .filter((video) => video[figure] > 0)
    .toSorted((a, b) => b[figure] - a[figure])
    .slice(0, maxVideos)

const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0)
