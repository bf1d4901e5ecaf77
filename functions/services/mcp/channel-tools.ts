import * as z from 'zod/mini'
import { periods } from '#shared/analytics.ts'
import { following } from '#shared/contract/following.ts'
import { Analytics, Span, youtube } from '#shared/contract/youtube.ts'
import { Evidence, effects, type Tool, tool } from './tool.ts'

const outlierEvidence: Evidence = {
  basis:
    'Each multiple compares a video with the other videos of its channel of similar length and age; `of` is how many, `low` to `high` the 95% interval. `isOutlier` is set only where chance does not explain it: at most one channel in a hundred has a false one.',
  accuracy: null,
  sampleSize: null,
}
const channelEvidence: Evidence = {
  basis:
    'Counted by YouTube Analytics until `dataThrough`. Rates, changes and observations are calculated by Viewcraft.',
  accuracy: null,
  sampleSize: null,
}

/** A period's totals. Daily figures are omitted to keep the response short. */
const Totals = z.omit(Span, { daily: true })

export const channelTools: readonly Tool[] = [
  tool({
    name: 'find_outliers',
    title: 'Find outliers on followed channels',
    description:
      "Lists videos of the channels that the creator follows, by how many times their channel's usual views they have: a hundred at a time, those with the highest `low` first. Only those with `isOutlier` stand out more than chance explains. Videos and channels are YouTube ids: titles are not passed on. Pass `next` as `before` for more.",
    input: following.outliers.input,
    output: z.extend(following.outliers.output, { evidence: Evidence }),
    annotations: effects.reads,
    run: async (input, call) => ({
      ...(await call('following/outliers', following.outliers, input)),
      evidence: outlierEvidence,
    }),
  }),
  tool({
    name: 'channel_overview',
    title: "Get the channel's figures",
    description:
      "Returns the figures of the creator's connected channel for the last 7, 28 or 90 complete days, compared with as many days before: views, watch time, subscribers, engagement, click-through rate.",
    input: z.strictObject({ period: z.optional(z.enum(periods)) }),
    output: z.extend(Analytics, { period: Totals, previous: Totals, evidence: Evidence }),
    annotations: effects.reads,
    run: async (input, call) => ({
      ...(await call('youtube/analytics', youtube.analytics, input)),
      evidence: channelEvidence,
    }),
  }),
]
