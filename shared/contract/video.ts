import * as z from 'zod/mini'
import { Usual } from './usual.ts'

export const VideoId = z.string().check(z.regex(/^[\w-]{11}$/))

/** A calendar day in Pacific time, as in YouTube Analytics. */
export const PacificDay = z.iso.date()

/** Impressions of thumbnails and their click-through rate, from YouTube's daily reports, over the days with a report. */
export const Reach = z.object({
  from: PacificDay,
  to: PacificDay,
  impressions: z.int(),
  /** Clicks / impressions; null without impressions. */
  ctr: z.nullable(z.number()),
})
export type Reach = z.infer<typeof Reach>

/** A video as the YouTube Data API describes it. A hidden count is null, not 0. */
export const YouTubeVideo = z.object({
  id: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  /** 16:9, at most 1280 × 720. */
  thumbnail: z.nullable(z.object({ url: z.url(), width: z.int(), height: z.int() })),
  /** `live` and `upcoming` have no duration yet. */
  broadcast: z.enum(['none', 'live', 'upcoming']),
  /** Seconds. */
  duration: z.nullable(z.int()),
  views: z.nullable(z.int()),
  likes: z.nullable(z.int()),
  comments: z.nullable(z.int()),
})
export type YouTubeVideo = z.infer<typeof YouTubeVideo>

/**
 * A video with its impressions and click-through rate, both null if YouTube's daily reports do not include it, and its multiple of
 * the channel's usual.
 */
export const ListedVideo = z.extend(YouTubeVideo, {
  impressions: z.nullable(z.int()),
  /** Clicks / impressions, calculated by us from the daily values. */
  ctr: z.nullable(z.number()),
  /** Null without enough comparable videos, and where the metric `usual_multiple` is off. */
  usual: z.nullable(Usual),
})
export type ListedVideo = z.infer<typeof ListedVideo>
