import type { AbsentTrait, Concept } from '#shared/prediction/concepts.ts'
import type { NamedTrait, TitleCheck } from '#shared/prediction/kinds.ts'
import type { Sentences } from '../sentence.ts'

/** What a creator can change about a title: its heading in an explanation, and what it means. */
const concepts = {
  topic: { name: 'Topic', text: 'The words that say what the video is about.' },
  form: { name: 'How you say it', text: 'Whether the title asks, teaches, challenges or tells.' },
  specifics: { name: 'Specifics', text: 'Details a viewer can picture: numbers, prices, years, guests.' },
  labels: { name: 'Series and format', text: 'Which episode or kind of video it is, not what happens in it.' },
  length: { name: 'Length', text: 'How many words and characters there are, and how many of the words say little.' },
  punctuation: { name: 'Punctuation and capitals', text: 'Signs, emoji and capitals, and how they divide the title.' },
} as const satisfies Record<Concept, { name: string; text: string }>

/** What a part of an explanation is. Its words follow, in quotation marks: Question word or mark “Why”, “?”. */
const traits = {
  how_to: 'How-to or lesson',
  question: 'Question word or mark',
  list: 'List',
  challenge_words: 'Challenge or time limit',
  versus: 'Comparison',
  first_person: 'I and we',
  second_person: 'You',
  third_person: 'He, she, they',
  curiosity_words: 'Curiosity',
  negation: 'Not and never',
  power_words: 'Strong words',
  number: 'Numbers',
  year: 'Year',
  money: 'Money',
  featuring: 'Guests',
  format_words: 'Kind of video',
  episode: 'Episode, part or date',
  length: 'Length',
  small_words: 'Small and repeated words',
  capitals: 'Capitals',
  exclamation: 'Exclamation marks',
  ellipsis: 'Three dots',
  separators: 'One part or several',
  brackets: 'Brackets',
  quotes: 'Quotation marks',
  emoji: 'Emoji',
  other_script: 'Special characters',
  hashtag: 'Hashtags',
} as const satisfies Record<NamedTrait, string>

/** What a title lacks that other titles have. */
const absent = { capitals: 'No capitals', small_words: 'No small words' } as const satisfies Record<AbsentTrait, string>

const checks = {
  cut_on_phones: 'Longer than 60 characters: phones cut it off.',
  over_limit: 'Longer than 100 characters: YouTube does not accept it.',
  forbidden_characters: 'YouTube does not allow < and > in titles.',
} as const satisfies Record<TitleCheck, string>

/** Why there is no score to rely on. */
const noScore = {
  other_language:
    'This does not look like English. The model learned from English titles only, so a score would mean nothing here.',
  nothing_known: 'The model knows none of these words, so it has nothing to go on.',
} as const

export const prediction = { concepts, traits, absent, checks, noScore } as const satisfies Sentences

/** How a scored title is shown, on whatever screen. What the model has to say is in `prediction`. */
export const titles = {
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  ratings: {
    top: 'Top quarter',
    above: 'Above average',
    average: 'About average',
    below: 'Below average',
    bottom: 'Bottom quarter',
    unlike: 'Unlike your videos',
    topFifth: 'Top fifth',
    unclear: 'No clear signal',
  },
  /** What a rank is worth: how videos with similarly ranked titles did. */
  outcome:
    'Of 100 videos whose titles ranked like this one, {topQuarter} reached the top quarter of their channel (25 by luck) and {aboveUsual} beat its usual views. A typical one got {times}× the usual.',
  unfamiliar:
    'None of your past videos is like this one. Of 100 such videos, {topQuarter} reached the top quarter of their channel (25 by luck) and {aboveUsual} beat its usual views. A typical one got {times}× the usual.',
  topFifthFrom: 'Top fifth from {score}',
  quoted: '“{text}”',
  wordHelps: '{word}: helps',
  wordHurts: '{word}: holds back',
} as const satisfies Sentences
