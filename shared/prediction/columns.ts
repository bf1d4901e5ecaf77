import type { Facts } from './facts.ts'
import type { Trait } from './kinds.ts'
import { isInLexicon, type Lexicon, lexiconIndex } from './lexicons.ts'

/** A numeric feature of a title. `always`: every title has a value other than 0, so it is centered on its mean. */
export interface Column {
  readonly trait: Trait
  readonly always?: true
  readonly of: (facts: Facts) => number
}

const has =
  (pattern: RegExp) =>
  ({ title }: Facts): number =>
    pattern.test(title) ? 1 : 0
const hasLower =
  (pattern: RegExp) =>
  ({ lower }: Facts): number =>
    pattern.test(lower) ? 1 : 0
const contains =
  (text: string) =>
  ({ title }: Facts): number =>
    title.includes(text) ? 1 : 0
const count = (lexicon: Lexicon, most: number) => {
  const list = lexiconIndex(lexicon)
  return ({ counts }: Facts): number => Math.min(most, counts[list] ?? 0)
}

const share = (part: number, whole: number) => part / Math.max(1, whole)
const isAllCapitals = ({ characters: { letters, capitals } }: Facts) => letters > 5 && capitals / letters > 0.8
const first = ({ words }: Facts) => words[0]?.key ?? ''

const countSmall = count('small', Number.POSITIVE_INFINITY)

const separator = / [-–—|•:] | \| |\| /
const segmentEnd = / [-–—|•] |: |\(|\[/

/** The numeric features, each of which belongs to a trait. Their order is that of the weights: changes need `npm run train`. */
export const columns: readonly Column[] = [
  { trait: 'length', always: true, of: ({ characters: { length } }) => length / 50 },
  { trait: 'length', always: true, of: ({ characters: { length } }) => (length / 50) ** 2 },
  { trait: 'length', always: true, of: ({ words }) => words.length / 10 },
  { trait: 'length', always: true, of: ({ words }) => (words.length / 10) ** 2 },
  { trait: 'length', of: ({ characters: { length } }) => (length < 20 ? 1 : 0) },
  { trait: 'length', of: ({ characters: { length } }) => (length > 70 ? 1 : 0) },
  { trait: 'word_length', always: true, of: ({ wordCharacters, words }) => share(wordCharacters, words.length) / 5 },
  { trait: 'capitals', always: true, of: ({ characters: { capitals, letters } }) => share(capitals, letters) },
  { trait: 'capitals', of: ({ allCapsWords }) => Math.min(5, allCapsWords) / 3 },
  { trait: 'capitals', of: (facts) => (isAllCapitals(facts) ? 1 : 0) },
  {
    trait: 'capitals',
    of: (facts) => (facts.allCapsWords >= 1 && facts.allCapsWords <= 2 && !isAllCapitals(facts) ? 1 : 0),
  },
  {
    trait: 'capitals',
    always: true,
    of: (facts) => (share(facts.capitalized, facts.words.length) > 0.8 && !isAllCapitals(facts) ? 1 : 0),
  },
  { trait: 'number', of: has(/\d/) },
  { trait: 'number', of: has(/^\W*\d/) },
  { trait: 'big_number', of: (facts) => Math.max(count('million', 1)(facts), hasLower(/\d[\d,]{3}|\dk\b/)(facts)) },
  { trait: 'year', of: has(/\b(?:19|20)\d\d\b/) },
  { trait: 'list', of: hasLower(/^\W*(?:top )?\d+ [a-z]/) },
  { trait: 'money', of: has(/[$£€]/) },
  { trait: 'money', of: count('money', 2) },
  { trait: 'percent', of: contains('%') },
  { trait: 'question', of: contains('?') },
  { trait: 'exclamation', of: contains('!') },
  { trait: 'exclamation', of: has(/!!|\?!|!\?/) },
  { trait: 'ellipsis', of: has(/\.\.\.|…/) },
  { trait: 'emoji', of: ({ characters: { emoji } }) => Math.min(3, emoji) / 2 },
  { trait: 'brackets', of: contains('(') },
  { trait: 'brackets', of: contains('[') },
  { trait: 'separators', of: ({ characters: { bars } }) => Math.min(3, bars) },
  { trait: 'separators', of: has(/ [-–—] /) },
  { trait: 'separators', of: contains(':') },
  { trait: 'separators', of: contains('/') },
  { trait: 'separators', of: ({ title }) => Math.min(4, title.split(separator).length - 1) },
  {
    trait: 'separators',
    always: true,
    of: ({ title }) => Math.min(100, (title.split(segmentEnd, 1)[0] ?? '').length) / 50,
  },
  { trait: 'commas', of: ({ characters: { commas } }) => Math.min(3, commas) / 2 },
  { trait: 'quotes', of: has(/["“”]|(?:^|\s)'\w/) },
  { trait: 'hashtag', of: has(/#[A-Za-z]/) },
  { trait: 'mention', of: contains('@') },
  { trait: 'featuring', of: hasLower(/\b(?:ft|feat|featuring|w\/)(?!\w)/) },
  { trait: 'how_to', of: ({ lower }) => (lower.includes('how to') ? 1 : 0) },
  { trait: 'how_to', of: (facts) => (first(facts) === 'how' ? 1 : 0) },
  { trait: 'question_words', of: count('asking', 2) },
  { trait: 'question_words', of: count('why', 1) },
  { trait: 'question_words', of: count('what', 1) },
  { trait: 'question_words', of: (facts) => (first(facts) === 'why' ? 1 : 0) },
  { trait: 'first_person', of: count('first', 2) },
  { trait: 'first_person', of: (facts) => (isInLexicon('first', first(facts)) ? 1 : 0) },
  { trait: 'second_person', of: count('second', 2) },
  { trait: 'third_person', of: count('third', 2) },
  { trait: 'pointing_words', of: count('pointing', 1) },
  { trait: 'power_words', of: count('power', 3) },
  { trait: 'power_words', of: ({ earlyPower }) => earlyPower },
  { trait: 'superlatives', of: count('superlative', 2) },
  { trait: 'negative_words', of: count('negative', 2) },
  { trait: 'positive_words', of: count('positive', 2) },
  { trait: 'negation', of: count('negation', 1) },
  { trait: 'curiosity_words', of: count('curiosity', 2) },
  { trait: 'family_words', of: count('family', 2) },
  { trait: 'episode', of: count('serial', 2) },
  { trait: 'episode', of: has(/#\s?\d/) },
  {
    trait: 'episode',
    of: hasLower(/\b(?:ep|episode|part|pt|vol|day|week|season|chapter|lesson|lecture)\.? ?#?\d|#\s?\d/),
  },
  {
    trait: 'date',
    of: hasLower(
      /\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]* \d{1,2}\b/,
    ),
  },
  { trait: 'format_words', of: count('format', 2) },
  { trait: 'format_words', of: count('vlog', 1) },
  { trait: 'channel_news', of: count('news', 2) },
  { trait: 'challenge_words', of: count('challenge', 2) },
  { trait: 'versus', of: count('versus', 1) },
  { trait: 'tutorial_words', of: count('tutorial', 2) },
  { trait: 'small_words', always: true, of: (facts) => share(countSmall(facts), facts.words.length) },
  { trait: 'repetition', always: true, of: ({ distinctWords, words }) => share(distinctWords, words.length) },
  { trait: 'other_script', of: ({ characters: { nonAscii, length } }) => share(nonAscii, length) },
]
