import { extractFacts, type Facts } from './facts.ts'
import { type Trait, traits } from './kinds.ts'
import { lexiconIndexesOf } from './lexicons.ts'
import { type LinearModel, type Model, roundPoints, standardize } from './model.ts'
import type { Contribution } from './title-analysis.ts'
import { extractNgrams, tokenize } from './tokens.ts'

/** A title's raw score and what it is made of. */
export interface Explanation {
  /** Unrounded; higher = more views expected. A difference of two titles of one channel is the log-odds of the better. */
  readonly raw: number
  /** Add up to `raw` exactly, in any order: see {@link roundPoints}. */
  readonly contributions: Contribution[]
  /** False when not one word of the title means anything to the model. */
  readonly known: boolean
}

/** The points of each trait, in the order of `traits`: its columns added up. Plain loops, since this runs per keystroke. */
function traitPoints(model: LinearModel, facts: Facts): Float64Array {
  const points = new Float64Array(traits.length)
  for (const { of, trait, centre, spread, weight } of model.columns) {
    if (weight) (points[trait] as number) += weight * standardize(of(facts), centre, spread)
  }
  return points
}

/** Scores a title by a model. Never throws, whatever the string; time is linear in its length. */
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
  const known = contributions.length > 0 || facts.words.some(({ key }) => lexiconIndexesOf(key))
  for (const [index, unrounded] of traitPoints(model, facts).entries()) {
    const points = roundPoints(unrounded)
    if (points === 0) continue
    raw += points
    contributions.push({ of: { kind: 'trait', trait: traits[index] as Trait }, points })
  }
  return { raw, contributions, known }
}

/** Percentile of a raw score among real titles: 0-100, rising with it, rounded to a whole number. */
export function percentile({ quantiles }: Model, raw: number): number {
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
