import { findCalled } from '#shared/prediction/wording/compare.ts'
import { findSide, type Traits } from './differences.ts'
import { type Difference, differences, isSided, minTests, type OutcomeLabel } from './kinds.ts'
import type { Prediction } from './prediction.ts'
import { computeWilsonInterval } from './proportions.ts'

/** A test as the ledger counts it. */
export interface LedgerExperiment {
  readonly difference: Difference
  readonly variants: readonly { readonly traits: Traits }[]
  readonly prediction: Prediction
  readonly outcome?: { readonly label: OutcomeLabel; readonly variant?: number | undefined } | undefined
}

/** The completed tests of one difference, with or without a winner. */
export interface DifferenceCount {
  readonly difference: Difference
  /** Tests with a winner: on one side, the other, or neither. Differences without sides count as neither. */
  readonly more: number
  readonly less: number
  readonly neither: number
  /**
   * How many of `more` and `less` together would be `more` on average if the winners were random. With three variants, the sides are of
   * unequal size.
   */
  readonly moreByChance: number
  /** Tests that ended without a winner. */
  readonly undecided: number
}

export interface Ledger {
  /** The number of all tests, and of those without an outcome yet. */
  readonly tests: number
  readonly open: number
  /** The differences that were tested and have an outcome, those with the most tests first. */
  readonly differences: DifferenceCount[]
  readonly predictions: {
    /** Tests with a winner for which we predicted one, and how many of these predictions were right. */
    readonly of: number
    readonly right: number
    /** Tests with a winner whose two likeliest titles were too close to call: no winner was predicted. */
    readonly tooClose: number
    /** How many predictions would be right on average by guessing. */
    readonly guessing: number
    /** The 95% interval of the share of right predictions. Null below {@link minTests}. */
    readonly interval: { readonly low: number; readonly high: number } | null
  }
}

/** Counts a creator's tests: which side of each difference won, and how often the wording model predicted the winner. */
export function buildLedger(experiments: readonly LedgerExperiment[]): Ledger {
  const ended = experiments.flatMap((experiment) =>
    experiment.outcome ? { ...experiment, winner: winnerOf(experiment) } : [],
  )
  const counts = differences.flatMap((difference) => {
    const same = ended.filter((experiment) => experiment.difference === difference)
    const decided = same.flatMap(({ variants, winner }) => (winner === undefined ? [] : { variants, winner }))
    const wonBy = decided.map(({ variants, winner }) => {
      const traits = variants.map((variant) => variant.traits)
      return isSided(difference) ? findSide(difference, traits, winner) : undefined
    })
    const [more, less] = [
      wonBy.filter((side) => side === 'more').length,
      wonBy.filter((side) => side === 'less').length,
    ]
    const neither = wonBy.length - more - less
    const moreByChance = decided.reduce((sum, { variants }, at) => {
      if (!isSided(difference) || wonBy[at] === undefined) return sum
      const traits = variants.map((variant) => variant.traits)
      const sides = traits.flatMap((_, index) => findSide(difference, traits, index) ?? [])
      return sum + sides.filter((side) => side === 'more').length / sides.length
    }, 0)
    const undecided = same.length - decided.length
    return same.length === 0 ? [] : { difference, more, less, neither, moreByChance, undecided }
  })
  const sizeOf = ({ more, less, neither, undecided }: DifferenceCount) => more + less + neither + undecided
  return {
    tests: experiments.length,
    open: experiments.length - ended.length,
    differences: counts.toSorted((a, b) => sizeOf(b) - sizeOf(a)),
    predictions: countPredictions(ended),
  }
}

/** Returns the index of the winner, if YouTube declared one. */
const winnerOf = ({ outcome }: LedgerExperiment): number | undefined =>
  outcome?.label === 'winner' ? outcome.variant : undefined

function countPredictions(
  ended: readonly (LedgerExperiment & { winner: number | undefined })[],
): Ledger['predictions'] {
  const decided = ended.flatMap(({ prediction, winner }) =>
    prediction.state === 'made' && winner !== undefined ? { chances: prediction.chances, winner } : [],
  )
  const predicted = decided.flatMap(({ chances, winner }) => {
    const called = findCalled(chances)
    return called === undefined ? [] : { isRight: called === winner, guessing: 1 / chances.length }
  })
  const right = predicted.filter(({ isRight }) => isRight).length
  const of = predicted.length
  return {
    of,
    right,
    tooClose: decided.length - of,
    guessing: predicted.reduce((sum, { guessing }) => sum + guessing, 0),
    interval: of < minTests ? null : computeWilsonInterval({ hits: right, of }),
  }
}
