/**
 * Returns the chance of each raw score to be the best (softmax, Luce's choice rule). The chances sum to 1 and do not depend on the order
 * of the scores. `scales` are the factors for two, three, ... scores; the last factor also applies to more scores.
 */
export function computeChances(raws: readonly number[], scales: readonly number[] = [1]): number[] {
  const scale = scaleOf(raws.length, scales)
  const highest = Math.max(...raws)
  const odds = raws.map((raw) => Math.exp(scale * (raw - highest)))
  const sum = odds.toSorted((a, b) => a - b).reduce((total, odd) => total + odd, 0)
  return odds.map((chance) => chance / sum)
}

/** Returns by how much the highest of at least two raw scores exceeds the next, from their chances by {@link computeChances}. */
export function leadOf(chances: readonly number[], scales: readonly number[]): number {
  const [first = 0, second = 0] = chances.toSorted((a, b) => b - a)
  return Math.log(first / second) / scaleOf(chances.length, scales)
}

const scaleOf = (count: number, scales: readonly number[]): number =>
  scales[Math.min(count - 2, scales.length - 1)] ?? 1
