import { cleanUp, type Edit, findAll, removeRanges, textIn } from './editing.ts'
import { type Editor, editors, splitSegments } from './edits.ts'
import type { RewriteKind } from './kinds.ts'
import { isInLexicon } from './lexicons.ts'
import { isWord, tokenize } from './tokens.ts'

/**
 * The only words a rewrite may add, reviewed by hand: each stands for a sign of the draft and says no more than it. One
 * list, since the model that has to prefer the rewrite knows English only.
 */
export const allowedAdditions = ['and', 'with'] as const
export type AllowedAddition = (typeof allowedAdditions)[number]

const signs: readonly (readonly [RegExp, AllowedAddition])[] = [
  [/(?<=[\p{L}\p{N}] )&(?= [\p{L}\p{N}])/gu, 'and'],
  [/\bw\/ ?(?=[\p{L}\p{N}])/giu, 'with'],
  [/\b(?:ft|feat)\.? (?=[\p{L}\p{N}])|\bfeaturing (?=[\p{L}\p{N}])/giu, 'with'],
]

/** `&`, `w/` and `ft.` as the words they stand for. */
const spellSigns: Editor = (title) =>
  signs.flatMap(([sign, word]) => {
    const pieces = findAll(title, sign)
    if (!pieces.length) return []
    const spelt = title.replace(sign, (text) => (text === '&' ? word : `${word} `))
    return [{ title: cleanUp(spelt), words: pieces.map((piece) => textIn(title, piece)) }]
  })

/** Two parts the other way round, and joined by a colon. A part in brackets at the end belongs to the whole. */
function rearrange(title: string): Edit[] {
  const segments = splitSegments(title)
  const [first, second, ...more] = segments.map((one) => cleanUp(textIn(title, one)))
  if (!first || !second || more.length) return []
  if (/[:.!?()[\]]/.test(first) || /[:?!()[\]]/.test(second)) return []
  return [
    { title: `${first}: ${second}`, words: [second] },
    { title: `${second}: ${first}`, words: [second] },
  ]
}

const picture = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\u20e3|\ufe0f)+/gu
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
const date = new RegExp(
  `[([]?\\b(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} ${month},? \\d{4})\\b[)\\]]?`,
  'gi',
)

const dropAll =
  (pattern: RegExp): Editor =>
  (title) => {
    const pieces = findAll(title, pattern)
    return pieces.length ? [removeRanges(title, pieces)] : []
  }

/** Quotation marks around what is the whole title or a part of it: the words stay. */
function dropQuotes(title: string): Edit[] {
  const quoted = findAll(title, /["“”][^"“”]+["“”]/g)
  if (!quoted.length) return []
  return [{ title: cleanUp(title.replace(/["“”]/g, '')), words: quoted.map((piece) => textIn(title, piece)) }]
}

/** Words of names and of `vs` that stay small in a headline. */
const smallInNames = new Set('vs de des du la le les el von van der di da x'.split(' '))

/** Stands between spaces, brackets or quotes: not a part of `readme_first`, `user.name` or `w/`. */
const isFree = (before: string, after: string) => /^[\s("“‘[|]?$/.test(before) && !/[\p{L}\p{N}_/.]/u.test(after)

/** A word that is written like no other, such as iPhone or GTA, keeps its letters. */
const isPlain = (text: string) => /^\p{Lu}?[\p{Ll}'’]+$/u.test(text)

/** Every plain word with a capital, small ones inside the title without: as headlines are set. */
function headlineCase(title: string): Edit[] {
  let set = ''
  let at = 0
  const changed: string[] = []
  for (const { key, text, from, to } of tokenize(title).filter(isWord)) {
    const opens = from === 0 || /[:|–—-] $/.test(title.slice(0, from))
    const small = !opens && (isInLexicon('small', key) || smallInNames.has(key))
    const free = isFree(title.slice(Math.max(0, from - 1), from), title.slice(to, to + 1))
    const word = small || !free || !isPlain(text) ? text : text[0]?.toUpperCase() + text.slice(1)
    if (word !== text) changed.push(text)
    set += title.slice(at, from) + word
    at = to
  }
  return changed.length ? [{ title: set + title.slice(at), words: changed }] : []
}

/** Each kind of rewrite, by the ways to make it. None adds a word but those of {@link allowedAdditions}. */
export const rewriters: Readonly<Record<RewriteKind, Editor>> = {
  ...editors,
  spell_signs: spellSigns,
  rearrange,
  drop_emoji: dropAll(picture),
  drop_date: dropAll(date),
  drop_quotes: dropQuotes,
  headline_case: headlineCase,
}
