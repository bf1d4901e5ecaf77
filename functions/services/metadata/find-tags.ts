import { parseTitle as parseEnglishTitle } from '#functions/services/adviser/english/parse-title.ts'
import { tag as tagWords } from '#functions/services/adviser/english/words.ts'
import { french } from '#functions/services/adviser/french.ts'
import type { ParsedTitle } from '#functions/services/adviser/parts.ts'
import { parseTitle } from '#functions/services/adviser/romance.ts'
import { seriesNumber } from '#functions/services/adviser/series-number.ts'
import { spanish } from '#functions/services/adviser/spanish.ts'
import { emojiRun } from '#shared/emoji.ts'
import type { Locale } from '#shared/locale.ts'
import { findPhrases, isTitleCase, type Phrase } from './find-phrases.ts'
import { lowerShouts, spell } from './first-line.ts'
import { findNegatedWords, removeNegated } from './negation.ts'
import { stopWordsOf } from './stop-words.ts'
import { emptyWords, isContentWord, kindWords, wordsOf } from './tag-words.ts'
import { vagueWords } from './vague-words.ts'

/** The maximum number of tags. A few accurate tags help more than many. */
const maxFound = 10

/** What a creator says about a video. */
interface Sources {
  readonly title: string
  readonly happens: string
  readonly paragraphs: readonly string[]
  /** The titles of chapters and steps. */
  readonly labels: readonly string[]
}

interface FoundTags {
  /** The title as a search query, then what the title, the line and the notes name. */
  readonly tags: readonly string[]
  /** The tags that name something and can be hashtags. */
  readonly topics: readonly string[]
}

/**
 * Finds the topics of a video in its creator's words. Leaves out negated things, numbers and units, words that say nothing on their own,
 * and uncertain phrases: outside the title a single word must be a name, and in the notes a phrase must share a word with the title or
 * line.
 */
export function findTags({ title, happens, paragraphs, labels }: Sources, locale: Locale | undefined): FoundTags {
  if (!locale) return findInOtherLanguage(title)
  const all = [title, happens, ...paragraphs, ...labels]
  const hashtags = all.flatMap((text) => [...text.matchAll(/(?<![\p{L}\p{N}&/])#(\p{L}[\p{L}\p{N}_]*)/gu)])
  const own = hashtags.map(([, word = '']) => word.toLowerCase())
  const clean = (text: string) => spell(text.replace(emojiRun, ' ').replace(noWords, ' '), locale)
  const [ofTitle, ofLine] = [clean(lowerShouts(title, locale)), clean(happens)]
  const [ofNotes, ofLabels] = [paragraphs.map(clean), labels.map(clean)]
  const negated = findNegatedWords([ofTitle, ofLine, ...ofNotes, ...ofLabels].join('\n'), locale)
  const isContent = (word: string) => isContentWord(word, locale)
  const isSound = ({ text, isName }: Phrase) => {
    const words = wordsOf(text)
    return (
      words.some(isContent) &&
      (text.includes(' ') || isName || (!vagueWords.has(text) && !kindWords.has(text) && text.length > 2))
    )
  }
  const parsed = readTitle(ofTitle, locale)
  const searches = toSearches(ofTitle, parsed, locale, negated)
  const find = (text: string) => findPhrases(removeNegated(text, locale), locale).filter(isSound)
  const inTitle = findPhrases(
    removeNegated(ofTitle, locale),
    locale,
    true,
    parsed.kind === 'name' || parsed.kind === 'list',
  ).filter(isSound)
  const stemsOf = (text: string) => new Set(wordsOf(text).filter(isContent).map(toStem))
  const hasAny = ({ text }: Phrase, stems: ReadonlySet<string>) => [...stemsOf(text)].some((stem) => stems.has(stem))
  const [titleStems, known] = [stemsOf(ofTitle), stemsOf(`${ofTitle} ${ofLine}`)]
  const inLine = find(ofLine).filter(
    (phrase) => isSpecific(phrase) || (phrase.text.includes(' ') && hasAny(phrase, titleStems)),
  )
  const inNotes = ofNotes
    .flatMap(find)
    .filter((phrase) => phrase.isName || (phrase.text.includes(' ') && hasAny(phrase, known)))
  const inLabels = ofLabels.flatMap(find).filter(isSpecific)
  const named = [...inTitle, ...inLine, ...inNotes, ...inLabels]
  const names = named.filter(({ isName }, index) => isName && index >= inTitle.length)
  const texts = [...searches, ...inTitle, ...own, ...names, ...named].map((found) =>
    typeof found === 'string' ? found : found.text,
  )
  const tags = removeParts([...new Set(texts)]).slice(0, maxFound)
  const topics = new Set([...named.map(({ text }) => text), ...(parsed.kind === 'name' ? searches.slice(-1) : [])])
  return { tags, topics: tags.filter((tag) => topics.has(tag)) }
}

const numberStart = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) /

/** URLs, hashtags, speeds, and "Q&A", which the tagger would split. */
const noWords = /\bq ?& ?a\b|\bkm\/h\b|\bm\/s\b|https?:\/\/\S+|www\.\S+|\S*@\S+|#\p{L}[\p{L}\p{N}_]*/giu

const toStem = (word: string) => word.replace(/(?:ies|es|s|e|y)$/, '')
/** Whether a phrase is specific enough outside the title: a name or a compound, unlike "cold pan". */
const isSpecific = ({ isName, isCompound }: Phrase) => isName || isCompound

/** Drops tags that a longer tag contains, and plurals of other tags. */
function removeParts(tags: readonly string[]): string[] {
  const toKey = (tag: string) =>
    wordsOf(tag)
      .map((word) => word.replace(/s$/, ''))
      .join(' ')
  const isIn = (tag: string, other: string) => tag !== other && ` ${other} `.includes(` ${tag} `)
  return tags.filter((tag, index) => {
    const isAlone = !tag.includes(' ')
    return (
      !tags.slice(0, index).some((other) => toKey(other) === toKey(tag)) &&
      // "Pot pasta", a part of "one pot pasta"
      !tags.some((other) => numberStart.test(other) && other.endsWith(` ${tag}`)) &&
      // A topic in a whole question is a separate search.
      !tags.some((other) => isIn(tag, other) && isAlone && other.split(' ').length < 4)
    )
  })
}

const readTitle = (title: string, locale: Locale): ParsedTitle =>
  locale === 'en' ? parseEnglishTitle(title) : parseTitle(title, locale === 'es' ? spanish : french)

/** The maximum number of words of a title as a search: for a question or how-to title, and for a title that only names something. */
const maxAsked = 6
const maxNamed = 5
/** Words at the start of a title that viewers do not type in a search. Before a capital they belong to a name: "Le Puy". */
const untyped =
  /^(?:(?:[Mm]y|[Oo]ur|[Tt]he|[Aa]n?|[Mm]is?|[Nn]uestr[ao]|[Ee]l|[Ll]as?|[Ll]os|[Mm]on|[Mm]a|[Mm]es|[Nn]otre|[Ll]es?) |[Ll]['’])(?=\p{Ll})|^[Uu]n[ae]? /u
/** References to the creator's own people: nobody else searches for "my grandmother's". */
const family =
  / (?:of|with|from) (?:my|our) .*$| (?:de|con) (?:mis?|nuestr[ao]s?) .*$| (?:de|avec|chez) (?:ma|mon|mes|notre|nos) .*$/
/** The circumstances at the end of a title, which can be cut off. */
const circumstance =
  / (?:after|for|in|with|without|on|at|from|under|para|en|con|sin|desde|siendo|a los|pour|avec|sans|dans|à \d+|après)(?: .*|$)/i
/** Words that make a title unlike a search: pronouns, durations, numbers in a series, and the punctuation of longer sentences. */
const notSearched = new RegExp(
  String.raw`,|(?:^| )(?:i|we|yo|je|on|nous|me|us|my|our|mi|mis|nuestr[ao]s?|mon|ma|mes|notre|nos)(?: |$)|^\d+ (?:days?|weeks?|months?|years?|d[ií]as|semanas?|meses|años?|jours?|semaines?|mois|ans) (?!challenge)|^(?:ans?|mois|años?|mes|meses) de |['’](?:m|ve|ll)(?: |$)|j['’]|\b(?:day|día|jour)\.? \d|${seriesNumber}|#\d|\d{5}|\b(?:update|bilan)\b`,
  'iu',
)

/** Words that begin a clause instead of a name. */
const startsInside =
  /^(?:what|why|how|when|where|to|in|on|at|for|with|al?|del?|en|por|para|con|sin|cómo|à|sur|pour|avec|sans|comment|pourquoi)(?: |$)/

/** Returns the title as viewers may search for it: its question, or its topic with and without the kind of video. */
function toSearches(
  title: string,
  { kind, task, topic }: ParsedTitle,
  locale: Locale,
  negated: ReadonlySet<string>,
): string[] {
  const [start = ''] = title
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .split(/\s+[-–—|]+\s+|:\s+|,\s+|\s*\|\s*|[?!¡]+\s*|\s&\s/)
    .filter((part) => part.trim())
  const toKey = (text: string) =>
    text
      .replace(/[¿?¡!"“”«».…]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(untyped, '')
      .toLowerCase()
      .replace(family, '')
  const isAsked = kind === 'how_to' || kind === 'question' || kind === 'versus'
  if (!isAsked && kind !== 'name') return []
  const cut = (text: string, maxListed = 0) => {
    const most = isAsked ? maxAsked : maxNamed
    const short = text.split(' ').length > most ? text.replace(circumstance, '') : text
    const words = short.split(' ')
    const says = words.filter((word) => isContentWord(word, locale))
    // "Mac and cheese" is one thing; more words around an "and" are two things.
    const isList = kind === 'name' && words.length > maxListed && words.some((word) => /^(?:and|y|e|et)$/.test(word))
    const isNegated = says.every((word) => negated.has(word)) && words.length < 3
    // "Hotel breakfast ever"
    const isPhraseCut = kind === 'name' && stopWordsOf(locale).has(words.at(-1) ?? '')
    return words.length > 1 &&
      words.length <= most &&
      says.length > 0 &&
      !isNegated &&
      !isList &&
      !isPhraseCut &&
      !notSearched.test(short)
      ? [short]
      : []
  }
  if (kind === 'how_to' && task && locale !== 'en') return cut(toKey(topic))
  if (isAsked) return cut(toKey(start))
  const named = withoutEmpty(toKey(topic.split(/\s?: /).at(-1) ?? topic))
  const isName = (text: string) => {
    const [first, second] = locale === 'en' ? tagWords(text) : []
    // "Stop wasting money", but "index funds"
    const isCommand = first?.is('Verb') === true && second?.is('Gerund', 'Determiner', 'Possessive') === true
    return !isCommand && !startsInside.test(text)
  }
  // The topic without its label: "tablas dinámicas en Excel" of "tutorial Excel tablas dinámicas".
  const words = new Set(wordsOf(title))
  const isInTitle = wordsOf(named).every((word) => words.has(word) || word === 'en' || word === 'sur')
  return [...cut(toKey(start), 3), ...(isInTitle ? cut(named) : [])].filter(isName)
}

/** Removes words at the start that only count or praise: "new" in "new camera". */
const withoutEmpty = (text: string): string => {
  const words = text.split(' ')
  return words.slice(words.findIndex((word) => !emptyWords.has(word))).join(' ')
}

/** Returns a short title as the only tag, for languages whose grammar we do not know. */
function findInOtherLanguage(title: string): FoundTags {
  const text = title
    .replace(/[¿?¡!"“”«».…]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
  const isShort = /\p{L}/u.test(text) && text.split(' ').length <= 3 && text.length <= 30 && !isTitleCase(title)
  return { tags: isShort ? [text] : [], topics: isShort ? [text] : [] }
}
