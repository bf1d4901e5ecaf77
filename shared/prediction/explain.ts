import { extractFacts, type Facts } from './facts.ts'
import { type Trait, traits } from './kinds.ts'
import { lexiconIndexesOf } from './lexicons.ts'
import { type LinearModel, type Model, roundPoints, standardize } from './model.ts'
import type { Contribution } from './title-analysis.ts'
import { extractNgrams, tokenize } from './tokens.ts'

/** A title's raw score and the contributions to it. */
export interface Explanation {
  /** Higher means more views. The difference between two titles of a channel is the log-odds that the one with the higher score wins. */
  readonly raw: number
  /** Adds up to `raw` exactly, in any order: see {@link roundPoints}. */
  readonly contributions: Contribution[]
  /** Whether the model knows at least one word of the title. */
  readonly hasKnownWord: boolean
}

/** Sums up the points of each trait's columns, in the order of `traits`. A plain loop, because it runs on each keystroke. */
function sumTraitPoints(model: LinearModel, facts: Facts): Float64Array {
  const points = new Float64Array(traits.length)
  for (const { extract, trait, center, spread, weight } of model.columns) {
    if (weight) (points[trait] as number) += weight * standardize(extract(facts), center, spread)
  }
  return points
}

/** Explains a title's raw score by a model. Accepts any string, never throws, and takes linear time. */
export function explain(model: LinearModel, title: string): Explanation {
  const tokens = tokenize(title)
  const facts = extractFacts(title, tokens)
  const contributions: Contribution[] = []
  let raw = 0
  for (const { key, from, to } of extractNgrams(tokens).values()) {
    const points = model.gramPoints.get(key)
    if (points === undefined) continue
    raw += points
    contributions.push({ of: { kind: 'word', word: key }, points, at: [from, to] })
  }
  const hasKnownWord = contributions.length > 0 || facts.words.some(({ key }) => lexiconIndexesOf(key))
  for (const [index, unrounded] of sumTraitPoints(model, facts).entries()) {
    const points = roundPoints(unrounded)
    if (points === 0) continue
    raw += points
    contributions.push({ of: { kind: 'trait', trait: traits[index] as Trait }, points })
  }
  return { raw, contributions, hasKnownWord }
}

/** Returns the percentile of a raw score among real titles, as a whole number from 0 to 100. */
export function toPercentile({ quantiles }: Model, raw: number): number {
  const last = quantiles.length - 1
  let low = 0
  let high = last
  if (raw <= (quantiles[0] ?? 0)) return 0
  if (raw >= (quantiles[last] ?? 0)) return 100
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((quantiles[middle] ?? 0) <= raw) low = middle
    else high = middle
  }
  const from = quantiles[low] ?? 0
  const to = quantiles[high] ?? 0
  return Math.round((100 * (low + (to > from ? (raw - from) / (to - from) : 0))) / last)
}
