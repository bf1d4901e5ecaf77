import type { DraftTitle } from '#shared/contract/drafts.ts'
import { maxTitleLength, maxVariants } from '#shared/prediction/checks.ts'
import { settleOffer } from '#shared/prediction/offered.ts'
import { createTitle } from '../create-title.ts'

/** The title fields. An `id` stays the same when its field moves. */
export type Variants = readonly DraftTitle[]

export const minVariants = 2

/** Returns fields for up to five titles, including the lead, padded with `blanks` to two fields. */
export function startWith(titles: Variants, blanks: Variants, lead?: DraftTitle): Variants {
  const first = titles.slice(0, maxVariants)
  const fields = lead && !first.includes(lead) ? [...first.slice(0, maxVariants - 1), lead] : first
  const unused = blanks.filter((blank) => fields.every(({ id }) => id !== blank.id))
  return [...fields, ...unused.slice(0, Math.max(0, minVariants - fields.length))]
}

/** Applies a change of fields from `before` to `after` to a video's titles. Leaves out padding that is still blank. */
export function withVariants(titles: Variants, before: Variants, after: Variants): Variants {
  const isPadding = ({ id, text }: DraftTitle) =>
    text === '' && before.some((title) => title.id === id) && titles.every((title) => title.id !== id)
  const isHidden = (title: DraftTitle) => before.every(({ id }) => id !== title.id)
  return [...after.filter((variant) => !isPadding(variant)), ...titles.filter(isHidden)]
}

/** Replaces the text of a field. A suggested title is no longer marked as suggested once it is rewritten. */
export const write = (variants: Variants, id: string, text: string): Variants =>
  variants.map((variant) => (variant.id === id ? settleOffer({ ...variant, text }) : variant))

/** Adds a field at the end, up to five. */
export const add = (variants: Variants, text = ''): Variants =>
  variants.length < maxVariants ? [...variants, createTitle(text)] : variants

/** Removes a field, down to two. */
export const remove = (variants: Variants, id: string): Variants =>
  variants.length > minVariants ? variants.filter((variant) => variant.id !== id) : variants

/** Moves a field up (-1) or down (1), if possible. */
export function move(variants: Variants, id: string, by: -1 | 1): Variants {
  const index = variants.findIndex((variant) => variant.id === id)
  const [moved, other] = [variants[index], variants[index + by]]
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
export function fill(variants: Variants, id: string, lines: readonly string[]): { variants: Variants; left: number } {
  const startIndex = variants.findIndex((variant) => variant.id === id)
  const waiting = [...lines]
  let filled: Variants = variants.map((variant, index) =>
    index >= startIndex && !variant.text.trim() ? { ...variant, text: waiting.shift() ?? variant.text } : variant,
  )
  while (waiting.length > 0 && filled.length < maxVariants) filled = add(filled, waiting.shift())
  return { variants: filled, left: waiting.length }
}

/** Why a title is not compared: empty, too long for YouTube, or a duplicate. */
type Problem = 'empty' | 'too_long' | 'repeated'

/** Returns the problem of the title at an index, if any. */
export function problemOf(variants: Variants, index: number): Problem | undefined {
  const text = variants[index]?.text.trim() ?? ''
  if (!text) return 'empty'
  if (text.length > maxTitleLength) return 'too_long'
  return variants.slice(0, index).some((variant) => variant.text.trim() === text) ? 'repeated' : undefined
}

/** Returns the fields whose titles are compared. */
export const comparedOf = (variants: Variants): Variants =>
  variants.filter((_, index) => problemOf(variants, index) === undefined)

/** Returns the distinct titles to compare. */
export const titlesOf = (variants: Variants): string[] => comparedOf(variants).map(({ text }) => text.trim())
