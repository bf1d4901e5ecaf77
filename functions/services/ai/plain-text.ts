/** URLs and Markdown links; the first group is the text of a Markdown link. */
const links = /(?:https?:\/\/|www\.)\S+|\[([^\]]*)\]\([^)]*\)/gi
const htmlTags = /<[^>]*>?/g
/** Control and zero-width characters, and those that reverse the direction of text. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu
const markdown = /[*_`~]{2,}|`|^\s*(?:[-*•>#]+|\d+[.)])\s+/g

/** Returns what a model wrote as one line without links, markup or enclosing quotes, cut to `maxLength` UTF-16 code units. */
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

/** Returns the items of a list in prose, without their bullets. Providers without structured output respond with one. */
export const parseBullets = (text: string, maxItems: number): string[] =>
  text
    .split('\n')
    .flatMap((line) => /^\s*(?:[-*•]|\d+[.)])\s+(.*\S)/.exec(line)?.[1] ?? [])
    .slice(0, maxItems)

const numbersIn = (text: string): readonly string[] => text.match(/\p{N}+/gu) ?? []

/** Returns a check that texts contain no number that is not in `source`: models tend to invent some. */
export function hasOnlyNumbersFrom(source: string): (...texts: readonly string[]) => boolean {
  const known = new Set(numbersIn(source))
  return (...texts) => texts.every((text) => numbersIn(text).every((number) => known.has(number)))
}
