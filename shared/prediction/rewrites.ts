import { emojiRun } from '#shared/emoji.ts'
import { cleanUp, type Edit, findAll, textIn } from './editing.ts'
import { type Editor, editors, isStart, removeAll, splitSegments } from './edits.ts'
import { type RewriteKind, rewriteKinds } from './kinds.ts'
import { isInLexicon } from './lexicons.ts'
import { month } from './patterns/matchers.ts'
import { isWord, tokenize } from './tokens.ts'

/**
 * The only words that a rewrite may add. Each spells out a sign of the original. Reviewed by hand. The list is English only, like the
 * model that scores the rewrites.
 */
export const allowedAdditions = ['and', 'with'] as const
export type AllowedAddition = (typeof allowedAdditions)[number]

const signs: readonly (readonly [RegExp, AllowedAddition])[] = [
  [/(?<=[\p{L}\p{N}] )&(?= [\p{L}\p{N}])/gu, 'and'],
  [/\bw\/ ?(?=[\p{L}\p{N}])/giu, 'with'],
  [/\b(?:ft|feat)\.? (?=[\p{L}\p{N}])|\bfeaturing (?=[\p{L}\p{N}])/giu, 'with'],
]

/** Spells out `&`, `w/` and `ft.`. */
const spellSigns: Editor = (title) =>
  signs.flatMap(([sign, word]) => {
    const ranges = findAll(title, sign)
    if (!ranges.length) return []
    const spelled = title.replace(sign, (text) => (text === '&' ? word : `${word} `))
    return [{ title: cleanUp(spelled), words: ranges.map((range) => textIn(title, range)) }]
  })

/** Joins the two parts of a title with a colon, in either order. Skips parts with brackets or sentence marks. */
function rearrange(title: string): Edit[] {
  const segments = splitSegments(title)
  const [first, second, ...more] = segments.map((segment) => cleanUp(textIn(title, segment)))
  if (!first || !second || more.length) return []
  if (/[:.!?()[\]]/.test(first) || /[:?!()[\]]/.test(second)) return []
  return [
    { title: `${first}: ${second}`, words: [second] },
    { title: `${second}: ${first}`, words: [second] },
  ]
}

const fullDate = new RegExp(
  `[([]?\\b(?:\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${month}\\.? \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2} ${month},? \\d{4})\\b[)\\]]?`,
  'gi',
)

/** Removes quotation marks and keeps the quoted words. */
function dropQuotes(title: string): Edit[] {
  const quoted = findAll(title, /["“”][^"“”]+["“”]/g)
  if (!quoted.length) return []
  return [{ title: cleanUp(title.replace(/["“”]/g, '')), words: quoted.map((range) => textIn(title, range)) }]
}

/** Particles of names, and `vs`, which stay in lower case in a headline. */
const lowercaseParticles = new Set('vs de des du la le les el von van der di da x'.split(' '))

/** Whether a word is separate from its neighbors, and not part of `readme_first`, `user.name` or `w/`. */
const isStandalone = (before: string, after: string) =>
  /^[\s("“‘[|]?$/.test(before) && !/^(?:[\p{L}\p{N}_/]|\.[\p{L}\p{N}])/u.test(after)

/** Whether a word has ordinary capitalization, unlike iPhone or GTA. */
const hasOrdinaryCapitalization = (text: string) => /^\p{Lu}?[\p{Ll}'’]+$/u.test(text)

/** Capitalizes every plain word except small words inside the title, as in headlines. */
function headlineCase(title: string): Edit[] {
  let result = ''
  let position = 0
  const changed: string[] = []
  for (const { key, text, from, to } of tokenize(title).filter(isWord)) {
    const isSegmentStart = isStart(title, from)
    const isSmallWord = !isSegmentStart && (isInLexicon('small', key) || lowercaseParticles.has(key))
    const isSeparateWord = isStandalone(title.slice(Math.max(0, from - 1), from), title.slice(to))
    const word =
      isSmallWord || !isSeparateWord || !hasOrdinaryCapitalization(text) ? text : text[0]?.toUpperCase() + text.slice(1)
    if (word !== text) changed.push(text)
    result += title.slice(position, from) + word
    position = to
  }
  return changed.length ? [{ title: result + title.slice(position), words: changed }] : []
}

/**
 * Capitalizes the words that begin a title, a sentence or a part of it after an edit, if the original began with a capital. Words that
 * were in lower case after a colon, a dash or a quotation mark stay, and so do words like iPhone.
 */
function capitalizeStarts(title: string, original: string): string {
  if (!/^[^\p{L}]*\p{Lu}/u.test(original)) return title
  const lowerStarts = new Set(listWords(original).flatMap(({ text, at }) => (isStart(original, at) ? [text] : [])))
  return title.replace(wholeWord, (word, index: number) => {
    const isSentence = /(?:^|[.!?]\s)[^\p{L}\p{N}]*$/u.test(title.slice(0, index))
    const isCapital = isStart(title, index) && hasOrdinaryCapitalization(word) && (isSentence || !lowerStarts.has(word))
    return isCapital ? word[0]?.toUpperCase() + word.slice(1) : word
  })
}

const wholeWord = /(?<![\p{L}\p{N}'’])\p{L}[\p{L}'’]*/gu
const listWords = (title: string) => [...title.matchAll(wholeWord)].map(({ 0: text, index }) => ({ text, at: index }))

const editorOf: Readonly<Record<RewriteKind, Editor>> = {
  ...editors,
  spell_signs: spellSigns,
  rearrange,
  drop_emoji: removeAll(emojiRun),
  drop_date: removeAll(fullDate),
  drop_quotes: dropQuotes,
  headline_case: headlineCase,
}

/** The editor for each kind of rewrite. Rewrites add no words except {@link allowedAdditions}. */
export const rewriters: Readonly<Record<RewriteKind, Editor>> = Object.assign(
  { ...editorOf },
  ...rewriteKinds.map((kind) => ({
    [kind]: (original: string) =>
      editorOf[kind](original).map((edit) => ({ ...edit, title: capitalizeStarts(edit.title, original) })),
  })),
)
