import * as z from 'zod/mini'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import { rewriteKinds, traits } from '#shared/prediction/kinds.ts'

/** What the model weighs in a title. */
export const WordOrTrait = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), word: z.string() }),
  z.object({ kind: z.literal('trait'), trait: z.enum(traits) }),
])

/** What a word or trait, come or gone, changes of the raw score from one title to another. */
export const Move = z.object({ of: WordOrTrait, points: z.number() })
export type Move = z.infer<typeof Move>

/**
 * Another title for the draft's video. `score` is its percentile, `gain` how much more that is than the draft's; both are
 * absent where the model has nothing to go on.
 */
export const TitleIdea = z.object({
  title: z.string().check(z.maxLength(maxTitleLength)),
  score: z.optional(z.int()),
  gain: z.optional(z.int()),
  /** What was done to the draft, in order, and the words it was done to; nothing where the provider wrote it. */
  steps: z.array(z.object({ kind: z.enum(rewriteKinds), words: z.array(z.string()) })),
  /** What raised the score most. */
  moves: z.array(Move).check(z.maxLength(3)),
})
export type TitleIdea = z.infer<typeof TitleIdea>

/** How many ideas one draft gets at most. */
export const maxIdeas = 5
