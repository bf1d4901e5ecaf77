import * as z from 'zod/mini'

/** A day as YouTube's Analytics count it: in Pacific time. */
export const PacificDay = z.iso.date()

/** How often thumbnails were shown on YouTube (`impressions`), from its daily files, over the days that there are files of. */
export const Reach = z.object({
  from: PacificDay,
  to: PacificDay,
  impressions: z.int(),
  /** Clicks / impressions; null where nothing was shown. */
  ctr: z.nullable(z.number()),
})
export type Reach = z.infer<typeof Reach>

/** A video as YouTube describes it. A count that is hidden is null, which is not 0. */
export const OwnVideo = z.object({
  id: z.string(),
  title: z.string(),
  publishedAt: z.iso.datetime(),
  /** Of 16:9, at most 1280 × 720. */
  thumbnail: z.nullable(z.object({ url: z.url(), width: z.int(), height: z.int() })),
  /** `live` and `upcoming` have no duration yet. */
  broadcast: z.enum(['none', 'live', 'upcoming']),
  /** Seconds. */
  duration: z.nullable(z.int()),
  views: z.nullable(z.int()),
  likes: z.nullable(z.int()),
  comments: z.nullable(z.int()),
})
export type OwnVideo = z.infer<typeof OwnVideo>

/** The same with what YouTube's daily files say of it; null both where they do not name it. */
export const ListedVideo = z.extend(OwnVideo, {
  impressions: z.nullable(z.int()),
  /** Clicks / impressions, calculated by us from theirs of each day. */
  ctr: z.nullable(z.number()),
})
export type ListedVideo = z.infer<typeof ListedVideo>
