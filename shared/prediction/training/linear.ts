import { columns } from '../columns.ts'
import type { LinearWeights } from '../model.ts'
import {
  buildDesign,
  buildVocabulary,
  columnScale,
  computeScaling,
  type DesignMatrix,
  type MeasuredTitle,
} from './design.ts'

interface LinearOptions {
  /** The minimum number of channels (or tests) that use a word. */
  readonly minChannels: number
  /** The number of words and pairs of words to keep. */
  readonly maxWords: number
  /** A factor for all weights. */
  readonly slope: number
}

/** The features of a title, with its channel (or test). */
export type GroupedTitle = MeasuredTitle & { readonly channel: string }

/** Returns the words with the largest effect over all titles, in alphabetical order. */
function selectUsefulWords(
  { features }: DesignMatrix,
  weights: Float64Array,
  vocabulary: readonly string[],
  maxWords: number,
): string[] {
  const occurrences = new Float64Array(weights.length)
  for (const feature of features) (occurrences[feature] as number)++
  const computeUse = (index: number) => {
    const feature = columns.length + index
    return Math.abs(weights[feature] ?? 0) * Math.sqrt(occurrences[feature] ?? 0)
  }
  return vocabulary
    .map((gram, index) => ({ gram, use: computeUse(index) }))
    .sort((a, b) => b.use - a.use || (a.gram < b.gram ? -1 : 1))
    .slice(0, maxWords)
    .map(({ gram }) => gram)
    .sort()
}

/**
 * Fits a weight per column and word, first with all words and then with the most useful ones, and quantizes the weights to
 * one byte each. `learn` returns a weight per feature of a design matrix, whose features are the columns followed by the
 * vocabulary.
 */
export function fitLinear(
  titles: readonly GroupedTitle[],
  fitWeights: (design: DesignMatrix, vocabulary: readonly string[]) => Float64Array,
  { minChannels, maxWords, slope }: LinearOptions,
): LinearWeights {
  const scaling = computeScaling(titles)
  const fitOn = (vocabulary: readonly string[]) => {
    const design = buildDesign(titles, scaling, vocabulary)
    return { design, weights: fitWeights(design, vocabulary) }
  }
  const fullVocabulary = buildVocabulary(titles, minChannels)
  const first = fitOn(fullVocabulary)
  const vocabulary = selectUsefulWords(first.design, first.weights, fullVocabulary, maxWords)
  const weights = fitOn(vocabulary).weights.map((weight) => weight * slope)
  const columnBytes = quantize([...weights.slice(0, columns.length)].map((weight) => weight * columnScale))
  const gramBytes = quantize([...weights.slice(columns.length)])
  // Sorted by weight, because an ascending list of numbers compresses well.
  const nonZero = vocabulary
    .flatMap((gram, index) => (gramBytes.values[index] ? [{ gram, weight: gramBytes.values[index] }] : []))
    .sort((a, b) => a.weight - b.weight || (a.gram < b.gram ? -1 : 1))
  return {
    version: 1,
    columnUnit: columnBytes.unit,
    ...scaling,
    columnWeights: columnBytes.values,
    gramUnit: gramBytes.unit,
    grams: nonZero.map(({ gram }) => gram).join('|'),
    gramWeights: nonZero.map(({ weight }) => weight).join(','),
  }
}

/** Numbers as multiples, -127 to 127, of a common unit: one byte each. */
export interface QuantizedValues {
  readonly unit: number
  readonly values: readonly number[]
}

/** Quantizes numbers to one byte each. The unit is rounded to five significant digits to keep the file short. */
export function quantize(numbers: readonly number[]): QuantizedValues {
  const largest = numbers.reduce((max, number) => Math.max(max, Math.abs(number)), 0)
  const unit = Number((largest / 127).toPrecision(5)) || 1
  return { unit, values: numbers.map((number) => Math.max(-127, Math.min(127, Math.round(number / unit))) || 0) }
}
