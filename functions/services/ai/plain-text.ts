import type { Locale } from '#shared/locale.ts'
import { findNumberWords, type NumberInWords } from './number-words.ts'

/** URLs and Markdown links; the first group is the text of a Markdown link. */
const links = /(?:https?:\/\/|www\.)\S+|\[([^\]]*)\]\([^)]*\)/gi
const htmlTags = /<[^>]*>?/g
/** Control and zero-width characters, and characters that change the direction of text. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu
const markdown = /[*_`~]{2,}|`|^\s*(?:[-*•>#]+|\d+[.)])\s+/g

/** Converts a model's output to one line without links, markup or enclosing quotes, cut to `maxLength` UTF-16 code units. */
export function toPlainText(text: string, maxLength: number): string {
  const plain = text
    .replace(invisible, ' ')
    .replace(links, '$1')
    .replace(htmlTags, '')
    .replace(markdown, '')
    .replace(/^["“«]+(.*?)["”»]+$/, '$1')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= maxLength ? plain : plain.slice(0, maxLength).toWellFormed().trim()
}

/** Like {@link toPlainText}, but cuts a text after a whole sentence, or else after a whole word and adds an ellipsis. */
export const toProse = (text: string, maxLength: number): string =>
  cutProse(toPlainText(text, Number.POSITIVE_INFINITY), maxLength)

/** Cuts a plain text like {@link toProse}. */
export function cutProse(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  const sentences = /^.*[.!?…]["”»)]*(?=\s)/s.exec(text.slice(0, maxLength + 1))
  if (sentences) return sentences[0]
  const words = text.slice(0, maxLength - 1).toWellFormed()
  return `${words.replace(/\s+\S*$/, '')}…`
}

/** Returns the items of a bulleted list. Providers without structured output return such lists. */
export const parseBullets = (text: string, maxItems: number): string[] =>
  text
    .split('\n')
    .flatMap((line) => /^\s*(?:[-*•]|\d+[.)])\s+(.*\S)/.exec(line)?.[1] ?? [])
    .slice(0, maxItems)

/** URLs without a scheme, such as `example.com/x`. `Node.js` does not count, because that domain does not exist. */
const webAddress = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+(?!js\b)\p{L}{2,}(?![\p{L}\p{N}])(?:[/:?#]\S*)?/iu

/** Whether a text contains a URL, with or without a scheme. */
export const hasWebAddress = (text: string): boolean => webAddress.test(text)

/** Replaces each URL with an ellipsis. */
export const maskWebAddresses = (text: string): string => text.replaceAll(new RegExp(webAddress, 'giu'), '…')

/** A number in digits, with thousands separators or a `k` for thousands. */
const numeral = /(\p{N}+(?:[.,]\p{N}+)?)\s?k(?!\p{L})|\p{N}+(?:[,.\s]\p{N}{3}(?!\p{N}))*/giu

/** Returns each number in digits: its digits without separators, and its groups of digits. */
const numeralsIn = (text: string): readonly { readonly whole: string; readonly groups: readonly string[] }[] =>
  [...text.matchAll(numeral)].map(([found, thousands]) => {
    if (thousands) return { whole: `${1000 * Number(thousands.replace(',', '.'))}`, groups: [] }
    const groups = found.match(/\p{N}+/gu) ?? []
    return { whole: groups.join(''), groups }
  })

/**
 * Returns the strings and numbers in facts as one text, the source of the numbers that a model may use. As JSON, a line break would be
 * `\\n`, whose letter joins the next word. The separator keeps two numbers in a row apart.
 */
export const joinValues = (facts: unknown): string =>
  typeof facts === 'object' && facts !== null ? Object.values(facts).map(joinValues).join(' | ') : `${facts ?? ''}`

/**
 * Returns a function that checks that texts contain only numbers from `source`, in digits or in words, because models invent numbers.
 * `locale` is the most likely language of the texts. `advice` may contain the word 'two', as in 'two shorter lines'.
 */
export function hasOnlyNumbersFrom(
  source: string,
  locale: Locale,
  kind: 'content' | 'advice' = 'content',
): (...texts: readonly string[]) => boolean {
  const inWords = findNumberWords(source, locale).flatMap(({ value, parts }) => [value, ...parts])
  const inDigits = numeralsIn(source).flatMap(({ whole, groups }) => [whole, ...groups])
  const known = new Set([...inDigits, ...inWords.map(String)])
  const isChecked = ({ value }: NumberInWords) => kind === 'content' || value !== 2
  const isKnown = (number: string) => known.has(number)
  return (...texts) =>
    texts.every(
      (text) =>
        numeralsIn(text).every(({ whole, groups }) => isKnown(whole) || (groups.length > 1 && groups.every(isKnown))) &&
        findNumberWords(text, locale)
          .filter(isChecked)
          .every(({ value }) => isKnown(`${value}`)),
    )
}
