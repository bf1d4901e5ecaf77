const link = /(?:https?:\/\/|www\.)\S+|\[([^\]]*)\]\([^)]*\)/gi
const tag = /<[^>]*>?/g
/** Control characters, and those that turn the direction of text around. */
const unseen = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu
const marks = /[*_`~]{2,}|`|^\s*(?:[-*•>#]+|\d+[.)])\s+/g

/** What a model wrote as plain text of one line: no link, no markup, at most `most` characters (UTF-16 code units). */
export function toPlainText(text: string, most: number): string {
  const plain = text
    .replace(unseen, ' ')
    .replace(link, '$1')
    .replace(tag, '')
    .replace(marks, '')
    .replace(/^["“«]+(.*?)["”»]+$/, '$1')
    .replace(/[<>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length <= most ? plain : plain.slice(0, most).toWellFormed().trim()
}

/** The lines of a list, without their bullets: how providers without schemas answer (SPEC section 5). */
export const parseBullets = (text: string, most: number): string[] =>
  text
    .split('\n')
    .flatMap((line) => /^\s*(?:[-*•]|\d+[.)])\s+(.*\S)/.exec(line)?.[1] ?? [])
    .slice(0, most)
