import * as z from 'zod/mini'
import { OwnVideo } from '#shared/contract/video.ts'
import { maxListLength } from '#shared/trends.ts'
import { callDataApi } from './client.ts'
import { Counter, parseCounter } from './count.ts'

/** A public video as YouTube describes it, and whose it is. */
export const Video = z.extend(OwnVideo, {
  channelId: z.string(),
  channelTitle: z.string(),
  /** Its largest picture of 16:9, in pixels: what is shown may be a smaller one. Absent where there is none. */
  largest: z.optional(z.object({ width: z.int(), height: z.int() })),
})
export type Video = z.infer<typeof Video>

/** No call takes more ids. */
export const maxVideoIds = 50

const Picture = z.object({ url: z.url(), width: z.optional(z.int()), height: z.optional(z.int()) })
/** The sizes that are 16:9, in YouTube's words, the best first; the others have black bars. */
const wide = ['maxres', 'medium'] as const
/** And those that weigh megabytes, the largest first: told of, never shown. */
const heavy = ['uhd', 'qhd', 'fhd'] as const

const VideoList = z.object({
  items: z._default(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({
          channelId: z.string(),
          title: z.string(),
          channelTitle: z._default(z.string(), ''),
          publishedAt: z.iso.datetime(),
          thumbnails: z._default(z.partialRecord(z.string(), Picture), {}),
          liveBroadcastContent: z._default(z.enum(['none', 'live', 'upcoming']), 'none'),
        }),
        statistics: z._default(z.object({ viewCount: Counter, likeCount: Counter, commentCount: Counter }), {}),
        contentDetails: z._default(z.object({ duration: z._default(z.string(), 'P0D') }), { duration: 'P0D' }),
      }),
    ),
    [],
  ),
})
type Item = z.output<typeof VideoList>['items'][number]

const asked = {
  part: 'snippet,statistics,contentDetails',
  fields:
    'items(id,snippet(channelId,title,channelTitle,publishedAt,thumbnails,liveBroadcastContent),statistics(viewCount,likeCount,commentCount),contentDetails(duration))',
}

/**
 * Asks YouTube for at most 50 videos by their ids, at one unit of quota. Those that are gone or private are left out of
 * the answer. Throws YouTubeError.
 */
export async function fetchVideos(ids: readonly string[], signal?: AbortSignal): Promise<Video[]> {
  const query = { ...asked, id: ids.slice(0, maxVideoIds).join(',') }
  return (await callDataApi('videos', query, VideoList, signal)).items.map(toVideo)
}

/**
 * What is most popular in a region, in YouTube's own order, at one unit of quota; without `category` (YouTube's number)
 * the chart of everything. Throws YouTubeError: `gone` where there is no such chart.
 */
export async function fetchChart(region: string, category?: string, signal?: AbortSignal): Promise<Video[]> {
  const query = {
    ...asked,
    chart: 'mostPopular',
    regionCode: region,
    maxResults: `${maxListLength}`,
    ...(category ? { videoCategoryId: category } : {}),
  }
  return (await callDataApi('videos', query, VideoList, signal)).items.map(toVideo)
}

function toVideo({ id, snippet, statistics, contentDetails }: Item): Video {
  const { channelId, title, channelTitle, publishedAt, thumbnails, liveBroadcastContent } = snippet
  const seconds = parseDuration(contentDetails.duration)
  return {
    id,
    channelId,
    title,
    channelTitle,
    publishedAt,
    ...picturesOf(thumbnails),
    broadcast: liveBroadcastContent,
    duration: liveBroadcastContent === 'none' && seconds > 0 ? seconds : null,
    views: parseCounter(statistics.viewCount),
    likes: parseCounter(statistics.likeCount),
    comments: parseCounter(statistics.commentCount),
  }
}

function picturesOf(pictures: Item['snippet']['thumbnails']): Pick<Video, 'thumbnail' | 'largest'> {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => pictures[name] ?? []).map(({ url, width = 320, height = 180 }) => ({ url, width, height }))
  const [thumbnail = null] = named(wide)
  const [largest] = named([...heavy, ...wide])
  return { thumbnail, ...(largest && { largest: { width: largest.width, height: largest.height } }) }
}

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const unitSeconds = [7 * 86_400, 86_400, 3_600, 60, 1]

/** Seconds of an ISO 8601 duration as YouTube writes it: `PT15M51S`, `P1DT2H`, and `P0D` while live. 0 for what is none. */
export function parseDuration(text: string): number {
  const parts = duration.exec(text)?.slice(1) ?? []
  return parts.reduce((sum, part, place) => sum + Number(part ?? 0) * (unitSeconds[place] ?? 0), 0)
}
