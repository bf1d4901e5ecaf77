import { columns } from '../columns.ts'
import { extractFacts } from '../facts.ts'
import { standardize } from '../model.ts'
import { extractNgrams, tokenize } from '../tokens.ts'

/** Where each column is measured from, and its unit: learned from the titles trained on. */
export interface ColumnScaling {
  readonly centres: readonly number[]
  readonly spreads: readonly number[]
}

/** A title as numbers: its columns as measured, and the words and pairs in it. */
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

/** A column that every title has some of is centred on its mean; the others start at "not there". */
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

/** Words and pairs of words seen in the titles of at least `channels` channels, in alphabetical order. */
export function buildVocabulary(
  titles: readonly (MeasuredTitle & { readonly channel: string })[],
  channels: number,
): string[] {
  const seen = new Map<string, { last: string; channels: number }>()
  for (const { channel, grams } of titles) {
    for (const gram of grams) {
      const entry = seen.get(gram)
      if (!entry) seen.set(gram, { last: channel, channels: 1 })
      else if (entry.last !== channel) {
        entry.last = channel
        entry.channels++
      }
    }
  }
  return [...seen].flatMap(([gram, entry]) => (entry.channels >= channels ? [gram] : [])).sort()
}

/** Rows of few numbers each (compressed sparse rows): row r holds `values[k]` at `features[k]`, k in [starts[r], starts[r+1]). */
export interface DesignMatrix {
  readonly size: number
  readonly starts: Int32Array
  readonly features: Int32Array
  readonly values: Float64Array
}

/** Columns are scaled down by this, so that the penalty holds them more firmly than it holds words. */
export const columnShare = 0.3

/** The matrix a head is fitted on: first the standardised columns, then one feature per vocabulary entry. */
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

/** The score of each row under a weight per feature. */
export function computeScores({ starts, features, values }: DesignMatrix, weights: ArrayLike<number>): Float64Array {
  return new Float64Array(starts.length - 1).map((_, row) => {
    let sum = 0
    for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
      sum += (values[k] as number) * (weights[features[k] as number] as number)
    return sum
  })
}
