import * as z from 'zod/mini'
import type { Video } from '#functions/clients/youtube/videos.ts'
import { maxShortSeconds } from '#shared/outliers/multiples.ts'

/** A channel's public video as we cache it, with what videos of one channel are compared by. */
export const Upload = z.object({
  id: z.string(),
  channelId: z.string(),
  title: z.string(),
  /** Absent when hidden, or not counted yet. */
  views: z.optional(z.number()),
  publishedAt: z.iso.datetime(),
  /** Its length; 0 while YouTube reports none, because it is live, upcoming or has just ended. */
  seconds: z.number(),
  /** `short` lasts up to 3 minutes: see `isShort`. */
  kind: z.enum(['video', 'short', 'live', 'upcoming']),
})
export type Upload = z.infer<typeof Upload>

/** Whether a video is at most 3 minutes long. Every Short is, other videos may be; the API does not tell them apart. */
export const isShort = (seconds: number | null): boolean => seconds !== null && seconds <= maxShortSeconds

export function toUpload({ id, channelId, title, views, publishedAt, duration, broadcast }: Video): Upload {
  const recorded = isShort(duration) ? 'short' : 'video'
  return {
    id,
    channelId,
    title,
    ...(views === null ? {} : { views }),
    publishedAt,
    seconds: duration ?? 0,
    kind: broadcast === 'none' ? recorded : broadcast,
  }
}
