import * as z from 'zod/mini'

/** A past video of the channel whose title is like the draft's. Title and views are YouTube's, the rest is ours. */
export const SimilarUpload = z.object({
  id: z.string(),
  title: z.string(),
  views: z.int(),
  /** Its views over the channel's usual for its age. */
  times: z.number(),
  /** What it adds to the raw score. */
  points: z.number(),
})
export type SimilarUpload = z.infer<typeof SimilarUpload>

/** What a channel's own past says of a title; or why it says nothing: too few videos, none could be had, or the plan is without. */
export const OwnHistory = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('scored'),
    /** 0-100: the share of the channel's own past titles that score lower. */
    score: z.int().check(z.minimum(0), z.maximum(100)),
    similar: z.array(SimilarUpload).check(z.maxLength(5)),
    /** How many past videos were read. */
    videos: z.int(),
    /** When YouTube told their views. */
    fetchedAt: z.iso.datetime(),
  }),
  z.object({ state: z.literal('too_few'), videos: z.int() }),
  z.object({ state: z.literal('unavailable') }),
  z.object({ state: z.literal('not_in_plan') }),
])
export type OwnHistory = z.infer<typeof OwnHistory>
