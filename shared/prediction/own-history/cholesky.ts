/*
 * Linear equations with a symmetric positive definite matrix, stored row by row. Only the lower triangle is used.
 */

/** Replaces the lower triangle of a matrix by its Cholesky factor. */
export function factorize(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column] as number
      for (let k = 0; k < column; k++)
        rest -= (matrix[row * size + k] as number) * (matrix[column * size + k] as number)
      matrix[row * size + column] = column === row ? Math.sqrt(rest) : rest / (matrix[column * size + column] as number)
    }
  }
}

/** Solves `matrix * x = right` in place, given the factor of the matrix. */
export function solve(factor: Float64Array, right: Float64Array): void {
  solveLower(factor, right)
  const size = right.length
  for (let row = size - 1; row >= 0; row--) {
    const solved = (right[row] as number) / (factor[row * size + row] as number)
    right[row] = solved
    for (let k = 0; k < row; k++) (right[k] as number) -= (factor[row * size + k] as number) * solved
  }
}

/** Solves `factor * x = right` in place, where `right` is 0 before the index `from`. */
export function solveLower(factor: Float64Array, right: Float64Array, from = 0): void {
  const size = right.length
  for (let row = from; row < size; row++) {
    let rest = right[row] as number
    for (let k = from; k < row; k++) rest -= (factor[row * size + k] as number) * (right[k] as number)
    right[row] = rest / (factor[row * size + row] as number)
  }
}
