import * as z from 'zod/mini'
import {
  differences,
  noPredictionReasons,
  outcomeLabels,
  type SidedDifference,
  sidedDifferences,
} from '#shared/experiments/kinds.ts'
import type * as ledger from '#shared/experiments/ledger.ts'
import { DraftTitle } from './drafts.ts'
import { endpoint } from './endpoint.ts'
import { ItemId } from './item-id.ts'
import { ContentHash } from './thumbnail.ts'

/**
 * The limits of tests: how many a user can have, how many variants YouTube Studio allows, the length of a difference in the creator's
 * own words, and how many tests a page lists.
 */
export const experimentLimits = { perUser: 200, minVariants: 2, maxVariants: 3, differenceText: 80, page: 20 } as const

/** How far watch-time shares may be from 100% in total: Studio rounds each of them. */
export const shareTolerance = 1.5

const count = z.int().check(z.minimum(0))

/** A variant: its title and its picture, as they were in the draft when the test was created. */
export const ExperimentVariant = z.object({
  title: z.optional(z.string()),
  thumbnail: z.optional(ContentHash),
  /** At most 640 pixels wide. The URL is valid for five minutes. */
  thumbnailUrl: z.optional(z.url()),
  /** See `findTraits` in `shared/experiments/differences.ts`. */
  traits: z.partialRecord(z.enum(sidedDifferences), z.number()) satisfies z.ZodMiniType<
    Partial<Record<SidedDifference, number>>
  >,
})
export type ExperimentVariant = z.infer<typeof ExperimentVariant>

/** Our prediction when the test was created: the chances of the variants in their order, or why there are none. */
export const ExperimentPrediction = z.discriminatedUnion('state', [
  z.object({ state: z.literal('made'), chances: z.array(z.number()) }),
  z.object({ state: z.literal('none'), reason: z.enum(noPredictionReasons) }),
])
export type ExperimentPrediction = z.infer<typeof ExperimentPrediction>

/** The outcome as the creator typed it from YouTube Studio. Lists are in the order of the variants. */
const ExperimentOutcome = z.strictObject({
  label: z.enum(outcomeLabels),
  /** The index of the winner, or of the variant that YouTube prefers. A winner requires it; an inconclusive test has none. */
  variant: z.optional(count.check(z.maximum(experimentLimits.maxVariants - 1))),
  /** Watch-time shares in percent, as Studio shows them. */
  shares: z.optional(z.array(z.number().check(z.minimum(0), z.maximum(100)))),
  /** Impressions and clicks of each variant, where the creator has them. */
  counts: z.optional(
    z.array(
      z.strictObject({
        impressions: count.check(z.minimum(1), z.maximum(1_000_000_000)),
        clicks: count.check(z.maximum(1_000_000_000)),
      }),
    ),
  ),
})
export type ExperimentOutcome = z.infer<typeof ExperimentOutcome>

/** A test of titles or thumbnails of one draft. */
export const Experiment = z.object({
  id: ItemId,
  draft: ItemId,
  createdAt: z.iso.datetime(),
  difference: z.enum(differences),
  /** The difference in the creator's own words, if it is `custom`. */
  differenceText: z.optional(z.string()),
  variants: z.array(ExperimentVariant),
  prediction: ExperimentPrediction,
  /** The day on which it was started on YouTube. */
  startedOn: z.optional(z.iso.date()),
  outcome: z.optional(ExperimentOutcome),
  /** When an outcome was first recorded, and how often and when it was last corrected. */
  recordedAt: z.optional(z.iso.datetime()),
  corrections: z.optional(count),
  correctedAt: z.optional(z.iso.datetime()),
})
export type Experiment = z.infer<typeof Experiment>

const DifferenceCount = z.object({
  difference: z.enum(differences),
  more: count,
  less: count,
  neither: count,
  moreByChance: z.number(),
  undecided: count,
}) satisfies z.ZodMiniType<ledger.DifferenceCount>

/** See `buildLedger` in `shared/experiments/ledger.ts`. */
export const Ledger = z.object({
  tests: count,
  open: count,
  differences: z.array(DifferenceCount),
  predictions: z.object({
    of: count,
    right: count,
    tooClose: count,
    guessing: z.number(),
    interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
  }),
})
export type Ledger = z.infer<typeof Ledger>

const read = { max: 120, seconds: 60 } as const
const write = { max: 60, seconds: 60 } as const

export const experiments = {
  /** Returns the user's tests, newest first, a page at a time: all of them, or those of one draft. */
  list: endpoint({
    method: 'GET',
    path: '/api/experiments',
    caller: 'user',
    input: z.strictObject({ draft: z.optional(ItemId), before: z.optional(ItemId) }),
    output: z.object({ experiments: z.array(Experiment), next: z.optional(z.string()) }),
    errors: [],
    rate: read,
  }),
  /** Returns the combined results of the user's tests. */
  ledger: endpoint({
    method: 'GET',
    path: '/api/ledger',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ ledger: Ledger }),
    errors: [],
    rate: read,
  }),
  /**
   * Creates a test of a draft. Either every variant has a title or none has, likewise for thumbnails, and no two variants are equal.
   * They are copied, so later changes of the draft do not change the test.
   */
  create: endpoint({
    method: 'POST',
    path: '/api/experiments',
    caller: 'user',
    input: z.strictObject({
      draft: ItemId,
      variants: z
        .array(
          z.strictObject({
            /** The id of one of the draft's titles. */
            title: z.optional(DraftTitle.shape.id),
            /** One of the draft's thumbnails. */
            thumbnail: z.optional(ContentHash),
          }),
        )
        .check(z.minLength(experimentLimits.minVariants), z.maxLength(experimentLimits.maxVariants)),
      difference: z.enum(differences),
      /** Required if the difference is `custom`. */
      differenceText: z.optional(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(experimentLimits.differenceText)),
      ),
    }),
    output: z.object({ experiment: Experiment }),
    errors: ['not_found', 'experiment_limit_reached'],
    rate: write,
  }),
  /** Changes when a test was started, its outcome, or both. Null removes the value. */
  update: endpoint({
    method: 'PATCH',
    path: '/api/experiments/{id}',
    caller: 'user',
    input: z.strictObject({
      id: ItemId,
      startedOn: z.optional(z.nullable(z.iso.date())),
      outcome: z.optional(z.nullable(ExperimentOutcome)),
    }),
    output: z.object({ experiment: Experiment }),
    errors: ['not_found'],
    rate: write,
  }),
  /** Deletes a test with its outcome. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/experiments/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({}),
    errors: [],
    rate: write,
  }),
}
