import { createRandom } from '#shared/random.ts'
import { dot } from './minimize.ts'

/** Word embeddings: unit vectors that are similar for words that occur next to the same other words. */
export type Embeddings = ReadonlyMap<string, Float64Array>

interface EmbeddingOptions {
  /** The minimum number of titles that contain a word. */
  readonly minTitles: number
  /** The number of dimensions. */
  readonly dimensions: number
}

/** A symmetric sparse matrix: row r has `values[k]` at `columns[k]` for k in [starts[r], starts[r+1]). */
interface SparseMatrix {
  readonly starts: Int32Array
  readonly columns: Int32Array
  readonly values: Float64Array
}

const iterations = 4

/**
 * Learns embeddings from titles, given as lists of distinct words: the leading eigenvectors of the positive pointwise mutual
 * information of words in the same title, by subspace iteration (Levy and Goldberg 2014; Halko, Martinsson and Tropp 2011).
 * Does not use views. Deterministic.
 */
export function learnEmbeddings(
  titles: readonly (readonly string[])[],
  { minTitles, dimensions }: EmbeddingOptions,
): Embeddings {
  const titleCounts = new Map<string, number>()
  for (const words of titles) for (const word of words) titleCounts.set(word, (titleCounts.get(word) ?? 0) + 1)
  const words = [...titleCounts].flatMap(([word, n]) => (n >= minTitles ? [word] : [])).sort()
  const indexes = new Map(words.map((word, index) => [word, index]))
  const information = computeMutualInformation(
    titles.map((title) => title.flatMap((word) => indexes.get(word) ?? [])),
    words.length,
  )
  const width = Math.min(dimensions, words.length)
  const random = createRandom(11)
  let directions: Float64Array[] = Array.from({ length: width }, () =>
    new Float64Array(words.length).map(() => random() - 0.5),
  )
  for (let iteration = 0; iteration < iterations; iteration++) {
    directions = directions.map((direction) => multiply(information, direction))
    orthonormalize(directions)
  }
  return new Map(words.map((word, row) => [word, normalize(directions.map((direction) => direction[row] ?? 0))]))
}

/** Returns the logarithm of how much more often than by chance two words share a title; 0 if not more often. */
function computeMutualInformation(titles: readonly (readonly number[])[], words: number): SparseMatrix {
  const counts = new Map<number, number>()
  const totals = new Float64Array(words)
  for (const title of titles) {
    // The pairs of a title grow with the square of its length, so each pair of a long title counts less.
    const share = 1 / Math.sqrt(Math.max(1, title.length))
    for (const a of title) {
      for (const b of title) {
        if (a === b) continue
        counts.set(a * words + b, (counts.get(a * words + b) ?? 0) + share)
        totals[a] = (totals[a] ?? 0) + share
      }
    }
  }
  const grandTotal = totals.reduce((sum, total) => sum + total, 0)
  const entries = [...counts].flatMap(([key, count]): [number, number][] => {
    const expected = ((totals[Math.floor(key / words)] ?? 0) * (totals[key % words] ?? 0)) / grandTotal
    return count > expected ? [[key, Math.log(count / expected)]] : []
  })
  entries.sort(([a], [b]) => a - b)
  const starts = new Int32Array(words + 1)
  for (const [key] of entries) (starts[Math.floor(key / words) + 1] as number)++
  for (let row = 0; row < words; row++) (starts[row + 1] as number) += starts[row] as number
  return {
    starts,
    columns: Int32Array.from(entries, ([key]) => key % words),
    values: Float64Array.from(entries, ([, value]) => value),
  }
}

const multiply = ({ starts, columns, values }: SparseMatrix, vector: Float64Array): Float64Array =>
  vector.map((_, row) => {
    let sum = 0
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
      sum += (values[k] as number) * (vector[columns[k] as number] as number)
    return sum
  })

/** Orthonormalizes vectors in place (Gram-Schmidt). */
function orthonormalize(vectors: readonly Float64Array[]): void {
  for (const [index, vector] of vectors.entries()) {
    for (const other of vectors.slice(0, index)) {
      const projection = dot(vector, other)
      for (let i = 0; i < vector.length; i++) (vector[i] as number) -= projection * (other[i] as number)
    }
    vector.set(normalize(vector))
  }
}

function normalize(values: ArrayLike<number>): Float64Array {
  const length = Math.sqrt(dot(values, values)) || 1
  return Float64Array.from(values, (value) => value / length)
}
