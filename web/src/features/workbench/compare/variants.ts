import { maxTitleLength, maxVariants } from '#shared/prediction/checks.ts'
import { type OfferedTitle, settleOffer } from '#shared/prediction/offered.ts'

/** A title field. Its `id` stays the same when it moves. */
export interface Variant extends OfferedTitle {
  readonly id: number
}
export type Variants = readonly Variant[]

/** The fewest fields of a comparison. */
export const fewest = 2
export const most = maxVariants

/** Returns a field for each of the first five titles, and empty ones up to two. */
export const startWith = (titles: readonly OfferedTitle[]): Variants =>
  Array.from({ length: Math.min(Math.max(titles.length, fewest), most) }, (_, id) => {
    const { text = '', offeredFor, offeredAs } = titles[id] ?? {}
    return { id, text, offeredFor, offeredAs }
  })

/** Returns the fields with the text of one replaced. A title that we offered counts as offered until it is written anew. */
export const write = (variants: Variants, id: number, text: string): Variants =>
  variants.map((variant) => (variant.id === id ? settleOffer({ ...variant, text }) : variant))

/** Adds a field at the end, up to five. */
export const add = (variants: Variants, text = ''): Variants =>
  variants.length < most ? [...variants, { id: Math.max(...variants.map(({ id }) => id)) + 1, text }] : variants

/** Removes a field, down to two. */
export const remove = (variants: Variants, id: number): Variants =>
  variants.length > fewest ? variants.filter((variant) => variant.id !== id) : variants

/** Moves a field up (-1) or down (1), if possible. */
export function move(variants: Variants, id: number, by: -1 | 1): Variants {
  const from = variants.findIndex((variant) => variant.id === id)
  const [moved, other] = [variants[from], variants[from + by]]
  if (!moved || !other) return variants
  return variants.map((variant) => (variant === moved ? other : variant === other ? moved : variant))
}

/** Returns the non-empty lines of a text, trimmed. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter(Boolean)

/**
 * Fills this field if it is empty, then the empty fields after it, then new fields. `left` is the number of lines that did not
 * fit.
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

/** Why a title is not compared: empty, too long for YouTube, or a duplicate. */
export type Problem = 'empty' | 'too_long' | 'repeated'

/** Returns what is wrong with the title at an index. */
export function problemOf(variants: Variants, place: number): Problem | undefined {
  const text = variants[place]?.text.trim() ?? ''
  if (!text) return 'empty'
  if (text.length > maxTitleLength) return 'too_long'
  return variants.slice(0, place).some((variant) => variant.text.trim() === text) ? 'repeated' : undefined
}

/** Returns the fields whose titles are compared. */
export const comparedOf = (variants: Variants): Variants =>
  variants.filter((_, place) => problemOf(variants, place) === undefined)

/** Returns the distinct titles to compare. */
export const titlesOf = (variants: Variants): string[] => comparedOf(variants).map(({ text }) => text.trim())
