/** Returns the rank of each value, from 1. Equal values get the mean of their ranks. */
export function computeRanks(values: readonly number[]): Float64Array {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] as number) - (values[b] as number))
  const ranks = new Float64Array(values.length)
  for (let from = 0, to = 0; from < order.length; from = to) {
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++
    for (const index of order.slice(from, to)) ranks[index] = (from + 1 + to) / 2
  }
  return ranks
}
