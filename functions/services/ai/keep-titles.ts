import { type Term, tag } from '#functions/services/adviser/english/words.ts'
import { seriesNumber } from '#functions/services/adviser/series-number.ts'
import { type Locale, locales } from '#shared/locale.ts'
import { detectLanguage, isCommonWord, type TitleLanguage } from '#shared/prediction/language.ts'
import { holds } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns, matchPattern, type PatternName, patterns } from '#shared/prediction/patterns/matchers.ts'
import { isKnownWord } from '#shared/prediction/shipped.ts'
import { getWordingModel } from '#shared/prediction/wording/shipped.ts'
import { hasOnlyNumbersFrom, hasWebAddress } from './plain-text.ts'

/** Everything that the creator said about the video, which titles may be based on. */
export interface TitleSource {
  readonly original: string
  readonly happens: string
  /** The text that was recognized on the thumbnail. */
  readonly thumbnailText: string
}

/** A title by the AI provider, in plain text. */
export interface WrittenTitle {
  readonly title: string
  /** The words of the source that it is based on. */
  readonly fact?: string | undefined
  /** A matching text for the thumbnail. */
  readonly thumbnailText?: string | undefined
}

/** Longer titles are cut on phones. */
const maxLength = 70
/** The maximum number of words and of UTF-16 code units of a text on a thumbnail. */
const maxThumbnailWords = 4
const maxThumbnailLength = 40

/** Separators, marks and lists that turn a title into keywords or shouting. */
const noise = /[|#•!¡]|\p{Extended_Pictographic}|\?{2}|\.{3}|…|(?:,[^,]*){3}/u
/** Kinds of videos and filler words. A title may contain them only if the original does. */
const kinds =
  /(?<!\p{L})(?:reviews?|recipes?|tutorials?|hauls?|let['’]?s play|gameplay|walkthrough|news|documentary|videos?|compilation|motivation|highlights|overview|recap|lesson|information|experience|journey|thoughts|edition|guide|rese[ñn]as?|recetas?|resumen|informaci[oó]n|opini[oó]n|gu[ií]a|v[ií]deos?|tutos?|tutoriels?|recettes?|bilan|avis|réflexions)(?!\p{L})/giu
/** Numbers and names of a series, which mean nothing to new viewers. */
const series = new RegExp(String.raw`(?:(?<!\p{L})(?:dev)?vlogs?|${seriesNumber})(?!\p{L})`, 'iu')
/** Labels that correlate with fewer views, and labels that are never the subject of a video. */
const harmful = new Set<PatternName>(
  patterns.flatMap(({ name, group }) =>
    group === 'label' && name !== 'sentence_case' && holds(name) === 'hurts' ? [name] : [],
  ),
)
const emptyLabels = new Set<PatternName>(['vlog', 'update', 'episode', 'series_number', 'label_only'])

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
const toKey = (word: string): string => word.toLowerCase().replaceAll('’', "'")
/** Returns a word without accents, elided articles and endings. */
const toStem = (word: string): string =>
  toKey(word)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^(?:[ldjmtsnc]|qu)'/, '')
    .replace(/(?:'s|ies|es|s|ed|ing|e|y)$/, '')
const isContent = (word: string): boolean => word.length > 2 && !/\d/.test(word) && !isCommonWord(toKey(word))
const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map(toStem))

/**
 * Returns the titles from a model that a creator could publish unchanged. They are short, in the original's language, and more than
 * keywords. They do not shout, repeat a word or add a label to the original. As far as rules can tell, they contain no number, name or
 * fact that the creator did not mention. Thumbnail texts that are invented, too long or repeat the title are removed. `locale` is the
 * user's; `used` are titles that already exist.
 */
export function keepTitles(
  written: readonly WrittenTitle[],
  source: TitleSource,
  locale: Locale,
  used: readonly string[] = [],
): WrittenTitle[] {
  const said = `${source.original}\n${source.happens}\n${source.thumbnailText}`
  const isHonest = addsNothingTo(said, locale)
  const language = detectLanguage(`${source.original} ${source.happens}`)
  const seen = new Set([source.original, ...used].map(toSequence))
  return written.flatMap(({ title, fact, thumbnailText }) => {
    const key = toSequence(title)
    const isKept =
      !seen.has(key) &&
      isHonest(title) &&
      isSaid(fact, said) &&
      isPlain(title, source.original) &&
      !isForeign(title, language, said)
    if (!isKept) return []
    seen.add(key)
    const isAdded = thumbnailText && isHonest(thumbnailText) && addsTo(thumbnailText, title)
    return [{ title, ...(fact && { fact }), ...(isAdded && { thumbnailText }) }]
  })
}

/**
 * Whether a title is in another language than the original. Detection is unreliable for a few words, so an English title of known words
 * is accepted, and so is a title that seems to be in a language that we do not write, such as Portuguese for a Spanish original.
 */
function isForeign(title: string, language: TitleLanguage | undefined, said: string): boolean {
  const found = detectLanguage(title)
  if (!found || !language || found === language) return false
  if (language !== 'en') return found === 'other' || locales.some((locale) => locale === found)
  const stems = stemsOf(said)
  return wordsOf(title).some((word) => isContent(word) && !isKnownWord(toKey(word)) && !stems.has(toStem(word)))
}

/** Whether a title sounds natural: short, without labels, shouting, repeated words and mere keywords. */
function isPlain(title: string, original: string): boolean {
  const inOriginal = new Set(original.toLowerCase().match(kinds))
  return (
    title.length > 0 &&
    title.length <= maxLength &&
    !noise.test(title) &&
    !series.test(title) &&
    (title.toLowerCase().match(kinds) ?? []).every((kind) => inOriginal.has(kind)) &&
    !hasHarmfulLabel(title, original) &&
    !repeatsWord(title, original) &&
    !isKeywordPile(title)
  )
}

function hasHarmfulLabel(title: string, original: string): boolean {
  const inOriginal = stemsOf(original)
  const isSubject = (name: PatternName) =>
    wordsOf(matchPattern(name, title) ?? '').every((word) => inOriginal.has(toStem(word)))
  return findPatterns(title).some((name) => harmful.has(name) && (emptyLabels.has(name) || !isSubject(name)))
}

/** Whether a title repeats a content word more often than the original does. "Step by step" counts once. */
function repeatsWord(title: string, original: string): boolean {
  const words = wordsOf(title)
  const stems = words.map(toStem)
  const isCounted = (stem: string, at: number) =>
    isContent(words[at] ?? '') && (stems[at - 2] !== stem || isContent(words[at - 1] ?? ''))
  const counted = stems.filter(isCounted)
  const originalStems = wordsOf(original).map(toStem)
  const count = (stems: readonly string[], stem: string) => stems.filter((other) => other === stem).length
  return counted.some((stem) => count(counted, stem) > Math.max(1, count(originalStems, stem)))
}

/** The minimum number of words in a pile of keywords. */
const minPile = 8
/** Whether a title is a pile of keywords: in sentences of its length, more than a fifth are usually small words and numbers. */
function isKeywordPile(title: string): boolean {
  const words = wordsOf(title)
  return words.length >= minPile && words.filter((word) => !isContent(word)).length <= words.length / 5
}

/** Returns a function that checks that a text is about what was said and adds no number, name, web address or shouted word. */
export function addsNothingTo(said: string, locale: Locale): (text: string) => boolean {
  const hasSaidNumbers = hasOnlyNumbersFrom(said, locale)
  const stems = stemsOf(said)
  const isNew = (word: string) => !stems.has(toStem(word))
  return (text) => {
    const isLatin = /\p{Script=Latin}/u.test(text)
    const isAbout = !isLatin || wordsOf(text).some((word) => (isContent(word) || /\d/.test(word)) && !isNew(word))
    const shouts = wordsOf(text).filter(
      (word) => /^\p{Lu}{3,}$/u.test(word) && (word.length > 3 || isCommonWord(toKey(word))),
    )
    return isAbout && hasSaidNumbers(text) && !hasWebAddress(text) && !shouts.some(isNew) && !hasName(text, isNew)
  }
}

/** Capitalized words, except at the start of a sentence, of a quotation or of a part after a colon. */
const afterStart = /(?<![.!?:"“«(¿¡–—-]\s*|^\s*)(?<!\p{L})\p{Lu}[\p{L}\p{M}\p{N}'’]*/gu

/**
 * Whether a new word of a title is probably a name: a word like "MrBeast"; a capitalized word in a title with few capitals; otherwise a
 * name known to our tagger, or two unknown nouns in a row.
 */
function hasName(title: string, isNew: (word: string) => boolean): boolean {
  if (wordsOf(title).some((word) => /\p{Ll}\p{Lu}/u.test(word) && isNew(word))) return true
  const capitalized = title.match(afterStart) ?? []
  if (capitalized.length <= wordsOf(title).length / 3)
    return capitalized.some((word) => !isCommonWord(toKey(word)) && isNew(word))
  const terms = tag(title.toLowerCase()).map((term) => ({ term, word: wordsOf(term.text)[0] ?? '' }))
  const added = terms.map(({ term, word }) => (isContent(word) && isNew(word) ? term : undefined))
  const isUnknown = (term: Term | undefined) =>
    term?.is('Noun') && !term.is('Plural') && !getWordingModel().gramPoints.has(term.key)
  return added.some(
    (term, index) =>
      term?.is('FirstName', 'LastName', 'Place', 'Organization') || (isUnknown(term) && isUnknown(added[index + 1])),
  )
}

/** Returns the words of a text without case, accents and punctuation, for finding quotations. */
const toSequence = (text: string): string =>
  ` ${wordsOf(text.normalize('NFD').replace(/\p{M}/gu, '')).map(toKey).join(' ')} `

/** Whether each part of a fact is a quotation of what was said. */
const isSaid = (fact: string | undefined, said: string): boolean =>
  !fact || fact.split(/\.{3}|…|[;|/]/).every((part) => toSequence(said).includes(toSequence(part).trimEnd()))

/** Whether a text for a thumbnail is short and shares no content word with the title. */
function addsTo(text: string, title: string): boolean {
  const words = wordsOf(text)
  const inTitle = stemsOf(title)
  return (
    words.length > 0 &&
    words.length <= maxThumbnailWords &&
    text.length <= maxThumbnailLength &&
    !words.some((word) => (isContent(word) || /\d/.test(word)) && inTitle.has(toStem(word)))
  )
}
