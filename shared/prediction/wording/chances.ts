/**
 * The chance of each of several raw scores to be the best one (softmax: Luce's choice rule). They sum to 1, and a
 * score's chance does not depend on where it stands in the list.
 */
export function computeChances(raws: readonly number[]): number[] {
  const highest = Math.max(...raws)
  const odds = raws.map((raw) => Math.exp(raw - highest))
  const sum = odds.toSorted((a, b) => a - b).reduce((total, one) => total + one, 0)
  return odds.map((one) => one / sum)
}
