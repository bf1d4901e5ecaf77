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

/** Returns the features of a title. */
export function measureTitle(title: string): MeasuredTitle {
  const tokens = tokenize(title)
  const facts = extractFacts(title, tokens)
  return { values: columns.map(({ extract }) => extract(facts)), grams: [...extractNgrams(tokens).keys()] }
}

const roundToFourDigits = (value: number) => Number(value.toPrecision(4))

/** Computes the scaling of each column. Centered columns get their mean as center, the others 0. */
export function computeScaling(titles: readonly MeasuredTitle[]): ColumnScaling {
  const n = Math.max(1, titles.length)
  const means = columns.map((_, column) => titles.reduce((sum, { values }) => sum + (values[column] ?? 0), 0) / n)
  const spreads = columns.map((_, column) => {
    const mean = means[column] ?? 0
    return Math.sqrt(titles.reduce((sum, { values }) => sum + ((values[column] ?? 0) - mean) ** 2, 0) / n)
  })
  return {
    centres: columns.map(({ isCentered }, column) => (isCentered ? roundToFourDigits(means[column] ?? 0) : 0)),
    spreads: spreads.map((spread) => roundToFourDigits(spread) || 1),
  }
}

/**
 * Returns the words and pairs of words used by at least `minChannels` channels, in alphabetical order. A channel whose titles are not all
 * adjacent, because it is in several files, counts more than once.
 */
export function buildVocabulary(
  titles: readonly (MeasuredTitle & { readonly channel: string })[],
  minChannels: number,
): string[] {
  const entries = new Map<string, { lastChannel: string; channels: number }>()
  for (const { channel, grams } of titles) {
    for (const gram of grams) {
      const entry = entries.get(gram)
      if (!entry) entries.set(gram, { lastChannel: channel, channels: 1 })
      else if (entry.lastChannel !== channel) {
        entry.lastChannel = channel
        entry.channels++
      }
    }
  }
  return [...entries].flatMap(([gram, { channels }]) => (channels >= minChannels ? [gram] : [])).sort()
}

/** A matrix in compressed sparse row format: row r has `values[k]` at `features[k]` for k in [starts[r], starts[r+1]). */
export interface DesignMatrix {
  readonly size: number
  readonly starts: Int32Array
  readonly features: Int32Array
  readonly values: Float64Array
}

/** The factor that scales columns down, so that the penalty shrinks their weights more than those of words. */
export const columnScale = 0.3

/** Builds the matrix that a head is fitted on: the standardized columns, then one feature per vocabulary entry. */
export function buildDesign(
  titles: readonly MeasuredTitle[],
  { centres, spreads }: ColumnScaling,
  vocabulary: readonly string[],
): DesignMatrix {
  const featureIndexes = new Map(vocabulary.map((gram, index) => [gram, columns.length + index]))
  const starts = new Int32Array(titles.length + 1)
  const features: number[] = []
  const values: number[] = []
  for (const [row, title] of titles.entries()) {
    for (const [column, value] of title.values.entries()) {
      const x = columnScale * standardize(value, centres[column] ?? 0, spreads[column] ?? 1)
      if (x === 0) continue
      features.push(column)
      values.push(x)
    }
    for (const gram of title.grams) {
      const feature = featureIndexes.get(gram)
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
