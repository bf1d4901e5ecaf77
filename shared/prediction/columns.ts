import type { Facts } from './facts.ts'
import type { Trait } from './kinds.ts'
import { isInLexicon, type Lexicon, lexiconIndex } from './lexicons.ts'

/**
 * A numeric feature of a title. A centered one is centered on its mean, because most titles have it; for others, which few titles have,
 * 0 means that the title lacks it.
 */
export interface Column {
  readonly trait: Trait
  readonly isCentered?: true
  readonly extract: (facts: Facts) => number
}

const matches =
  (pattern: RegExp) =>
  ({ title }: Facts): number =>
    pattern.test(title) ? 1 : 0
const matchesLower =
  (pattern: RegExp) =>
  ({ lower }: Facts): number =>
    pattern.test(lower) ? 1 : 0
const containsText =
  (text: string) =>
  ({ title }: Facts): number =>
    title.includes(text) ? 1 : 0
const countWords = (lexicon: Lexicon, max: number) => {
  const lexiconPosition = lexiconIndex(lexicon)
  return ({ counts }: Facts): number => Math.min(max, counts[lexiconPosition] ?? 0)
}

const divide = (part: number, whole: number) => part / Math.max(1, whole)
const isAllCapitals = ({ characters: { letters, capitals } }: Facts) => letters > 5 && capitals / letters > 0.8
const firstWord = ({ words }: Facts) => words[0]?.key ?? ''

const countSmall = countWords('small', Number.POSITIVE_INFINITY)

export const episodePattern = /\b(?:ep|episode|part|pt|vol|day|week|season|chapter|lesson|lecture)\.? ?#?\d|#\s?\d/
export const datePattern =
  /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}\b/

const separator = / [-–—|•:] | \| |\| /
const segmentEnd = / [-–—|•] |: |\(|\[/

/** The numeric features, each of which belongs to a trait. The weights have the same order, so changes need `npm run train`. */
export const columns: readonly Column[] = [
  { trait: 'length', isCentered: true, extract: ({ characters: { length } }) => length / 50 },
  { trait: 'length', isCentered: true, extract: ({ characters: { length } }) => (length / 50) ** 2 },
  { trait: 'length', isCentered: true, extract: ({ words }) => words.length / 10 },
  { trait: 'length', isCentered: true, extract: ({ words }) => (words.length / 10) ** 2 },
  { trait: 'length', extract: ({ characters: { length } }) => (length < 20 ? 1 : 0) },
  { trait: 'length', extract: ({ characters: { length } }) => (length > 70 ? 1 : 0) },
  {
    trait: 'word_length',
    isCentered: true,
    extract: ({ wordCharacters, words }) => divide(wordCharacters, words.length) / 5,
  },
  {
    trait: 'capitals',
    isCentered: true,
    extract: ({ characters: { capitals, letters } }) => divide(capitals, letters),
  },
  { trait: 'capitals', extract: ({ allCapsWords }) => Math.min(5, allCapsWords) / 3 },
  { trait: 'capitals', extract: (facts) => (isAllCapitals(facts) ? 1 : 0) },
  {
    trait: 'capitals',
    extract: (facts) => (facts.allCapsWords >= 1 && facts.allCapsWords <= 2 && !isAllCapitals(facts) ? 1 : 0),
  },
  {
    trait: 'capitals',
    isCentered: true,
    extract: (facts) => (divide(facts.capitalizedWords, facts.words.length) > 0.8 && !isAllCapitals(facts) ? 1 : 0),
  },
  { trait: 'number', extract: matches(/\d/) },
  { trait: 'number', extract: matches(/^\W*\d/) },
  {
    trait: 'big_number',
    extract: (facts) => Math.max(countWords('million', 1)(facts), matchesLower(/\d[\d,]{3}|\dk\b/)(facts)),
  },
  { trait: 'year', extract: matches(/\b(?:19|20)\d\d\b/) },
  { trait: 'list', extract: matchesLower(/^\W*(?:top )?\d+ [a-z]/) },
  { trait: 'money', extract: matches(/[$£€]/) },
  { trait: 'money', extract: countWords('money', 2) },
  { trait: 'percent', extract: containsText('%') },
  { trait: 'question', extract: containsText('?') },
  { trait: 'exclamation', extract: containsText('!') },
  { trait: 'exclamation', extract: matches(/!!|\?!|!\?/) },
  { trait: 'ellipsis', extract: matches(/\.\.\.|…/) },
  { trait: 'emoji', extract: ({ characters: { emoji } }) => Math.min(3, emoji) / 2 },
  { trait: 'brackets', extract: containsText('(') },
  { trait: 'brackets', extract: containsText('[') },
  { trait: 'separators', extract: ({ characters: { bars } }) => Math.min(3, bars) },
  { trait: 'separators', extract: matches(/ [-–—] /) },
  { trait: 'separators', extract: containsText(':') },
  { trait: 'separators', extract: containsText('/') },
  { trait: 'separators', extract: ({ title }) => Math.min(4, title.split(separator).length - 1) },
  {
    trait: 'separators',
    isCentered: true,
    extract: ({ title }) => Math.min(100, (title.split(segmentEnd, 1)[0] ?? '').length) / 50,
  },
  { trait: 'commas', extract: ({ characters: { commas } }) => Math.min(3, commas) / 2 },
  { trait: 'quotes', extract: matches(/["“”]|(?:^|\s)'\w/) },
  { trait: 'hashtag', extract: matches(/#[A-Za-z]/) },
  { trait: 'mention', extract: containsText('@') },
  { trait: 'featuring', extract: matchesLower(/\b(?:ft|feat|featuring|w\/)(?!\w)/) },
  { trait: 'how_to', extract: ({ lower }) => (lower.includes('how to') ? 1 : 0) },
  { trait: 'how_to', extract: (facts) => (firstWord(facts) === 'how' ? 1 : 0) },
  { trait: 'question_words', extract: countWords('asking', 2) },
  { trait: 'question_words', extract: countWords('why', 1) },
  { trait: 'question_words', extract: countWords('what', 1) },
  { trait: 'question_words', extract: (facts) => (firstWord(facts) === 'why' ? 1 : 0) },
  { trait: 'first_person', extract: countWords('first', 2) },
  { trait: 'first_person', extract: (facts) => (isInLexicon('first', firstWord(facts)) ? 1 : 0) },
  { trait: 'second_person', extract: countWords('second', 2) },
  { trait: 'third_person', extract: countWords('third', 2) },
  { trait: 'pointing_words', extract: countWords('pointing', 1) },
  { trait: 'power_words', extract: countWords('power', 3) },
  { trait: 'power_words', extract: ({ powerWordEarliness }) => powerWordEarliness },
  { trait: 'superlatives', extract: countWords('superlative', 2) },
  { trait: 'negative_words', extract: countWords('negative', 2) },
  { trait: 'positive_words', extract: countWords('positive', 2) },
  { trait: 'negation', extract: countWords('negation', 1) },
  { trait: 'curiosity_words', extract: countWords('curiosity', 2) },
  { trait: 'family_words', extract: countWords('family', 2) },
  { trait: 'episode', extract: countWords('serial', 2) },
  { trait: 'episode', extract: matches(/#\s?\d/) },
  { trait: 'episode', extract: matchesLower(episodePattern) },
  { trait: 'date', extract: matchesLower(datePattern) },
  { trait: 'format_words', extract: countWords('format', 2) },
  { trait: 'format_words', extract: countWords('vlog', 1) },
  { trait: 'channel_news', extract: countWords('news', 2) },
  { trait: 'challenge_words', extract: countWords('challenge', 2) },
  { trait: 'versus', extract: countWords('versus', 1) },
  { trait: 'tutorial_words', extract: countWords('tutorial', 2) },
  { trait: 'small_words', isCentered: true, extract: (facts) => divide(countSmall(facts), facts.words.length) },
  {
    trait: 'repetition',
    isCentered: true,
    extract: ({ distinctWords, words }) => divide(distinctWords, words.length),
  },
  { trait: 'other_script', extract: ({ characters: { nonAscii, length } }) => divide(nonAscii, length) },
]
