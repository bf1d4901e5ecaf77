/**
 * Returns the chance of each raw score to be the best one (softmax, Luce's choice rule). The chances sum to 1 and do not
 * depend on the order of the scores. `scales` are the factors on two, three, ... scores; the last one is for any more.
 */
export function computeChances(raws: readonly number[], scales: readonly number[] = [1]): number[] {
  const scale = scales[Math.min(raws.length - 2, scales.length - 1)] ?? 1
  const highest = Math.max(...raws)
  const odds = raws.map((raw) => Math.exp(scale * (raw - highest)))
  const sum = odds.toSorted((a, b) => a - b).reduce((total, one) => total + one, 0)
  return odds.map((one) => one / sum)
}
