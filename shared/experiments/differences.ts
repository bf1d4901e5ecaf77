import { columns } from '#shared/prediction/columns.ts'
import { extractFacts, type Facts } from '#shared/prediction/facts.ts'
import { tokenize } from '#shared/prediction/tokens.ts'
import type { ColorAnalysis } from '#shared/thumbnail/analysis.ts'
import { squaredDistance, toOkLab } from '#shared/thumbnail/oklab.ts'
import type { Difference, Side, SidedDifference } from './kinds.ts'

/** The detected properties of a thumbnail that comparisons of variants use. */
export interface Picture {
  readonly text: { readonly hasText: boolean }
  readonly color: ColorAnalysis
  readonly composition: { readonly hasFaces: boolean }
}

/** A variant of a test. A picture that was not checked is undefined. */
export interface Variant {
  readonly title?: string | undefined
  readonly picture?: Picture | undefined
}

/**
 * The stored traits of a variant, which determine its side: 1 or 0 for whether it has a number, a question, a face or text on
 * the picture; the title's length in characters; and the picture's colorfulness, 0 to 100.
 */
export type Traits = Partial<Record<SidedDifference, number>>

/** The minimum difference of a trait for two variants to be on different sides. Smaller differences are hard to notice. */
const minContrast: Readonly<Record<SidedDifference, number>> = {
  number: 1,
  question: 1,
  length: 12,
  face: 1,
  text: 1,
  color: 10,
}

/** Two titles have different words if they share less than this fraction of the shorter title's words. */
const minSharedWords = 0.5

/** Two pictures have different colors if their mean colors are at least this far apart in OKLab, where black to white is 1. */
const minColorDistance = 0.1

const hasTrait = (facts: Facts, trait: 'number' | 'question'): boolean =>
  columns.some((column) => column.trait === trait && column.extract(facts) > 0)

/** Returns the traits of a variant. */
export function findTraits({ title, picture }: Variant): Traits {
  const traits: Traits = {}
  if (title !== undefined) {
    const facts = extractFacts(title, tokenize(title))
    traits.number = Number(hasTrait(facts, 'number'))
    traits.question = Number(hasTrait(facts, 'question'))
    traits.length = facts.characters.length
  }
  if (picture) {
    traits.face = Number(picture.composition.hasFaces)
    traits.text = Number(picture.text.hasText)
    traits.color = picture.color.colorfulness
  }
  return traits
}

/**
 * Returns what variants differ in, in the order of `kinds.ts`: titles by numbers, questions, length and words, and pictures by
 * faces, text and color. Other differences, such as the topic, are not detected.
 */
export function findDifferences(variants: readonly Variant[]): Difference[] {
  const traits = variants.map(findTraits)
  const differsIn = (difference: SidedDifference) => {
    const values = traits.flatMap((trait) => trait[difference] ?? [])
    return Math.max(...values) - Math.min(...values) >= minContrast[difference]
  }
  const checks: readonly [Difference, boolean][] = [
    ['number', differsIn('number')],
    ['question', differsIn('question')],
    ['length', differsIn('length')],
    ['words', pairsOf(variants.flatMap(({ title }) => title ?? [])).some(hasOtherWords)],
    ['face', differsIn('face')],
    ['text', differsIn('text')],
    ['color', pairsOf(variants.flatMap(({ picture }) => picture ?? [])).some(hasOtherColors)],
  ]
  return checks.flatMap(([difference, differs]) => (differs ? difference : []))
}

/** The result of checking the variants of a planned test. */
export interface PlanCheck {
  /**
   * The other differences between the variants. Includes `words` only if the named difference is missing, because two titles always
   * differ in their words.
   */
  readonly besides: readonly Difference[]
  /** Whether the variants do not differ in the named difference, as far as can be measured. */
  readonly isMissing: boolean
  /** Whether both the title and the picture change. */
  readonly changesBoth: boolean
}

/** Compares the variants of a planned test with the difference that the creator named. */
export function checkPlan(variants: readonly Variant[], named: Difference): PlanCheck {
  const found = findDifferences(variants)
  const hasChanging = (part: keyof Variant) => new Set(variants.map((variant) => variant[part])).size > 1
  const isMissing = !['topic', 'custom'].includes(named) && !found.includes(named)
  return {
    besides: found.filter((difference) => difference !== named && (difference !== 'words' || isMissing)),
    isMissing,
    changesBoth: hasChanging('title') && hasChanging('picture'),
  }
}

/** Returns the side that a variant is on; undefined if the variants do not differ enough, or if it is in between. */
export function findSide(difference: SidedDifference, variants: readonly Traits[], index: number): Side | undefined {
  const values = variants.map((variant) => variant[difference])
  const value = values[index]
  if (value === undefined || values.includes(undefined)) return undefined
  const known = values.flatMap((value) => value ?? [])
  const isAbove = value - Math.min(...known) >= minContrast[difference]
  const isBelow = Math.max(...known) - value >= minContrast[difference]
  if (isAbove === isBelow) return undefined
  return isAbove ? 'more' : 'less'
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((item, index) => items.slice(index + 1).map((other): [T, T] => [item, other]))
}

/** Whether two titles have different words. Numbers do not count, and titles without Latin letters cannot be compared. */
function hasOtherWords([first, second]: [string, string]): boolean {
  const [a, b] = [wordsOf(first), wordsOf(second)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared < minSharedWords * Math.min(a.size, b.size)
}

const wordsOf = (title: string): Set<string> =>
  new Set(extractFacts(title, tokenize(title)).words.flatMap(({ key }) => (/\d/.test(key) ? [] : key)))

const hasOtherColors = ([first, second]: [Picture, Picture]): boolean =>
  Math.sqrt(squaredDistance(meanColor(first), meanColor(second))) >= minColorDistance

/** Returns the mean of a picture's dominant colors in OKLab. */
function meanColor({ color: { dominantColors } }: Picture): [number, number, number] {
  const mean: [number, number, number] = [0, 0, 0]
  const total = dominantColors.reduce((sum, { share }) => sum + share, 0) || 1
  for (const { rgb, share } of dominantColors) {
    const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map(Number)
    for (const [index, value] of toOkLab(red, green, blue).entries())
      mean[index] = (mean[index] ?? 0) + (value * share) / total
  }
  return mean
}
