import { maxTitleLength, maxVariants } from '#shared/prediction/checks.ts'

/** One field for a title. `id` stays with it wherever it is moved. */
export interface Variant {
  readonly id: number
  readonly text: string
}
export type Variants = readonly Variant[]

/** A comparison needs two. */
export const fewest = 2
export const most = maxVariants

export const emptyVariants: Variants = [
  { id: 0, text: '' },
  { id: 1, text: '' },
]

/** The fields with other text in one of them. */
export const write = (variants: Variants, id: number, text: string): Variants =>
  variants.map((variant) => (variant.id === id ? { id, text } : variant))

/** One more field at the end, unless there are five. */
export const add = (variants: Variants, text = ''): Variants =>
  variants.length < most ? [...variants, { id: Math.max(...variants.map(({ id }) => id)) + 1, text }] : variants

/** One field less, unless there are two. */
export const remove = (variants: Variants, id: number): Variants =>
  variants.length > fewest ? variants.filter((variant) => variant.id !== id) : variants

/** A field one place up (-1) or down (1), where there is a place. */
export function move(variants: Variants, id: number, by: -1 | 1): Variants {
  const from = variants.findIndex((variant) => variant.id === id)
  const [moved, other] = [variants[from], variants[from + by]]
  if (!moved || !other) return variants
  return variants.map((variant) => (variant === moved ? other : variant === other ? moved : variant))
}

/** The lines of a text that hold anything, without blanks around them. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Puts lines into this field if it is empty and into the empty ones after it, then into new ones. `left`: how many lines
 * found no place.
 */
export function fill(variants: Variants, id: number, lines: readonly string[]): { variants: Variants; left: number } {
  const from = variants.findIndex((variant) => variant.id === id)
  const waiting = [...lines]
  let filled: Variants = variants.map((variant, place) =>
    place >= from && !variant.text.trim() ? { ...variant, text: waiting.shift() ?? variant.text } : variant,
  )
  while (waiting.length > 0 && filled.length < most) filled = add(filled, waiting.shift())
  return { variants: filled, left: waiting.length }
}

/** Why a title takes no part: nothing typed, longer than YouTube takes, or the same as one above it. */
export type Problem = 'empty' | 'too_long' | 'repeated'

/** What is wrong with the title in a place, counted from 0. */
export function problemOf(variants: Variants, place: number): Problem | undefined {
  const text = variants[place]?.text.trim() ?? ''
  if (!text) return 'empty'
  if (text.length > maxTitleLength) return 'too_long'
  return variants.slice(0, place).some((variant) => variant.text.trim() === text) ? 'repeated' : undefined
}

/** The titles to compare: no two the same. */
export const titlesOf = (variants: Variants): string[] =>
  variants.flatMap(({ text }, place) => (problemOf(variants, place) ? [] : [text.trim()]))
