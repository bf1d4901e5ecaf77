import * as z from 'zod/mini'
import { structureNames } from '#shared/prediction/own-history/pattern-names.ts'
import { Analysis, Evidence, NextStep, noCallReasons, PublishedCall } from './advice.ts'
import { Usual } from './usual.ts'

/** The days after a draft was marked as published at which it is reviewed. */
export const reviewDays = [7, 28] as const
export type ReviewDay = (typeof reviewDays)[number]

/** The most characters of the creator's note on what to keep. */
export const maxLessonsLength = 2000

/**
 * A video's views against those that the channel's videos of its format usually have at its age. Calculated by us: a derived
 * metric. Half of those videos are between `low` and `high`.
 */
export const ViewsComparison = z.object({ usualViews: z.int(), low: z.int(), high: z.int(), usual: Usual })
export type ViewsComparison = z.infer<typeof ViewsComparison>

/** Why the views of a published video are not compared with the channel's usual. */
export const noComparisonReasons = ['not_offered', 'channel_required', 'other_channel', 'too_few'] as const

/**
 * How the published video did, from YouTube at the time of the request. `early`: before day 7, with the video's title unless
 * YouTube does not respond. `gone`: YouTube has no public video with that id. `unavailable`: YouTube does not respond.
 */
export const VideoOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.enum(['gone', 'unavailable']) }),
  z.object({ state: z.literal('early'), title: z.optional(z.string()) }),
  z.object({
    state: z.literal('found'),
    title: z.string(),
    /** Absent if they are hidden. */
    views: z.optional(z.int()),
    /** Whole days since the video was published. */
    days: z.int(),
    countedAt: z.iso.datetime(),
    comparison: z.optional(ViewsComparison),
    noComparison: z.optional(z.enum(noComparisonReasons)),
  }),
])
export type VideoOutcome = z.infer<typeof VideoOutcome>

/** What we said before a draft was published. */
const Said = z.object({
  /** The analysis that stands for the published version. */
  analysis: Analysis,
  /** The draft's other titles, each with the chance that the published one is the better wording. */
  others: z.array(z.object({ title: z.string(), chance: z.number() })),
  /** The next steps that we suggested for this title and for earlier ones, and whether the title follows them. */
  steps: z.array(z.object({ step: NextStep, isTaken: z.boolean() })),
  /** The structures of the title, and how videos with them did on other channels. */
  structures: z.array(z.object({ name: z.enum(structureNames), evidence: Evidence })),
})
export type Said = z.infer<typeof Said>

/** The review of a published draft. YouTube's figures in it are fetched for the request and not stored. */
export const Review = z.object({
  /** The latest day that has come; null before the first. */
  day: z.nullable(z.literal(reviewDays)),
  /** When the next day comes; absent after the last. */
  nextAt: z.optional(z.iso.datetime()),
  /** Absent if no title of the draft was analyzed before. */
  said: z.optional(Said),
  video: VideoOutcome,
  /** The check of our prediction; null if there is none. */
  call: z.nullable(PublishedCall),
  /** Why publishing started no call; absent if it did, and for drafts that were marked before this was stored. */
  noCall: z.optional(z.enum(noCallReasons)),
})
export type Review = z.infer<typeof Review>
