import { columns } from '../columns.ts'
import { extractFacts } from '../facts.ts'
import { standardize } from '../model.ts'
import { extractNgrams, tokenize } from '../tokens.ts'

/** The center and spread of each column, computed from the training titles. */
export interface ColumnScaling {
  readonly centres: readonly number[]
  readonly spreads: readonly number[]
}

/** The features of a title: its column values, and its words and pairs of words. */
export interface MeasuredTitle {
  readonly values: readonly number[]
  readonly grams: readonly string[]
}

export function measureTitle(title: string): MeasuredTitle {
  const tokens = tokenize(title)
  const facts = extractFacts(title, tokens)
  return { values: columns.map(({ of }) => of(facts)), grams: [...extractNgrams(tokens).keys()] }
}

const toFour = (value: number) => Number(value.toPrecision(4))

/** Computes the scaling of each column. Columns that are never 0 are centered on their mean, the others on 0. */
export function computeScaling(titles: readonly MeasuredTitle[]): ColumnScaling {
  const n = Math.max(1, titles.length)
  const means = columns.map((_, column) => titles.reduce((sum, { values }) => sum + (values[column] ?? 0), 0) / n)
  const spreads = columns.map((_, column) => {
    const mean = means[column] ?? 0
    return Math.sqrt(titles.reduce((sum, { values }) => sum + ((values[column] ?? 0) - mean) ** 2, 0) / n)
  })
  return {
    centres: columns.map(({ always }, column) => (always ? toFour(means[column] ?? 0) : 0)),
    spreads: spreads.map((spread) => toFour(spread) || 1),
  }
}

/** Returns the words and pairs of words used by at least `channels` channels, in alphabetical order. */
export function buildVocabulary(
  titles: readonly (MeasuredTitle & { readonly channel: string })[],
  channels: number,
): string[] {
  const entries = new Map<string, { last: string; channels: number }>()
  for (const { channel, grams } of titles) {
    for (const gram of grams) {
      const entry = entries.get(gram)
      if (!entry) entries.set(gram, { last: channel, channels: 1 })
      else if (entry.last !== channel) {
        entry.last = channel
        entry.channels++
      }
    }
  }
  return [...entries].flatMap(([gram, entry]) => (entry.channels >= channels ? [gram] : [])).sort()
}

/** A matrix in compressed sparse row format: row r has `values[k]` at `features[k]` for k in [starts[r], starts[r+1]). */
export interface DesignMatrix {
  readonly size: number
  readonly starts: Int32Array
  readonly features: Int32Array
  readonly values: Float64Array
}

/** Scales columns down, so that the penalty shrinks their weights more than those of words. */
export const columnShare = 0.3

/** Builds the matrix that a head is fitted on: the standardized columns, then one feature per vocabulary entry. */
export function buildDesign(
  titles: readonly MeasuredTitle[],
  { centres, spreads }: ColumnScaling,
  vocabulary: readonly string[],
): DesignMatrix {
  const place = new Map(vocabulary.map((gram, index) => [gram, columns.length + index]))
  const starts = new Int32Array(titles.length + 1)
  const features: number[] = []
  const values: number[] = []
  for (const [row, title] of titles.entries()) {
    for (const [column, value] of title.values.entries()) {
      const x = columnShare * standardize(value, centres[column] ?? 0, spreads[column] ?? 1)
      if (x === 0) continue
      features.push(column)
      values.push(x)
    }
    for (const gram of title.grams) {
      const feature = place.get(gram)
      if (feature === undefined) continue
      features.push(feature)
      values.push(1)
    }
    starts[row + 1] = features.length
  }
  return {
    size: columns.length + vocabulary.length,
    starts,
    features: Int32Array.from(features),
    values: Float64Array.from(values),
  }
}

/** Returns the score of each row for a weight per feature. */
export function computeScores({ starts, features, values }: DesignMatrix, weights: ArrayLike<number>): Float64Array {
  return new Float64Array(starts.length - 1).map((_, row) => {
    let sum = 0
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
      sum += (values[k] as number) * (weights[features[k] as number] as number)
    return sum
  })
}
