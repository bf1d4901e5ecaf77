import { type Column, columns } from './columns.ts'
import { type PastBasis, traits } from './kinds.ts'

/** Learned weights as `npm run train` writes them: one-byte integers, and the units that convert them to points. */
export interface LinearWeights {
  readonly version: number
  /** One entry per column of `columns.ts`: points per `spread` above the `centre`, in units of `columnUnit`. */
  readonly columnUnit: number
  readonly centres: readonly number[]
  readonly spreads: readonly number[]
  readonly columnWeights: readonly number[]
  /**
   * Words and pairs of words, joined by `|`, and the points of each in units of `gramUnit`, joined by commas. They are
   * single strings, split at the first score, so that functions that never score start faster.
   */
  readonly gramUnit: number
  readonly grams: string
  readonly gramWeights: string
}

/** The weights of the views model, with the quantiles that convert a raw value to a score. */
export interface Weights extends LinearWeights {
  /** The raw scores of real titles at 0, 1, ... 100 percent, rising. */
  readonly quantiles: readonly number[]
}

/** A column with its learned weight: points per spread above its center. `trait` is an index into `traits`. */
export interface WeightedColumn {
  readonly extract: Column['extract']
  readonly trait: number
  readonly center: number
  readonly spread: number
  readonly weight: number
}

/** Parsed weights, ready for explaining titles. */
export interface LinearModel {
  readonly columns: readonly WeightedColumn[]
  readonly gramPoints: ReadonlyMap<string, number>
}

/** Parsed weights of the views model, ready for scoring. */
export interface Model extends LinearModel {
  readonly quantiles: readonly number[]
}

const roundingFactor = 2 ** 20

/** Rounds points to a multiple of 2^-20, so that their sums are exact, in any order and on every machine. */
export const roundPoints = (value: number): number => Math.round(value * roundingFactor) / roundingFactor

/** Values are clipped to this many spreads from the center. */
const maxSpreads = 4

/** Standardizes a column's value: returns its distance from the center in spreads, clipped. */
export const standardize = (value: number, center: number, spread: number): number =>
  Math.max(-maxSpreads, Math.min(maxSpreads, (value - center) / spread))

const mismatchMessage = 'These weights were trained for other columns: run npm run train'

/** Parses weights for explaining titles. Throws if they do not match the columns of this code. */
export function toLinearModel(weights: LinearWeights): LinearModel {
  const { columnUnit, centres, spreads, columnWeights, gramUnit } = weights
  const grams = weights.grams ? weights.grams.split('|') : []
  const gramWeights = weights.gramWeights ? weights.gramWeights.split(',') : []
  const hasMatchingLengths =
    [centres, spreads, columnWeights].every(({ length }) => length === columns.length) &&
    grams.length === gramWeights.length
  if (!hasMatchingLengths) throw new Error(mismatchMessage)
  return {
    columns: columns.map(({ extract, trait }, index) => ({
      extract,
      trait: traits.indexOf(trait),
      center: centres[index] ?? 0,
      spread: spreads[index] ?? 1,
      weight: (columnWeights[index] ?? 0) * columnUnit,
    })),
    gramPoints: new Map(grams.map((gram, index) => [gram, roundPoints(Number(gramWeights[index]) * gramUnit)])),
  }
}

/** Parses the weights of the views model for scoring. Throws if they do not match the columns of this code. */
export function toModel(weights: Weights): Model {
  if (weights.quantiles.length < 2) throw new Error(mismatchMessage)
  return { ...toLinearModel(weights), quantiles: weights.quantiles }
}

/** The weights of the parts of a score with a channel's past, in log-odds. */
export interface PastWeights {
  /** The title model's raw score; 0 for the basis `videos`. */
  readonly title: number
  /** The combined result of the videos whose titles share words: `PastEffects.similar`. */
  readonly similar: number
  /** The result that the Gaussian process over the channel's titles predicts: `PastEffects.process`. */
  readonly process: number
}

/** The parameters for comparing scores, as `npm run train` writes them to `comparison.generated.json`. */
export interface ComparisonParameters {
  readonly onChannel: Readonly<Record<PastBasis, PastWeights>>
  /** The median difference between the raw scores of two videos of one channel, by title alone and with the channel's past. */
  readonly medianDifference: Readonly<Record<'title' | PastBasis, number>>
  /** The increase of the natural logarithm of the views per point of raw score. */
  readonly viewsPerPoint: Readonly<Record<'title' | PastBasis, number>>
}
