import { factorize, solve } from '../own-history/cholesky.ts'

const iterations = 20

/**
 * Fits the weights of score differences that best predict that each difference is above 0: logistic regression without an
 * intercept, by Newton's method. Each row has the differences of one pair.
 */
export function fitLogistic(rows: readonly (readonly number[])[]): Float64Array {
  const size = rows[0]?.length ?? 0
  const weights = new Float64Array(size)
  for (let iteration = 0; iteration < iterations; iteration++) {
    const step = new Float64Array(size)
    const curvature = new Float64Array(size * size)
    for (let index = 0; index < size; index++) curvature[index * size + index] = 1e-9
    for (const row of rows) {
      const difference = row.reduce((sum, value, index) => sum + value * (weights[index] as number), 0)
      const chance = 1 / (1 + Math.exp(-difference))
      for (let a = 0; a < size; a++) {
        ;(step[a] as number) += (1 - chance) * (row[a] as number)
        for (let b = 0; b <= a; b++)
          (curvature[a * size + b] as number) += chance * (1 - chance) * (row[a] as number) * (row[b] as number)
      }
    }
    factorize(curvature, size)
    solve(curvature, step)
    for (let index = 0; index < size; index++) (weights[index] as number) += step[index] as number
  }
  return weights
}
