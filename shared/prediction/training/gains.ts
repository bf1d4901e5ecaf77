import type { GainByMargin, Gains } from '../evaluation.ts'
import { explain } from '../explain.ts'
import type { ComparisonParameters, LinearModel } from '../model.ts'
import { listRewrites } from '../optimize.ts'
import { scoreWording } from '../wording/compare.ts'
import { findModernChannels } from './fit.ts'
import { computeGain, computeScoreDifferences, roundFigure, type ScoreDifferences } from './metrics.ts'
import { computePastDifferences } from './own-history.ts'
import type { ChannelPairs } from './pairs.ts'
import { keepChannels, type Margin, mapMargins, preparePast, type ScoredPairs } from './report.ts'

/** The models that gains are measured with. */
export interface GainModels {
  readonly views: LinearModel
  /** The model of `scoreWording`. */
  readonly wording: LinearModel
  readonly clicksPerPoint: number
  readonly comparison: ComparisonParameters
}

/** Measures what parts of the product bring, on the pairs of an evaluation. Takes longer than the rest of it. */
export const measureGains = (english: ScoredPairs, other: ScoredPairs, models: GainModels): Gains => ({
  severalTitles: measureSeveralTitles(english, models),
  lengths: measureLengths(english, other, models),
})

/** Compares two ways to score the same pairs. Returns null if there are none. */
const compare = (
  pairs: Readonly<Record<Margin, readonly ChannelPairs[]>>,
  ours: (margin: Margin) => ScoreDifferences,
  theirs: (margin: Margin) => ScoreDifferences,
): GainByMargin | null =>
  pairs.all.length > 0 ? mapMargins((margin) => computeGain(ours(margin), theirs(margin))) : null

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Returns the rewrites of a title with the best and the worst wording. They stand for other titles that a creator may write. */
export function listAlternatives(title: string): string[] {
  const rewrites = scoreWording(title).basis === 'model' ? listRewrites({ title, steps: [] }) : []
  const byWording = rewrites.toSorted((a, b) => a.raw - b.raw)
  return [...new Set([byWording[0], byWording.at(-1)].flatMap((rewrite) => rewrite?.title ?? []))]
}

/**
 * Judges each title as one of several of its video: by the mean raw score of all, plus what its wording differs from their mean.
 * See `judgeTitle`.
 */
function measureSeveralTitles(english: ScoredPairs, models: GainModels): Gains['severalTitles'] {
  const { uploads, sets, withPast, rawScores } = english
  const { onChannel, viewsPerPoint } = models.comparison
  const titles = new Map(uploads.map(({ title }) => [title, [title, ...listAlternatives(title)]]))
  const listTitles = (title: string) => titles.get(title) ?? [title]
  const meanScore = (model: LinearModel, title: string) => mean(listTitles(title).map((one) => explain(model, one).raw))
  const raws = uploads.map(({ title }) => meanScore(models.views, title))
  const wording = uploads.map(({ title }) => explain(models.wording, title).raw - meanScore(models.wording, title))
  const addWording = (
    differences: ScoreDifferences,
    pairs: readonly ChannelPairs[],
    basis: keyof typeof viewsPerPoint,
  ) => {
    const share = models.clicksPerPoint / viewsPerPoint[basis]
    const ofWording = computeScoreDifferences(pairs, wording)
    return differences.map((channel, at) => channel.map((one, pair) => one + share * (ofWording[at]?.[pair] ?? 0)))
  }
  const past = preparePast(uploads, english, models.views, listTitles)
  const weightsOf = () => onChannel.title_and_videos
  return {
    rewritten: roundFigure(mean(uploads.map(({ title }) => (listTitles(title).length > 1 ? 1 : 0)))),
    titleOnly: compare(
      sets,
      (margin) => addWording(computeScoreDifferences(sets[margin], raws), sets[margin], 'title'),
      (margin) => computeScoreDifferences(sets[margin], rawScores),
    ),
    ownHistory: compare(
      withPast,
      (margin) => addWording(computePastDifferences(past[margin], raws, weightsOf), past[margin], 'title_and_videos'),
      (margin) => computePastDifferences(withPast[margin], rawScores, weightsOf),
    ),
  }
}

/** Measures own history with the lengths of the videos against own history without, by the same weights. */
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
