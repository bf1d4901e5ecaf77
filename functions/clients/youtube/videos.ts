import * as z from 'zod/mini'
import { YouTubeVideo } from '#shared/contract/video.ts'
import { daySeconds } from '#shared/duration.ts'
import { maxListLength } from '#shared/trends.ts'
import { Counter, callDataApi, parseCounter } from './client.ts'

/** A public video with its channel. */
export const Video = z.extend(YouTubeVideo, {
  channelId: z.string(),
  channelTitle: z.string(),
  /** The code of the language that its channel declares, such as `en`. Absent when there is none. */
  language: z.optional(z.string()),
})
export type Video = z.infer<typeof Video>

/** The API's limit of ids per request. */
export const maxVideoIds = 50

const Thumbnail = z.object({ url: z.url(), width: z.optional(z.int()), height: z.optional(z.int()) })
/** YouTube's names of the 16:9 thumbnails, best first. Others have black bars. */
const displayedSizes = ['maxres', 'medium'] as const

const ContentDetails = z._default(z.object({ duration: z._default(z.string(), 'P0D') }), { duration: 'P0D' })

const VideoList = z.object({
  items: z._default(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({
          channelId: z.string(),
          title: z.string(),
          channelTitle: z._default(z.string(), ''),
          defaultAudioLanguage: z.optional(z.string()),
          defaultLanguage: z.optional(z.string()),
          publishedAt: z.iso.datetime(),
          thumbnails: z._default(z.partialRecord(z.string(), Thumbnail), {}),
          liveBroadcastContent: z._default(z.enum(['none', 'live', 'upcoming']), 'none'),
        }),
        statistics: z._default(z.object({ viewCount: Counter, likeCount: Counter, commentCount: Counter }), {}),
        contentDetails: ContentDetails,
      }),
    ),
    [],
  ),
})
type Item = z.output<typeof VideoList>['items'][number]

const videoQuery = {
  part: 'snippet,statistics,contentDetails',
  fields:
    'items(id,snippet(channelId,title,channelTitle,defaultAudioLanguage,defaultLanguage,publishedAt,thumbnails,liveBroadcastContent),statistics(viewCount,likeCount,commentCount),contentDetails(duration))',
}

/**
 * Fetches at most 50 videos by id for one unit of quota. Deleted and private videos are left out. Throws YouTubeError.
 */
export async function fetchVideos(ids: readonly string[], signal?: AbortSignal): Promise<Video[]> {
  const query = { ...videoQuery, id: ids.slice(0, maxVideoIds).join(',') }
  return (await callDataApi('videos', query, VideoList, signal)).items.map(toVideo)
}

/**
 * Fetches the chart of a region's most popular videos, in YouTube's order, for one unit of quota. `category` is YouTube's
 * number; without it, the chart covers all categories. Throws YouTubeError: `gone` when there is no such chart.
 */
export async function fetchChart(region: string, category?: string): Promise<Video[]> {
  const query = {
    ...videoQuery,
    chart: 'mostPopular',
    regionCode: region,
    maxResults: `${maxListLength}`,
    ...(category ? { videoCategoryId: category } : {}),
  }
  return (await callDataApi('videos', query, VideoList)).items.map(toVideo)
}

const StatsList = z.object({
  items: z._default(
    z.array(
      z.object({
        id: z.string(),
        statistics: z._default(z.object({ viewCount: Counter }), {}),
        contentDetails: ContentDetails,
      }),
    ),
    [],
  ),
})

export interface VideoStats {
  readonly id: string
  /** Null if hidden. */
  readonly views: number | null
  /** The length. Null while live. */
  readonly seconds: number | null
}

/**
 * Fetches the views and lengths of at most 50 videos for one unit of this method's quota. A missing video is not
 * necessarily deleted, because the API may return only some (developers.google.com/youtube/v3/docs/videos/batchGetStats). Throws YouTubeError.
 */
export async function fetchStats(ids: readonly string[]): Promise<VideoStats[]> {
  const query = { part: 'statistics,contentDetails', id: ids.slice(0, maxVideoIds).join(',') }
  return (await callDataApi('videos:batchGetStats', query, StatsList)).items.map(
    ({ id, statistics, contentDetails }) => ({
      id,
      views: parseCounter(statistics.viewCount),
      seconds: parseDuration(contentDetails.duration) || null,
    }),
  )
}

function toVideo({ id, snippet, statistics, contentDetails }: Item): Video {
  const { channelId, title, channelTitle, publishedAt, thumbnails, liveBroadcastContent } = snippet
  const seconds = parseDuration(contentDetails.duration)
  const language = parseLanguage(snippet.defaultLanguage ?? snippet.defaultAudioLanguage)
  return {
    id,
    channelId,
    title,
    channelTitle,
    ...(language !== undefined && { language }),
    publishedAt,
    thumbnail: pickThumbnail(thumbnails),
    broadcast: liveBroadcastContent,
    duration: liveBroadcastContent === 'none' && seconds > 0 ? seconds : null,
    views: parseCounter(statistics.viewCount),
    likes: parseCounter(statistics.likeCount),
    comments: parseCounter(statistics.commentCount),
  }
}

/** Returns the language of a tag such as `en-GB`; undefined if there is none, as in `zxx`, YouTube's "no language". */
function parseLanguage(tag = ''): string | undefined {
  const [language = ''] = tag.toLowerCase().split('-')
  return /^[a-z]{2,3}$/.test(language) && language !== 'zxx' && language !== 'und' ? language : undefined
}

function pickThumbnail(pictures: Item['snippet']['thumbnails']): Video['thumbnail'] {
  const [best] = displayedSizes.flatMap((name) => pictures[name] ?? [])
  return best ? { url: best.url, width: best.width ?? 320, height: best.height ?? 180 } : null
}

const durationPattern = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const unitSeconds = [7 * daySeconds, daySeconds, 3_600, 60, 1]

/** Returns the seconds of an ISO 8601 duration: `PT15M51S`, `P1DT2H`, or `P0D` while live. 0 for any other text. */
export function parseDuration(text: string): number {
  const parts = durationPattern.exec(text)?.slice(1) ?? []
  return parts.reduce((sum, part, index) => sum + Number(part ?? 0) * (unitSeconds[index] ?? 0), 0)
}
