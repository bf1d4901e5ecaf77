import { limitTags, maxDescriptionBytes, maxHashtags } from '#shared/metadata.ts'
import { selectStopWords } from './stop-words.ts'

/** What goes with a video besides its title. */
export interface Metadata {
  readonly description: string
  readonly tags: readonly string[]
}

/** A longer run of words is a sentence, no phrase. */
const longestPhrase = 3
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu
/** What ends a phrase. */
const border = /[^\p{L}\p{M}\p{N}\s'’-]+|\n/u

/** Where a chapter begins: `2:10`. */
const moment = /\b\d{1,2}(?::\d{2}){1,2}\b/g

const normal = (text: string) => text.toLowerCase().replaceAll('’', "'")
const wordsOf = (text: string): string[] => normal(text).match(word) ?? []

/**
 * Description and tags of the creator's own words: what they told of the video as paragraphs, its title before it unless
 * that is said already, their phrases as tags, the first as hashtags. No word is added.
 */
export function composeMetadata(title: string, about: string): Metadata {
  const phrases = phrasesOf(title, about)
  const told = paragraphs(about)
  const [opening = ''] = told.split('\n')
  const text = [says(opening, title) ? '' : unmarked(title), told].filter(Boolean).join('\n\n')
  return { description: fitting(text, hashtagsOf(phrases).join(' ')), tags: limitTags(phrases) }
}

/** YouTube takes no angle brackets. */
const unmarked = (text: string) => text.replace(/<\/?\w[^<>]*>/g, '').replace(/[<>]/g, '')

const paragraphs = (about: string): string =>
  unmarked(about)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Whether a line has most of a title's words. */
function says(line: string, title: string): boolean {
  const said = new Set(wordsOf(line))
  const words = wordsOf(title)
  return words.length > 0 && words.filter((one) => said.has(one)).length * 2 > words.length
}

/** A phrase of the title weighs more than any that is only told. */
const titleWeight = 1000

/**
 * Phrases of up to three words between small words and punctuation, those of the title first, several words before one,
 * then the most frequent. A word that mostly stands in a phrase is left to the phrase.
 */
function phrasesOf(title: string, about: string): string[] {
  const small = selectStopWords(wordsOf(`${title} ${about}`))
  const weights = new Map<string, number>()
  const add = (text: string, weight: number) => {
    for (const phrase of runsOf(text, small)) weights.set(phrase, (weights.get(phrase) ?? 0) + weight)
  }
  add(title, titleWeight)
  add(about.replace(moment, '\n'), 1)
  const all = [...weights].map(([phrase, weight]) => ({ phrase, weight, isLong: phrase.includes(' ') }))
  const stands = (phrase: string, weight: number) =>
    all.some((one) => one.isLong && 2 * one.weight >= weight && one.phrase.split(' ').includes(phrase))
  return all
    .filter(({ phrase, weight, isLong }) => isLong || !stands(phrase, weight))
    .sort(
      (a, b) =>
        Number(b.weight >= titleWeight) - Number(a.weight >= titleWeight) ||
        Number(b.isLong) - Number(a.isLong) ||
        b.weight - a.weight,
    )
    .map(({ phrase }) => phrase)
}

function runsOf(text: string, small: ReadonlySet<string>): string[] {
  return text.split(border).flatMap((part) => {
    const runs: string[][] = [[]]
    for (const one of wordsOf(part)) {
      if (small.has(one)) runs.push([])
      else runs.at(-1)?.push(one)
    }
    return runs.flatMap(partsOf).filter((phrase) => /\p{L}{3}/u.test(phrase))
  })
}

/** A run as it is, where it is short, with its words; a longer one by twos. */
function partsOf(run: readonly string[]): string[] {
  if (run.length < 2) return [...run]
  if (run.length <= longestPhrase) return [run.join(' '), ...run]
  return [...run.slice(1).map((one, at) => `${run[at]} ${one}`), ...run]
}

/** The first phrases that have no word in common. */
function hashtagsOf(phrases: readonly string[]): string[] {
  const taken = new Set<string>()
  const chosen = phrases.filter((phrase) => {
    const words = phrase.split(' ')
    if (words.some((one) => taken.has(one))) return false
    for (const one of words) taken.add(one)
    return true
  })
  return chosen.slice(0, maxHashtags).map(hashtagOf)
}

const hashtagOf = (phrase: string): string =>
  `#${phrase
    .split(/[\s'-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')}`

/** Cut where it would be too long, between words if there are any. */
function fitting(text: string, last: string): string {
  const bytes = (one: string) => new TextEncoder().encode(one).length
  const end = last ? `\n\n${last}` : ''
  let kept = text
  while (bytes(kept + end) > maxDescriptionBytes) {
    const gap = kept.search(/\s\S{0,40}$/)
    kept = kept.slice(0, gap > 0 ? gap : -10).toWellFormed()
  }
  return kept + end
}
