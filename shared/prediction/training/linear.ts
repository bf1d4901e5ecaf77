import { columns } from '../columns.ts'
import type { LinearWeights } from '../model.ts'
import {
  buildDesign,
  buildVocabulary,
  columnShare,
  computeScaling,
  type DesignMatrix,
  type MeasuredTitle,
} from './design.ts'

export interface LinearOptions {
  /** A word is learned when the titles of at least so many channels (or tests) have it. */
  readonly channels: number
  /** How many words and pairs of words are kept. */
  readonly words: number
  /** Every weight is multiplied by this. */
  readonly slope: number
}

/** A title as numbers, with the channel (or test) it is from. */
export type GroupedTitle = MeasuredTitle & { readonly channel: string }

/** The words that move the most titles the farthest, in alphabetical order. */
function mostUseful(
  { features }: DesignMatrix,
  weights: Float64Array,
  vocabulary: readonly string[],
  most: number,
): string[] {
  const seen = new Float64Array(weights.length)
  for (const feature of features) (seen[feature] as number)++
  const use = (index: number) => {
    const feature = columns.length + index
    return Math.abs(weights[feature] ?? 0) * Math.sqrt(seen[feature] ?? 0)
  }
  return vocabulary
    .map((gram, index) => ({ gram, use: use(index) }))
    .sort((a, b) => b.use - a.use || (a.gram < b.gram ? -1 : 1))
    .slice(0, most)
    .map(({ gram }) => gram)
    .sort()
}

/**
 * Learns a weight per column and word, first with every word, then again with the most useful ones, and rounds them to
 * one byte each. `learn` gives a weight per feature of a design whose rows are the titles, the columns first, then the
 * words of a vocabulary.
 */
export function fitLinear(
  titles: readonly GroupedTitle[],
  learn: (design: DesignMatrix, vocabulary: readonly string[]) => Float64Array,
  { channels, words, slope }: LinearOptions,
): LinearWeights {
  const standard = computeScaling(titles)
  const fitOn = (vocabulary: readonly string[]) => {
    const design = buildDesign(titles, standard, vocabulary)
    return { design, weights: learn(design, vocabulary) }
  }
  const everyWord = buildVocabulary(titles, channels)
  const first = fitOn(everyWord)
  const vocabulary = mostUseful(first.design, first.weights, everyWord, words)
  const weights = fitOn(vocabulary).weights.map((weight) => weight * slope)
  const columnBytes = quantize([...weights.slice(0, columns.length)].map((weight) => weight * columnShare))
  const gramBytes = quantize([...weights.slice(columns.length)])
  // By weight: a rising list of numbers takes no room once compressed.
  const kept = vocabulary
    .flatMap((gram, index) => (gramBytes.values[index] ? [{ gram, weight: gramBytes.values[index] }] : []))
    .sort((a, b) => a.weight - b.weight || (a.gram < b.gram ? -1 : 1))
  return {
    version: 1,
    columnUnit: columnBytes.unit,
    ...standard,
    columnWeights: columnBytes.values,
    gramUnit: gramBytes.unit,
    grams: kept.map(({ gram }) => gram).join('|'),
    gramWeights: kept.map(({ weight }) => weight).join(','),
  }
}

/** Numbers as whole multiples, -127 to 127, of a common unit: one byte each. */
export interface QuantizedValues {
  readonly unit: number
  readonly values: readonly number[]
}

/** Rounds numbers to one byte each. The unit has five significant digits, to keep the file short. */
export function quantize(numbers: readonly number[]): QuantizedValues {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0)
  const unit = Number((largest / 127).toPrecision(5)) || 1
  return { unit, values: numbers.map((number) => Math.max(-127, Math.min(127, Math.round(number / unit))) || 0) }
}
