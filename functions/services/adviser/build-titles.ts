import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { MeasuredStep } from '#shared/prediction/next-step.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { isUsableTitle } from '#shared/prediction/usable-title.ts'
import { chanceOfBetterWording } from '#shared/prediction/wording/compare.ts'
import type { Candidate } from './candidate.ts'
import { makeEnglishTitles } from './english/make-titles.ts'
import { french } from './french.ts'
import { makeRomanceTitles } from './romance.ts'
import { spanish } from './spanish.ts'

/** A title that was built from the original, which the creator wrote, and from what happens in the video. */
export interface BuiltTitle {
  readonly text: string
  /** The chance, 0 to 1, that it is a better wording than the original; absent for languages without a model. */
  readonly chance?: number | undefined
}

/** The maximum number of built titles. */
export const maxBuiltTitles = 5
/** Titles with a lower chance are not offered: a suggestion should never be worse than the original. */
const minChance = 0.5
/** Phones cut longer titles. */
const cutLength = 60
/** Longer titles are offered only if there are no shorter ones. */
const preferredLength = 90
/** The minimum share of the facts in a title that does not name the original's topic. */
const minShareOffTopic = 0.5
/** A title this much worse than the best one, in log-odds, is dropped. */
const maxGap = 0.6
/**
 * The weights of a title's other qualities, in log-odds: the share of the line's facts that it states, a missing topic, and each
 * character that phones cut. On an expert's pairs of titles, wording alone is right in 80%, wording with facts in 82%, whatever the
 * weight.
 */
const weights = { facts: 0.6, offTopic: 0.4, character: 0.025 }

/** Returns the titles that can be made from a title and what happens in the video. */
export const makeCandidates = (original: string, happens: string, locale: Locale): Candidate[] =>
  locale === 'en'
    ? makeEnglishTitles(original, happens)
    : makeRomanceTitles(original, happens, locale === 'es' ? spanish : french)

/**
 * Builds titles from the original and what its creator says happens in the video, in the language of the original. Every word and number
 * comes from the original, from `happens`, or from a title form ("I spent ...", "Here's ..."): nothing is invented. Best first: in
 * English by the chance of being the better wording and by how much of `happens` a title says, in other languages by form. Empty if
 * `happens` says nothing that fits in a title.
 */
export function buildTitles(original: string, happens: string, locale: Locale): BuiltTitle[] {
  if (!/\p{L}/u.test(happens)) return []
  const fitting = makeCandidates(original, happens, locale).filter(({ text }) => text.length <= maxTitleLength)
  const rated = fitting.map((title) => {
    const chance = locale === 'en' ? chanceOfBetterWording(title.text, original, locale) : undefined
    return { ...title, chance, rating: chance === undefined ? 0 : rate(title, chance, original, happens) }
  })
  const ranked = rated
    .filter(({ chance = 0 }) => locale !== 'en' || chance >= minChance)
    .toSorted((a, b) => b.rating - a.rating)
  const isShort = ({ text }: Candidate) => text.length <= preferredLength
  const isFull = ({ text, topic }: Candidate) =>
    topic === 'by_itself' ||
    isOnTopic(text, original) ||
    (topic === 'rather' && shareOfFacts(text, happens) >= minShareOffTopic)
  const keep = (titles: typeof ranked) =>
    keepDistinct(prefer(titles, isShort), ({ text }) => isSound(text, original, locale))
  // Titles that say nothing from the line are offered only if there are no others.
  const kept =
    [ranked.filter((title) => !title.isPlain && isFull(title)), ranked.filter(({ isPlain }) => isPlain)]
      .map(keep)
      .find((titles) => titles.length > 0) ?? []
  const [best] = kept
  return kept
    .filter(({ rating }) => rating >= (best?.rating ?? 0) - maxGap)
    .map(({ text, chance }) => ({ text, chance }))
}

/** Returns the rating of a title, in log-odds. */
const rate = ({ text, cost = 0, topic }: Candidate, chance: number, original: string, happens: string): number =>
  Math.log(chance / (1 - chance)) +
  weights.facts * shareOfFacts(text, happens) -
  cost -
  (topic !== 'by_itself' && !isOnTopic(text, original) ? weights.offTopic : 0) -
  weights.character * Math.max(0, text.length - cutLength)

/** Returns the titles that pass a test, or all of them if none does. */
function prefer<T>(titles: readonly T[], passes: (title: T) => boolean): readonly T[] {
  const passing = titles.filter(passes)
  return passing.length > 0 ? passing : titles
}

/** Whether a title would pass our own advice: it has a usable length, repeats no word, differs from the original and has no flaw. */
const isSound = (text: string, original: string, locale: Locale): boolean =>
  toKey(text) !== toKey(original) &&
  isUsableTitle(text, original) &&
  !repeatsWord(text, original) &&
  !listNextSteps(text, locale).some(isFlaw)

/** Whether a step reports a harmful form, a label or missing capitals. Other steps only suggest another wording. */
const isFlaw = (step: MeasuredStep): boolean =>
  (step.kind === 'rephrase' && step.advice !== 'keep') ||
  (step.kind === 'edit' && (step.evidence !== undefined || step.edit === 'headline_case'))

/** Returns the words of a text, in lower case. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
const toKey = (text: string): string => wordsOf(text).join(' ')

/** Long words that say nothing about the video. */
const commonWords = new Set(
  'with from that this what when your have here into each more most than then them they were after before como para pero cuando avec pour dans plus sans tout jour jours días'.split(
    ' ',
  ),
)
const toStem = (word: string): string => word.replace(/(?:ies|es|s|ed|ing)$/, '').slice(0, 6)
/** Returns the words of a title that are about the video, without their endings. */
const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => /^\p{L}{4,}$/u.test(word) && !commonWords.has(word))
    .map(toStem)

const isOnTopic = (text: string, original: string): boolean => {
  const stems = new Set(stemsOf(text))
  return stemsOf(original).some((stem) => stems.has(stem))
}

/** Whether a title repeats a word that the original has once. The verb of "I built ..." may repeat, and so may words of comparisons. */
function repeatsWord(text: string, original: string): boolean {
  if (/ vs\.? /i.test(original)) return false
  const [stems, ofOriginal] = [stemsOf(text), stemsOf(original)]
  const [verb] = stemsOf(wordsOf(text)[1] ?? '')
  return stems.some(
    (stem, index) =>
      stem !== verb && stems.indexOf(stem) !== index && ofOriginal.filter((original) => original === stem).length < 2,
  )
}

/** Returns the share, 0 to 1, of a line's numbers and long words that a title contains. A number counts as two words. */
function shareOfFacts(title: string, happens: string): number {
  const said = new Set(wordsOf(title).map(toStem))
  const facts = [...new Set(wordsOf(happens).filter((word) => /\d|^\p{L}{4,}$/u.test(word)))]
  const weightOf = (word: string) => (/\d/.test(word) ? 2 : commonWords.has(word) ? 0 : 1)
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0)
  return sum(facts.filter((word) => said.has(toStem(word)))) / Math.max(1, sum(facts))
}

/** Returns the first titles that pass a test, without those that nearly repeat the words of a better one. */
function keepDistinct<T extends BuiltTitle>(titles: readonly T[], passes: (title: T) => boolean): T[] {
  const kept: T[] = []
  for (const title of titles) {
    const words = new Set(wordsOf(title.text))
    const isLike = ({ text }: BuiltTitle) => {
      const others = new Set(wordsOf(text))
      const shared = [...words].filter((word) => others.has(word)).length
      return shared >= 0.85 * Math.min(words.size, others.size) && shared >= 0.7 * Math.max(words.size, others.size)
    }
    if (!kept.some(isLike) && passes(title)) kept.push(title)
    if (kept.length === maxBuiltTitles) break
  }
  return kept
}
