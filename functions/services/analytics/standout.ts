import { createRandom } from '#shared/random.ts'
import { computeRanks } from '#shared/ranks.ts'

/** The number of random permutations. */
const permutations = 2_000
/** Fixed, so that the same values always give the same result. */
const seed = 20_261_122

/** A group of values, as indexes into the list of all values. */
type Group = readonly number[]

/** The index of the group with the highest values, and its p-value (`chance`), 0 to 1. */
export interface Standout {
  readonly group: number
  readonly chance: number
}

/**
 * Finds the group with the highest values, and its p-value corrected for multiple comparisons. Groups may overlap. Each group's rank sum
 * is standardized (Wilcoxon, Biometrics Bulletin 1 (1945), 80-83), and the maximum is compared with the maxima of random permutations
 * (max-T of Westfall and Young, Resampling-Based Multiple Testing, 1993, 2.6; including the observed maximum, after Phipson and Smyth,
 * 2010). Undefined without groups. No group may contain all values.
 */
export function findStandout(values: readonly number[], groups: readonly Group[]): Standout | undefined {
  if (groups.length === 0) return undefined
  const ranks = computeRanks(values)
  const found = findHighest(ranks, groups)
  const random = createRandom(seed)
  let exceedances = 1
  for (let permutation = 0; permutation < permutations; permutation++) {
    shuffle(ranks, random)
    if (findHighest(ranks, groups).statistic >= found.statistic - 1e-9) exceedances++
  }
  return { group: found.group, chance: exceedances / (permutations + 1) }
}

/** Returns the first group with the highest standardized rank sum. */
function findHighest(ranks: Float64Array, groups: readonly Group[]): { group: number; statistic: number } {
  const count = ranks.length
  let best = { group: 0, statistic: Number.NEGATIVE_INFINITY }
  for (const [group, indexes] of groups.entries()) {
    let sum = 0
    for (const index of indexes) sum += ranks[index] as number
    const n = indexes.length
    const statistic = (sum - (n * (count + 1)) / 2) / Math.sqrt((n * (count - n) * (count + 1)) / 12)
    if (statistic > best.statistic) best = { group, statistic }
  }
  return best
}

/** Shuffles values in place (Fisher-Yates). */
function shuffle(values: Float64Array, random: () => number): void {
  for (let index = values.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    const swapped = values[index] as number
    values[index] = values[other] as number
    values[other] = swapped
  }
}
