import { createRandom } from '#shared/random.ts'

/** How often the values are dealt out anew. */
const deals = 2_000
/** The same at every call, so that the same values always give the same answer. */
const seed = 20_261_122

/** A group of values, as their places among all of them. */
type Group = readonly number[]

/** The group that lies the highest, and how often chance alone would put one of the groups as high, 0 to 1. */
export interface Standout {
  readonly group: number
  readonly chance: number
}

/**
 * Which of several groups, overlapping or not, holds values higher than the rest's, and how likely chance explains it,
 * all the groups that were looked at being counted. Each group's rank sum is standardised (Wilcoxon, Biometrics Bulletin
 * 1 (1945), 80-83); the highest of them is held against the highest when the same values are dealt out at random to the
 * same groups (max-T of Westfall and Young, Resampling-Based Multiple Testing, 1993, 2.6; with the one counted in, after
 * Phipson and Smyth, 2010). Undefined without groups; no group may hold all values.
 */
export function findStandout(values: readonly number[], groups: readonly Group[]): Standout | undefined {
  if (groups.length === 0) return undefined
  const ranks = ranksOf(values)
  const found = highest(ranks, groups)
  const random = createRandom(seed)
  let asHigh = 1
  for (let deal = 0; deal < deals; deal++) {
    shuffle(ranks, random)
    if (highest(ranks, groups).height >= found.height - 1e-9) asHigh++
  }
  return { group: found.group, chance: asHigh / (deals + 1) }
}

/** Ranks from 1; equal values share their mean. */
function ranksOf(values: readonly number[]): Float64Array {
  const order = values.map((_, place) => place).sort((a, b) => (values[a] as number) - (values[b] as number))
  const ranks = new Float64Array(values.length)
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++
    for (const place of order.slice(from, to)) ranks[place] = (from + 1 + to) / 2
  }
  return ranks
}

/** The group with the highest standardised rank sum; the first of several. */
function highest(ranks: Float64Array, groups: readonly Group[]): { group: number; height: number } {
  const all = ranks.length
  let best = { group: 0, height: Number.NEGATIVE_INFINITY }
  for (const [group, places] of groups.entries()) {
    let sum = 0
    for (const place of places) sum += ranks[place] as number
    const n = places.length
    const height = (sum - (n * (all + 1)) / 2) / Math.sqrt((n * (all - n) * (all + 1)) / 12)
    if (height > best.height) best = { group, height }
  }
  return best
}

/** Fisher and Yates, in place. */
function shuffle(values: Float64Array, random: () => number): void {
  for (let at = values.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const held = values[at] as number
    values[at] = values[other] as number
    values[other] = held
  }
}
