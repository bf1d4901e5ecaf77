import * as z from 'zod/mini'
import { ask } from './client.ts'

/** What kind of upload it is, as far as the API tells: `brief` is 3 minutes or less, which every Short is and other videos may be. */
export const uploadKinds = ['video', 'brief', 'live', 'upcoming'] as const

const Thumbnail = z.object({ url: z.url(), width: z.int(), height: z.int() })
/** Those of 16:9 that a list can use, the best first: larger ones weigh megabytes, `default`, `high` and `standard` have black bars. */
const thumbnailNames = ['maxres', 'medium'] as const
const Thumbnails = z.object({ maxres: z.optional(Thumbnail), medium: z.optional(Thumbnail) })

/** A public video as YouTube describes it. */
export const Upload = z.object({
  id: z.string(),
  channelId: z.string(),
  title: z.string(),
  /** Absent where they are hidden, or not counted yet. */
  views: z.optional(z.number()),
  publishedAt: z.iso.datetime(),
  /** Its length in seconds; 0 while YouTube has none: live, upcoming, or only just over. */
  seconds: z.number(),
  kind: z.enum(uploadKinds),
  /** Absent where they are hidden or off. */
  likes: z.optional(z.number()),
  comments: z.optional(z.number()),
  /** 16:9, at most 1280 × 720. */
  thumbnail: z.optional(Thumbnail),
})
export type Upload = z.infer<typeof Upload>

/** No call takes more ids. */
export const idsPerCall = 50

const briefSeconds = 180

/** Whether it may be a Short, which the API does not tell; `seconds` is null where YouTube has no length yet. */
export const isBrief = (seconds: number | null): boolean => seconds !== null && seconds <= briefSeconds

/** Counters are text: they do not fit JavaScript's numbers in principle. */
const Count = z.optional(z.string().check(z.regex(/^\d+$/)))

const VideoList = z.object({
  items: z._default(
    z.array(
      z.object({
        id: z.string(),
        snippet: z.object({
          channelId: z.string(),
          title: z.string(),
          publishedAt: z.iso.datetime(),
          liveBroadcastContent: z._default(z.enum(['none', 'live', 'upcoming']), 'none'),
          thumbnails: z._default(Thumbnails, {}),
        }),
        statistics: z._default(z.object({ viewCount: Count, likeCount: Count, commentCount: Count }), {}),
        contentDetails: z.object({ duration: z._default(z.string(), 'P0D') }),
      }),
    ),
    [],
  ),
})
type Item = z.output<typeof VideoList>['items'][number]

/**
 * Asks YouTube for at most 50 videos by their ids, at one unit of quota. Those that are gone or private are left out of
 * the answer. Throws YouTubeFault.
 */
export async function fetchVideos(ids: readonly string[], signal?: AbortSignal): Promise<Upload[]> {
  const query = {
    part: 'snippet,statistics,contentDetails',
    fields:
      'items(id,snippet(channelId,title,publishedAt,liveBroadcastContent,thumbnails(maxres,medium)),statistics(viewCount,likeCount,commentCount),contentDetails(duration))',
    id: ids.slice(0, idsPerCall).join(','),
  }
  return (await ask('videos', query, VideoList, signal)).items.map(toUpload)
}

function toUpload({ id, snippet, statistics, contentDetails }: Item): Upload {
  const { channelId, title, publishedAt, liveBroadcastContent, thumbnails } = snippet
  const [thumbnail] = thumbnailNames.flatMap((name) => thumbnails[name] ?? [])
  const seconds = secondsOf(contentDetails.duration)
  const recorded = isBrief(seconds || null) ? 'brief' : 'video'
  return {
    id,
    channelId,
    title,
    ...counted('views', statistics.viewCount),
    ...counted('likes', statistics.likeCount),
    ...counted('comments', statistics.commentCount),
    ...(thumbnail ? { thumbnail } : {}),
    publishedAt,
    seconds,
    kind: liveBroadcastContent === 'none' ? recorded : liveBroadcastContent,
  }
}

const counted = (name: 'views' | 'likes' | 'comments', count: string | undefined) =>
  count === undefined ? {} : { [name]: Number(count) }

const duration = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/
const unitSeconds = [7 * 86_400, 86_400, 3_600, 60, 1]

/** Seconds of an ISO 8601 duration as YouTube writes it: `PT15M51S`, `P1DT2H`, and `P0D` while live. 0 for what is none. */
export function secondsOf(text: string): number {
  const parts = duration.exec(text)?.slice(1) ?? []
  return parts.reduce((sum, part, place) => sum + Number(part ?? 0) * (unitSeconds[place] ?? 0), 0)
}
