import * as z from 'zod/mini'
import type { Video } from '#functions/clients/youtube/videos.ts'

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
  /** `brief` may be a Short: see `isBrief`. */
  kind: z.enum(['video', 'brief', 'live', 'upcoming']),
})
export type Upload = z.infer<typeof Upload>

const briefSeconds = 180

/** Whether a video is at most 3 minutes long. Every Short is, other videos may be; the API does not tell them apart. */
export const isBrief = (seconds: number | null): boolean => seconds !== null && seconds <= briefSeconds

export function toUpload({ id, channelId, title, views, publishedAt, duration, broadcast }: Video): Upload {
  const recorded = isBrief(duration) ? 'brief' : 'video'
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
