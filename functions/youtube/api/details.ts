import * as z from 'zod/mini'
import { OwnVideo } from '#shared/contract/own-videos.ts'
import { listLength } from '#shared/trends.ts'
import { ask } from './client.ts'
import { idsPerCall, secondsOf } from './videos.ts'

/** A public video with its picture, its counts and whose it is. */
export const Details = z.extend(OwnVideo, {
  channelTitle: z.string(),
  /** Its largest picture of 16:9, in pixels: what is shown may be a smaller one. Absent where there is none. */
  largest: z.optional(z.object({ width: z.int(), height: z.int() })),
})
export type Details = z.infer<typeof Details>

const Count = z.optional(z.string().check(z.regex(/^\d+$/)))
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
          title: z.string(),
          channelTitle: z._default(z.string(), ''),
          publishedAt: z.iso.datetime(),
          thumbnails: z._default(z.partialRecord(z.string(), Picture), {}),
          liveBroadcastContent: z._default(z.enum(['none', 'live', 'upcoming']), 'none'),
        }),
        statistics: z._default(z.object({ viewCount: Count, likeCount: Count, commentCount: Count }), {}),
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
    'items(id,snippet(title,channelTitle,publishedAt,thumbnails,liveBroadcastContent),statistics(viewCount,likeCount,commentCount),contentDetails(duration))',
}

/**
 * What is most popular in a region, in YouTube's own order, at one unit of quota; without `category` (YouTube's number)
 * the chart of everything. Throws YouTubeFault: `gone` where there is no such chart.
 */
export async function fetchChart(region: string, category?: string, signal?: AbortSignal): Promise<Details[]> {
  const query = {
    ...asked,
    chart: 'mostPopular',
    regionCode: region,
    maxResults: `${listLength}`,
    ...(category ? { videoCategoryId: category } : {}),
  }
  return (await ask('videos', query, VideoList, signal)).items.map(toDetails)
}

/** At most 50 videos by their ids, at one unit of quota; those that are gone are left out. Throws YouTubeFault. */
export async function fetchDetails(ids: readonly string[], signal?: AbortSignal): Promise<Details[]> {
  const query = { ...asked, id: ids.slice(0, idsPerCall).join(',') }
  return (await ask('videos', query, VideoList, signal)).items.map(toDetails)
}

function toDetails({ id, snippet, statistics, contentDetails }: Item): Details {
  const { title, channelTitle, publishedAt, thumbnails, liveBroadcastContent } = snippet
  const seconds = secondsOf(contentDetails.duration)
  return {
    id,
    title,
    channelTitle,
    publishedAt,
    ...picturesOf(thumbnails),
    broadcast: liveBroadcastContent,
    duration: liveBroadcastContent === 'none' && seconds > 0 ? seconds : null,
    views: countOf(statistics.viewCount),
    likes: countOf(statistics.likeCount),
    comments: countOf(statistics.commentCount),
  }
}

/** Absent means hidden, which is not 0. */
const countOf = (text: string | undefined) => (text === undefined ? null : Number(text))

function picturesOf(pictures: Item['snippet']['thumbnails']): Pick<Details, 'thumbnail' | 'largest'> {
  const named = (names: readonly string[]) =>
    names.flatMap((name) => pictures[name] ?? []).map(({ url, width = 320, height = 180 }) => ({ url, width, height }))
  const [thumbnail = null] = named(wide)
  const [largest] = named([...heavy, ...wide])
  return { thumbnail, ...(largest && { largest: { width: largest.width, height: largest.height } }) }
}
