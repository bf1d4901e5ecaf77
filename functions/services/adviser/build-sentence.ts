import type { Locale } from '#shared/locale.ts'
import { makeCandidates, wordsOf } from './build-titles.ts'
import { findVerb, tag } from './english/words.ts'
import { french } from './french.ts'
import { upper } from './romance.ts'
import { spanish } from './spanish.ts'

/** Longer sentences are hard to read, and search results cut them. */
const maxLength = 150

/**
 * Returns a sentence that says everything in a line, in one of the forms of titles. Undefined if no form fits the whole line, or if the
 * sentence neither says what happened nor names the topic of the original, as in "12 lessons".
 */
export function buildSentence(original: string, happens: string, locale: Locale): string | undefined {
  const facts = new Set(wordsOf(happens).filter((word) => /\d|^\p{L}{4,}$/u.test(word)))
  const topic = new Set(wordsOf(original).filter((word) => word.length > 3))
  const full = makeCandidates(original, happens, locale)
    .map(({ text, sentence = text, topic: names }) => ({ sentence, names, words: wordsOf(sentence) }))
    .filter(({ sentence, words }) => sentence.length <= maxLength && [...facts].every((fact) => words.includes(fact)))
    .map((candidate) => ({ ...candidate, isOnTopic: candidate.words.some((word) => topic.has(word)) }))
    .filter(({ sentence, names, isOnTopic }) => isOnTopic || (names !== 'always' && isTold(sentence, locale)))
  // The sort is stable, so among similar sentences the better title forms stay first.
  const [best] = full.toSorted((a, b) => Number(b.isOnTopic) - Number(a.isOnTopic) || a.words.length - b.words.length)
  return best && upper(locale === 'en' ? toLowerCase(best.sentence) : best.sentence)
}

/** Whether a sentence tells what somebody did or what happened. */
function isTold(sentence: string, locale: Locale): boolean {
  if (locale === 'en') return findVerb(tag(sentence)) > 0
  const { ours, event } = (locale === 'es' ? spanish : french).clauses
  return ours.test(sentence) || event.test(sentence)
}

/** Lowercases words that English capitalizes only at the start of a sentence: "After 61 tries, we beat it". */
const toLowerCase = (sentence: string): string =>
  sentence.replace(/(?<=[\p{L}\p{N})”"],? |: )(?:We|It|They|He|She|The|My|Our|After|In|A|An)(?= )/gu, (word) =>
    word.toLowerCase(),
  )
