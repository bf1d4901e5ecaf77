import * as z from 'zod/mini'

/**
 * A video's views as a multiple of its channel's usual for its age and format, and what it was compared with. Calculated by us:
 * a derived metric. `multiplesOf` is the only definition (docs/outliers.md).
 */
export const Usual = z.object({
  multiple: z.number(),
  /** The 95% confidence interval: the usual is itself estimated from few videos. */
  low: z.number(),
  high: z.number(),
  /** The number of other videos that it was compared with. */
  of: z.int(),
  /** Whether it and they are at most three minutes long. */
  isShort: z.boolean(),
  /** When the first and the last of them were published. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  /** When the video's views were counted. */
  countedAt: z.iso.datetime(),
  /** Whether it stands out more than chance explains: at most one of 100 channels has such a video by chance. */
  isOutlier: z.boolean(),
})
export type Usual = z.infer<typeof Usual>
