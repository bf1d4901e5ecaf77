import * as z from 'zod/mini'
import type { Video } from '#functions/clients/youtube/videos.ts'

/** A channel's public video as its past is kept: what videos of the channel are compared by. */
export const Upload = z.object({
  id: z.string(),
  channelId: z.string(),
  title: z.string(),
  /** Absent where they are hidden, or not counted yet. */
  views: z.optional(z.number()),
  publishedAt: z.iso.datetime(),
  /** Its length in seconds; 0 while YouTube has none: live, upcoming, or only just over. */
  seconds: z.number(),
  /** As far as the API tells: see `isBrief`. */
  kind: z.enum(['video', 'brief', 'live', 'upcoming']),
})
export type Upload = z.infer<typeof Upload>

const briefSeconds = 180

/** 3 minutes or less, which every Short is and other videos may be; `seconds` is null where YouTube has no length yet. */
export const isBrief = (seconds: number | null): boolean => seconds !== null && seconds <= briefSeconds

/** The video as its channel's past keeps it. */
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
