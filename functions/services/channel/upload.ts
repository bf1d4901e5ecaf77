import * as z from 'zod/mini'
import type { Video } from '#functions/clients/youtube/videos.ts'
import type { YouTubeVideo } from '#shared/contract/video.ts'
import { dayMs } from '#shared/duration.ts'
import { maxShortSeconds } from '#shared/outliers/multiples.ts'

/** A channel's public video as we cache it. */
export const Upload = z.object({
  id: z.string(),
  channelId: z.string(),
  title: z.string(),
  /** Absent if hidden or not counted yet. */
  views: z.optional(z.number()),
  publishedAt: z.iso.datetime(),
  /** The length; 0 while YouTube reports none because the video is live, upcoming or has just ended. */
  seconds: z.number(),
  /** A `short` is at most 3 minutes long: see `isShort`. */
  kind: z.enum(['video', 'short', 'live', 'upcoming']),
  /** When the views were counted. Absent if they were counted together with its list. */
  countedAt: z.optional(z.iso.datetime()),
  /** The fields from here on are only for lists of videos. */
  likes: z.optional(z.number()),
  comments: z.optional(z.number()),
  thumbnail: z.optional(z.object({ url: z.url(), width: z.int(), height: z.int() })),
})
export type Upload = z.infer<typeof Upload>

/** Whether a video is at most 3 minutes long. This includes all Shorts and short regular videos, which the API does not distinguish. */
export const isShort = (seconds: number | null): boolean => seconds !== null && seconds <= maxShortSeconds

/** Returns the days between publication and `at`, which is in milliseconds since 1970. */
export const ageInDays = ({ publishedAt }: Pick<Upload, 'publishedAt'>, at: number): number =>
  (at - Date.parse(publishedAt)) / dayMs

/** Returns a video in the form that we cache. */
export function toUpload(video: Video): Upload {
  const { id, channelId, title, views, publishedAt, duration, broadcast, likes, comments, thumbnail } = video
  const recorded = isShort(duration) ? 'short' : 'video'
  return {
    id,
    channelId,
    title,
    ...(views === null ? {} : { views }),
    publishedAt,
    seconds: duration ?? 0,
    kind: broadcast === 'none' ? recorded : broadcast,
    ...(likes === null ? {} : { likes }),
    ...(comments === null ? {} : { comments }),
    ...(thumbnail ? { thumbnail } : {}),
  }
}

/** Returns an upload as lists of videos show it. */
export const toYouTubeVideo = (upload: Upload): YouTubeVideo => ({
  id: upload.id,
  title: upload.title,
  publishedAt: upload.publishedAt,
  thumbnail: upload.thumbnail ?? null,
  broadcast: upload.kind === 'live' || upload.kind === 'upcoming' ? upload.kind : 'none',
  duration: upload.seconds || null,
  views: upload.views ?? null,
  likes: upload.likes ?? null,
  comments: upload.comments ?? null,
})
