/**
 * Returns the chance of each raw score to be the best one (softmax, Luce's choice rule). The chances sum to 1 and do not
 * depend on the order of the scores.
 */
export function computeChances(raws: readonly number[]): number[] {
  const highest = Math.max(...raws)
  const odds = raws.map((raw) => Math.exp(raw - highest))
  const sum = odds.toSorted((a, b) => a - b).reduce((total, one) => total + one, 0)
  return odds.map((one) => one / sum)
}
