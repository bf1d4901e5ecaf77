import { limitTags, maxDescriptionBytes, maxHashtags } from '#shared/metadata.ts'
import { selectStopWords } from './stop-words.ts'

/** A video's description and tags. */
export interface Metadata {
  readonly description: string
  readonly tags: readonly string[]
}

const maxPhraseWords = 3
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu
/** Punctuation and line breaks, which end a phrase. */
const phraseEnd = /[^\p{L}\p{M}\p{N}\s'’-]+|\n/u
/** The time at which a chapter begins: `2:10`. */
const timestamp = /\b\d{1,2}(?::\d{2}){1,2}\b/g

const splitWords = (text: string): string[] => text.toLowerCase().replaceAll('’', "'").match(wordPattern) ?? []

/**
 * Composes a description and tags from the creator's own words: `about` as paragraphs, after the title if the first line
 * does not repeat it; the phrases of both as tags; the first phrases as hashtags. Adds no word.
 */
export function composeMetadata(title: string, about: string): Metadata {
  const phrases = findPhrases(title, about)
  const paragraphs = toParagraphs(about)
  const [firstLine = ''] = paragraphs.split('\n')
  const heading = isRepeatedIn(firstLine, title) ? '' : removeMarkup(title)
  const text = [heading, paragraphs].filter(Boolean).join('\n\n')
  return { description: fitDescription(text, toHashtags(phrases).join(' ')), tags: limitTags(phrases) }
}

/** Removes HTML tags and angle brackets, which YouTube rejects. */
const removeMarkup = (text: string) => text.replace(/<\/?\w[^<>]*>/g, '').replace(/[<>]/g, '')

const toParagraphs = (about: string): string =>
  removeMarkup(about)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Whether a line contains more than half of a title's words. */
function isRepeatedIn(line: string, title: string): boolean {
  const lineWords = new Set(splitWords(line))
  const words = splitWords(title)
  return words.length > 0 && words.filter((word) => lineWords.has(word)).length * 2 > words.length
}

/** Ranks every phrase of the title above the phrases that are only in `about`. */
const titleWeight = 1000

/**
 * Returns the phrases of up to three words between stop words and punctuation: those of the title first, then phrases of
 * several words, then the most frequent. A single word is left out if it mostly occurs in a phrase.
 */
function findPhrases(title: string, about: string): string[] {
  const stopWords = selectStopWords(splitWords(`${title} ${about}`))
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const phrase of splitPhrases(text, stopWords)) weights.set(phrase, (weights.get(phrase) ?? 0) + weight)
  }
  add(title, titleWeight)
  add(about.replace(timestamp, '\n'), 1)
  const all = [...weights].map(([phrase, weight]) => ({ phrase, weight, isLong: phrase.includes(' ') }))
  const isPartOfPhrase = (word: string, weight: number) =>
    all.some((other) => other.isLong && 2 * other.weight >= weight && other.phrase.split(' ').includes(word))
  return all
    .filter(({ phrase, weight, isLong }) => isLong || !isPartOfPhrase(phrase, weight))
    .sort(
      (a, b) =>
        Number(b.weight >= titleWeight) - Number(a.weight >= titleWeight) ||
        Number(b.isLong) - Number(a.isLong) ||
        b.weight - a.weight,
    )
    .map(({ phrase }) => phrase)
}

function splitPhrases(text: string, stopWords: ReadonlySet<string>): string[] {
  return text.split(phraseEnd).flatMap((part) => {
    const runs: string[][] = [[]]
    for (const word of splitWords(part)) {
      if (stopWords.has(word)) runs.push([])
      else runs.at(-1)?.push(word)
    }
    return runs.flatMap(toPhrases).filter((phrase) => /\p{L}{3}/u.test(phrase))
  })
}

/** Returns a run of words and each of its words; a run that is too long for one phrase is split into pairs. */
function toPhrases(run: readonly string[]): string[] {
  if (run.length < 2) return [...run]
  if (run.length <= maxPhraseWords) return [run.join(' '), ...run]
  return [...run.slice(1).map((word, index) => `${run[index]} ${word}`), ...run]
}

/** Returns hashtags of the first phrases that have no word in common. */
function toHashtags(phrases: readonly string[]): string[] {
  const used = new Set<string>()
  const distinct = phrases.filter((phrase) => {
    const words = phrase.split(' ')
    if (words.some((word) => used.has(word))) return false
    for (const word of words) used.add(word)
    return true
  })
  return distinct.slice(0, maxHashtags).map(toHashtag)
}

const toHashtag = (phrase: string): string =>
  `#${phrase
    .split(/[\s'-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

/** Appends the hashtags to a text, cutting the text between words if both together are too long. */
function fitDescription(text: string, hashtags: string): string {
  const countBytes = (value: string) => new TextEncoder().encode(value).length
  const suffix = hashtags ? `\n\n${hashtags}` : ''
  let cut = text
  while (countBytes(cut + suffix) > maxDescriptionBytes) {
    const lastGap = cut.search(/\s\S{0,40}$/)
    cut = cut.slice(0, lastGap > 0 ? lastGap : -10).toWellFormed()
  }
  return cut + suffix
}
