import { buildSentence } from '#functions/services/adviser/build-sentence.ts'
import { parseTitle } from '#functions/services/adviser/english/parse-title.ts'
import { mend } from '#functions/services/adviser/english/spelling.ts'
import { tag } from '#functions/services/adviser/english/words.ts'
import { french } from '#functions/services/adviser/french.ts'
import { lowerFirst, upper } from '#functions/services/adviser/romance.ts'
import { seriesNumber } from '#functions/services/adviser/series-number.ts'
import { spanish } from '#functions/services/adviser/spanish.ts'
import { emojiRun } from '#shared/emoji.ts'
import type { Locale } from '#shared/locale.ts'
import { isCommonWord } from '#shared/prediction/language.ts'
import { wordsOf } from './tag-words.ts'

/** Returns the first letters of a word without its ending, so that most forms of a word are equal. */
const toRoughStem = (word: string) => word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, 6)
const roughStemsOf = (text: string): Set<string> =>
  new Set(wordsOf(text).flatMap((word) => (word.length > 3 && !isCommonWord(word) ? [toRoughStem(word)] : [])))

/** Returns the share, 0 to 1, of a text's content words that are in another text. */
export function shareOfWords(text: string, other: string): number {
  const [stems, others] = [roughStemsOf(text), roughStemsOf(other)]
  return [...stems].filter((stem) => others.has(stem)).length / Math.max(1, stems.size)
}

/** Months and days in lower case. "March" and "may" are also verbs. */
const calendar =
  /\b(?:january|february|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g

/** Corrects the spelling of a creator's note: accents, apostrophes, "I". */
export function spell(text: string, locale: Locale | undefined): string {
  if (locale === 'es') return spanish.mend(text)
  if (locale === 'fr') return french.mend(text)
  const plain = text.replace(/\s+/g, ' ').trim()
  return locale === 'en' ? mend(plain).replace(calendar, (word) => upper(word)) : plain
}

/** The first word of a sentence after another one, but not after "vs." or a single letter. */
const sentenceStart =
  /(?<=(?:\p{L}{2}|[\p{N})\]"”»%€])\s?(?:\.|[?!]+) )(?<!(?<!\p{L})(?:vs|approx|aprox|incl|max|min|env)\. )\p{Ll}\p{L}*/gu

/** A sign or an emoji at the end of a text, which needs no period. */
const hasEnd = new RegExp(`[.?!…:]["»”)]?$|${emojiRun.source}$`, 'u')

/** Capitalizes the sentences of a note and ends the last one. A semicolon ends a sentence. */
export function toSentences(text: string, locale: Locale | undefined): string {
  const spelled = spell(text, locale)
  const parts = spelled.replace(/\s*;\s*(?=\S)/g, '. ').replace(/[\s,;:–—-]+$/, '')
  const cased = upper(parts).replace(sentenceStart, (word) => (/\p{Lu}/u.test(word.slice(1)) ? word : upper(word)))
  return hasEnd.test(cased) ? cased : `${cased}.`
}

/** The number of a video in a series, with the sign before it. */
const numberInSeries = new RegExp(
  String.raw`\s*(?:[-–—|:,]\s*)?${seriesNumber}(?![\p{L}\p{N}])|\s#\d+(?![\p{L}\p{N}])`,
  'giu',
)

/**
 * Returns what a title is about: removes labels, emoji, hashtags, shouting and numbers in a series. Adds the question mark that an English
 * question lacks.
 */
function toTopic(title: string, locale: Locale | undefined): string {
  const bare = title
    .replace(/^(?:vlog|tutorial|tuto|haul|q ?& ?a|faq) ?[:–—|-] ?/i, '')
    .replace(emojiRun, ' ')
    .replace(/#\p{L}[\p{L}\p{N}_]*/gu, ' ')
    .replace(numberInSeries, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/(?<![?.…]\s*)\s*!+(?=\s+[¿¡"“«]*[\p{L}\p{N}])/gu, '.')
    .replace(/[!¡]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s\-–—|:,]+|[\s\-–—|:,.]+$/g, '')
  const spelled = upper(spell(lowerShouts(bare, locale), locale))
  const isAsked = locale === 'en' && !/[?]/.test(spelled) && parseTitle(spelled).kind === 'question'
  return isAsked ? `${spelled}?` : spelled
}

/** Whether words in capitals are more than abbreviations, as in "NASA JPL": one of them is long, or common in a language. */
const isShout = (words: string) =>
  words.split(/[\s!.,]+/).some((word) => word.length > maxAbbreviation || isCommonWord(word.toLowerCase()))
const maxAbbreviation = 4

/**
 * Lowercases words that are in capitals for emphasis: a whole title, several words in a row, and English adjectives and adverbs, as in
 * "the BEST bread". Other words in capitals may be abbreviations.
 */
export function lowerShouts(title: string, locale: Locale | undefined): string {
  const bare = title.replace(/\([^)]*\)/g, '')
  if (/\p{Lu}{4}/u.test(bare) && bare.toUpperCase() === bare) return title.toLowerCase()
  const calm = title.replace(/\p{Lu}{3,}(?:[\s!.,]+\p{Lu}{2,})+/gu, (run) => (isShout(run) ? run.toLowerCase() : run))
  if (locale !== 'en') return calm
  return calm.replace(/(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu, (word) =>
    tag(word.toLowerCase())[0]?.is('Adjective', 'Adverb', 'Superlative') ? word.toLowerCase() : word,
  )
}

/** Returns a title followed by a list of its chapters' topics. */
export const introduce = (title: string, list: string, locale: Locale | undefined): string =>
  leadWith(toTopic(title, locale), toSentences(list, locale), locale)

const isQuestion = (text: string) => /[?]$/.test(text)

/** Puts a title before a statement about the video: "Best laptops: a tester runs 4 games." */
function leadWith(topic: string, rest: string, locale: Locale | undefined): string {
  if (isQuestion(topic) || /[:;]|\s[-–—|]\s/.test(topic) || rest.includes(': '))
    return `${topic}${isQuestion(topic) ? '' : '.'} ${upper(rest)}`
  return `${topic}${locale === 'fr' ? ' :' : ':'} ${lowerLabel(rest, locale)}`
}

/**
 * Lowercases the first letter of a text after a colon, unless an English text begins with a name. A plural before another noun counts as
 * a name, as in "Windows user".
 */
export function lowerLabel(text: string, locale: Locale | undefined): string {
  const [first = ''] = text.split(/[^\p{L}\p{N}'’]/u)
  if (locale !== 'en') return lowerFirst(text)
  const [start, next] = tag(text.slice(0, 60).toLowerCase())
  const isName =
    /^I(?:['’]|$)|^.\S*\p{Lu}|\d/u.test(first) ||
    (/^[^\s,]+ \p{L}/u.test(text) && start?.is('Plural') && next?.is('Noun') && !next.is('Pronoun')) ||
    (next !== undefined &&
      /^\S+ \p{Lu}/u.test(text) &&
      // "New SSD" has an abbreviation; "New York" is a name.
      !(start?.is('Adjective') && /^\S+ \p{Lu}{2}/u.test(text)) &&
      !start?.is('Preposition', 'Determiner', 'Conjunction', 'Possessive', 'Pronoun')) ||
    // "Helios 44-2"
    (/^\S+ \d/.test(text) && start?.is('Noun')) ||
    start?.is('ProperNoun', 'Place', 'FirstName', 'LastName', 'Organization', 'WeekDay', 'Month', 'Demonym')
  return isName ? text : text.replace(first, first.toLowerCase())
}

/** Lines that only name the kind of video. */
const kindOnly =
  /^(?:an? )?(?:(?:honest|animated|short|long|my|mi|mon) )?(?:vlog|ranking|explainer|q ?& ?a|review|tutorial|tuto|faq|update|haul|reseña|opinión|avis|recette|receta)[.!]?$/i

/**
 * Returns the first line of a description, which says what the viewer gets: a sentence built from the title and the line if possible,
 * else the line itself, after the title if the line does not name the topic. The facts are the creator's; only a title's form may be added.
 */
export function writeFirstLine(title: string, line: string, locale: Locale | undefined): string {
  const topic = toTopic(title, locale)
  if (!line.trim() || kindOnly.test(line.trim())) return toSentences(topic, locale)
  const built = locale && buildSentence(lowerShouts(title, locale), line, locale)
  const said = toSentences(built ? lowerStart(built, line, locale) : line, locale)
  if (built || shareOfWords(topic, said) > 0.5 || isComplete(line, locale)) return said
  // Text that the creator began without a capital needs none after a colon.
  return leadWith(topic, /^(?!i\b)\p{Ll}/u.test(line.trim()) ? lowerFirst(said) : said, locale)
}

/** Lowercases the line's first word where it is inside the sentence. */
function lowerStart(sentence: string, line: string, locale: Locale): string {
  const [first = ''] = line.trim().split(/[^\p{L}\p{N}'’-]/u)
  const [lowered = ''] = lowerLabel(line.trim(), locale).split(/[^\p{L}\p{N}'’-]/u)
  return first === lowered
    ? sentence
    : sentence.replaceAll(new RegExp(String.raw` ${first}(?![\p{L}\p{N}'’-])`, 'gu'), ` ${lowered}`)
}

/** Whether a line is a whole sentence about what the creator did, which needs no title before it. */
function isComplete(line: string, locale: Locale | undefined): boolean {
  const [first = ''] = line.split(/[,;.]/)
  if (first.split(' ').length < 5) return false
  if (locale === 'es') return spanish.clauses.ours.test(first)
  if (locale === 'fr') return french.clauses.ours.test(first)
  return /^(?:I|we|my|our)\b(?!.*\b(?:it|them)\b)/i.test(first)
}
