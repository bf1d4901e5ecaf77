import { type Column, columns } from './columns.ts'
import { traits } from './kinds.ts'

/** Learned weights as `npm run train` writes them: whole numbers of one byte, and what turns them into points. */
export interface LinearWeights {
  readonly version: number
  /** One entry per column of `columns.ts`: points per `spread` above `centre`, in units of `columnUnit`. */
  readonly columnUnit: number
  readonly centres: readonly number[]
  readonly spreads: readonly number[]
  readonly columnWeights: readonly number[]
  /**
   * Words and pairs of words, joined by `|`, and the points of each in units of `gramUnit`, joined by commas: one text
   * each, taken apart at the first score, so that a function that scores nothing does not pay for thousands of values.
   */
  readonly gramUnit: number
  readonly grams: string
  readonly gramWeights: string
}

/** The weights of the views heads, with what makes a score of a raw value. */
export interface Weights extends LinearWeights {
  /** The raw scores of real titles at 0, 1, ... 100 percent, rising. */
  readonly quantiles: readonly number[]
}

/** A column with what was learned for it: points per spread above its centre. `trait` is its place in `traits`. */
export interface WeightedColumn {
  readonly of: Column['of']
  readonly trait: number
  readonly centre: number
  readonly spread: number
  readonly weight: number
}

/** Weights made ready for explaining a title. */
export interface LinearModel {
  readonly columns: readonly WeightedColumn[]
  readonly gramPoints: ReadonlyMap<string, number>
}

/** Weights of the views heads made ready for scoring. */
export interface Model extends LinearModel {
  readonly quantiles: readonly number[]
}

const grain = 2 ** 20

/** Rounds points to a multiple of 2^-20: sums of such numbers are exact, in any order and on every machine. */
export const roundPoints = (value: number): number => Math.round(value * grain) / grain

/** A value of a column beyond so many spreads from its centre counts as this far. */
const farthest = 4

/** A column's value as the weights see it: spreads from the centre, bounded. */
export const standardize = (value: number, centre: number, spread: number): number =>
  Math.max(-farthest, Math.min(farthest, (value - centre) / spread))

const unfit = 'These weights were trained for other columns: run npm run train'

/** Makes weights ready for explaining titles. Throws when they do not fit this code's columns. */
export function toLinearModel(weights: LinearWeights): LinearModel {
  const { columnUnit, centres, spreads, columnWeights, gramUnit } = weights
  const grams = weights.grams ? weights.grams.split('|') : []
  const gramWeights = weights.gramWeights ? weights.gramWeights.split(',') : []
  const fits =
    [centres, spreads, columnWeights].every(({ length }) => length === columns.length) &&
    grams.length === gramWeights.length
  if (!fits) throw new Error(unfit)
  return {
    columns: columns.map(({ of, trait }, index) => ({
      of,
      trait: traits.indexOf(trait),
      centre: centres[index] ?? 0,
      spread: spreads[index] ?? 1,
      weight: (columnWeights[index] ?? 0) * columnUnit,
    })),
    gramPoints: new Map(grams.map((gram, index) => [gram, roundPoints(Number(gramWeights[index]) * gramUnit)])),
  }
}

/** Makes the views heads' weights ready for scoring. Throws when they do not fit this code's columns. */
export function toModel(weights: Weights): Model {
  if (weights.quantiles.length < 2) throw new Error(unfit)
  return { ...toLinearModel(weights), quantiles: weights.quantiles }
}

/** One number for scores of the title alone (`scoreTitle`), one for those with the channel's past (`scoreOn`). */
export interface TitleAndPast {
  readonly title: number
  readonly past: number
}

/** What turns scores into calls, as `npm run train` writes it to `calls.generated.json`. */
export interface CallParameters {
  /** What the title and the channel's own past count for in a score on a channel. */
  readonly onChannel: TitleAndPast
  /** How far the raw scores of two videos of one channel lie apart at the median. */
  readonly medianDifference: TitleAndPast
}
