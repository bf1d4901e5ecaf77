import { createRandom } from '#shared/random.ts'

/** Words as directions: alike where words stand beside the same other words. Each vector has length 1. */
export type Embeddings = ReadonlyMap<string, Float64Array>

export interface EmbeddingOptions {
  /** A word needs so many titles to have a meaning. */
  readonly titles: number
  /** Numbers per word. */
  readonly size: number
}

/** Symmetric and sparse: row r holds `values[k]` at column `columns[k]`, k in [starts[r], starts[r+1]). */
interface Sparse {
  readonly starts: Int32Array
  readonly columns: Int32Array
  readonly values: Float64Array
}

const rounds = 4

/**
 * Learns meanings from titles alone, each a list of distinct words: the main directions of how much more often than by
 * chance two words share a title (positive pointwise mutual information), by subspace iteration (Levy and Goldberg 2014;
 * Halko, Martinsson and Tropp 2011). No views are looked at. Deterministic.
 */
export function learnEmbeddings(
  titles: readonly (readonly string[])[],
  { titles: fewest, size }: EmbeddingOptions,
): Embeddings {
  const having = new Map<string, number>()
  for (const words of titles) for (const word of words) having.set(word, (having.get(word) ?? 0) + 1)
  const words = [...having].flatMap(([word, n]) => (n >= fewest ? [word] : [])).sort()
  const place = new Map(words.map((word, index) => [word, index]))
  const beside = togetherness(
    titles.map((title) => title.flatMap((word) => place.get(word) ?? [])),
    words.length,
  )
  const width = Math.min(size, words.length)
  const random = createRandom(11)
  let directions: Float64Array[] = Array.from({ length: width }, () =>
    new Float64Array(words.length).map(() => random() - 0.5),
  )
  for (let round = 0; round < rounds; round++) {
    directions = directions.map((direction) => times(beside, direction))
    orthonormalise(directions)
  }
  return new Map(words.map((word, row) => [word, unit(directions.map((direction) => direction[row] ?? 0))]))
}

/** How much more often than by chance two words share a title, as a logarithm; 0 where not more often. */
function togetherness(titles: readonly (readonly number[])[], words: number): Sparse {
  const counts = new Map<number, number>()
  const totals = new Float64Array(words)
  for (const title of titles) {
    const share = 1 / Math.sqrt(Math.max(1, title.length))
    for (const a of title) {
      for (const b of title) {
        if (a === b) continue
        counts.set(a * words + b, (counts.get(a * words + b) ?? 0) + share)
        totals[a] = (totals[a] ?? 0) + share
      }
    }
  }
  const whole = totals.reduce((sum, total) => sum + total, 0)
  const entries = [...counts].flatMap(([key, count]): [number, number][] => {
    const expected = ((totals[Math.floor(key / words)] ?? 0) * (totals[key % words] ?? 0)) / whole
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

const times = ({ starts, columns, values }: Sparse, vector: Float64Array): Float64Array =>
  vector.map((_, row) => {
    let sum = 0
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
      sum += (values[k] as number) * (vector[columns[k] as number] as number)
    return sum
  })

/** Gram-Schmidt, in place. */
function orthonormalise(vectors: readonly Float64Array[]): void {
  for (const [at, vector] of vectors.entries()) {
    for (const other of vectors.slice(0, at)) {
      const along = dot(vector, other)
      for (let i = 0; i < vector.length; i++) (vector[i] as number) -= along * (other[i] as number)
    }
    vector.set(unit(vector))
  }
}

function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] as number) * (b[i] as number)
  return sum
}

function unit(values: ArrayLike<number>): Float64Array {
  const length = Math.sqrt(dot(values, values)) || 1
  return Float64Array.from(values, (value) => value / length)
}
