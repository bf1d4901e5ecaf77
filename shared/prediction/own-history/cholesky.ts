/*
 * Linear equations with a symmetric positive definite matrix, stored row by row. Only the lower triangle is used.
 */

/** Replaces the lower triangle of a matrix with its Cholesky factor. */
export function factorize(matrix: Float64Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let remainder = matrix[row * size + column] as number
      for (let k = 0; k < column; k++)
        remainder -= (matrix[row * size + k] as number) * (matrix[column * size + k] as number)
      matrix[row * size + column] =
        column === row ? Math.sqrt(remainder) : remainder / (matrix[column * size + column] as number)
    }
  }
}

/** Solves `matrix * x = rightSide` in place, given the factor of the matrix, where `rightSide` is 0 before the index `from`. */
export function solve(factor: Float64Array, rightSide: Float64Array, from = 0): void {
  solveLower(factor, rightSide, from)
  const size = rightSide.length
  for (let row = size - 1; row >= 0; row--) {
    const solved = (rightSide[row] as number) / (factor[row * size + row] as number)
    rightSide[row] = solved
    for (let k = 0; k < row; k++) (rightSide[k] as number) -= (factor[row * size + k] as number) * solved
  }
}

/** Solves `factor * x = rightSide` in place, where `rightSide` is 0 before the index `from`. */
function solveLower(factor: Float64Array, rightSide: Float64Array, from: number): void {
  const size = rightSide.length
  for (let row = from; row < size; row++) {
    let remainder = rightSide[row] as number
    for (let k = from; k < row; k++) remainder -= (factor[row * size + k] as number) * (rightSide[k] as number)
    rightSide[row] = remainder / (factor[row * size + row] as number)
  }
}
