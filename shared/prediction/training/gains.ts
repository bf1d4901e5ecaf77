import type { GainByMargin, Gains } from '../evaluation.ts'
import type { ComparisonParameters, LinearModel } from '../model.ts'
import { findModernChannels } from './fit.ts'
import { computeGain, type ScoreDifferences } from './metrics.ts'
import { computePastDifferences } from './own-history.ts'
import type { ChannelPairs } from './pairs.ts'
import { keepChannels, type Margin, mapMargins, preparePast, type ScoredPairs } from './report.ts'

/** The models for measuring gains. */
export interface GainModels {
  readonly views: LinearModel
  readonly comparison: ComparisonParameters
}

/** Measures the gains from parts of the product, on the pairs of an evaluation. Takes longer than the rest of it. */
export const measureGains = (english: ScoredPairs, other: ScoredPairs, models: GainModels): Gains => ({
  lengths: measureLengths(english, other, models),
})

/** Compares two ways to score the same pairs. Returns null if there are none. */
const compare = (
  pairs: Readonly<Record<Margin, readonly ChannelPairs[]>>,
  ours: (margin: Margin) => ScoreDifferences,
  theirs: (margin: Margin) => ScoreDifferences,
): GainByMargin | null =>
  pairs.all.length > 0 ? mapMargins((margin) => computeGain(ours(margin), theirs(margin))) : null

/** Compares own history with and without the lengths of the videos, with the same weights. */
function measureLengths(english: ScoredPairs, other: ScoredPairs, { views, comparison }: GainModels): Gains['lengths'] {
  const withoutLengths = (pairs: ScoredPairs): ScoredPairs => {
    const uploads = pairs.uploads.map(({ seconds: _, ...upload }) => upload)
    return { ...pairs, withPast: preparePast(uploads, pairs, views) }
  }
  const compareLengths = (known: ScoredPairs, unknown: ScoredPairs) => {
    const differences = ({ withPast, rawScores }: ScoredPairs, margin: Margin) =>
      computePastDifferences(withPast[margin], rawScores, () => comparison.onChannel[known.basis])
    return compare(
      known.withPast,
      (margin) => differences(known, margin),
      (margin) => differences(unknown, margin),
    )
  }
  const englishWithout = withoutLengths(english)
  const modern = findModernChannels(english.uploads)
  return {
    english: compareLengths(english, englishWithout),
    modern: compareLengths(keepChannels(english, modern), keepChannels(englishWithout, modern)),
    otherLanguages: compareLengths(other, withoutLengths(other)),
  }
}
