import type { SuggestionKind, TitleCheck, Trait } from '#shared/prediction/kinds.ts'
import type { Sentences } from '../sentence.ts'

/** What the model weighs in a title besides its words. A trait may help one title and hurt another. */
const traits = {
  length: { name: 'Length', text: 'How many characters and words the title has.' },
  word_length: { name: 'Word length', text: 'Whether the words are short or long on average.' },
  capitals: { name: 'Capital letters', text: 'How much of the title is in capitals.' },
  number: { name: 'Number', text: 'A number in the title, or at its beginning.' },
  big_number: { name: 'Big number', text: 'Thousands, millions or billions.' },
  year: { name: 'Year', text: 'A year, such as 2025.' },
  list: { name: 'List', text: 'The title starts like a list: “10 ways”, “Top 5”.' },
  money: { name: 'Money', text: 'A currency sign, or words about money.' },
  percent: { name: 'Percentage', text: 'A percent sign.' },
  question: { name: 'Question mark', text: 'The title asks something.' },
  exclamation: { name: 'Exclamation marks', text: 'One or more exclamation marks.' },
  ellipsis: { name: 'Ellipsis', text: 'Three dots that leave something open.' },
  emoji: { name: 'Emoji', text: 'Emoji in the title.' },
  brackets: { name: 'Brackets', text: 'Something in round or square brackets.' },
  separators: { name: 'Separators', text: 'Bars, dashes, colons or slashes that split the title into parts.' },
  commas: { name: 'Commas', text: 'How many commas the title has.' },
  quotes: { name: 'Quotation marks', text: 'Something in quotation marks.' },
  hashtag: { name: 'Hashtag', text: 'A hashtag in the title.' },
  mention: { name: 'Mention', text: 'An @ that names another account.' },
  featuring: { name: 'Guest', text: 'A guest, announced with “ft.” or “featuring”.' },
  how_to: { name: 'How to', text: 'The title says how something is done.' },
  question_words: { name: 'Question words', text: 'Words such as why, what, how or who.' },
  first_person: { name: 'I and we', text: 'You speak about yourself: I, my, we.' },
  second_person: { name: 'You', text: 'You address the viewer: you, your.' },
  third_person: { name: 'He, she, they', text: 'The title is about others: he, she, they.' },
  pointing_words: { name: 'This and these', text: '“This” or “these” points at something unseen.' },
  power_words: { name: 'Strong words', text: 'Words such as ultimate, secret or insane.' },
  superlatives: { name: 'Superlatives', text: 'Words such as best, biggest or worst.' },
  negative_words: { name: 'Negative words', text: 'Words about failure, danger or pain.' },
  positive_words: { name: 'Positive words', text: 'Words about joy, beauty or success.' },
  negation: { name: 'Not and never', text: 'Words such as not, never, no or stop.' },
  curiosity_words: { name: 'Curiosity', text: 'Words that hint at more: truth, secret, happened.' },
  family_words: { name: 'Family and friends', text: 'Words such as mom, brother, kids or friends.' },
  episode: { name: 'Episode or part', text: 'The title counts: episode, part, day, #12.' },
  date: { name: 'Date', text: 'A day, such as 12/05/2025 or May 12.' },
  format_words: { name: 'Kind of video', text: 'The title names its format: vlog, review, trailer.' },
  channel_news: { name: 'Channel news', text: 'Words about the channel itself: update, announcement, live stream.' },
  challenge_words: { name: 'Challenge', text: 'Words such as challenge, tested, 24 hours or survived.' },
  versus: { name: 'Versus', text: 'Two things are set against each other.' },
  tutorial_words: { name: 'Lesson', text: 'Words such as tutorial, learn, beginner or tips.' },
  small_words: { name: 'Small words', text: 'The share of words such as the, a, of and in.' },
  repetition: { name: 'Repeated words', text: 'Whether words occur more than once.' },
  other_script: { name: 'Special characters', text: 'Characters outside the plain Latin alphabet.' },
} as const satisfies Record<Trait, { name: string; text: string }>

/** `text` says what to do and, by its words, how urgent it is (`shared/priority.ts`). `{words}` are the user's own. */
const suggestions = {
  drop_segment: {
    text: 'Consider leaving out {words}',
    explanation:
      'Parts set apart around a title, such as the name of a channel or series, got fewer views on the same channel. The channel’s name is shown under the title anyway.',
  },
  drop_episode: {
    text: 'Important: keep {words} out of the title',
    explanation:
      'Numbered videos had fewer views than others of the same channel. The number can go into the description or a playlist.',
  },
  drop_hashtags: {
    text: 'Consider moving {words} to the description',
    explanation:
      'Titles with hashtags had fewer views than others of the same channel. Hashtags work in the description, too.',
  },
  drop_brackets: {
    text: 'The title does better without {words}',
    explanation: 'Here the model expects more views without the text in brackets.',
  },
  calm_capitals: {
    text: 'Try normal capitals instead of {words}',
    explanation: 'Here the model expects more views with normal capitals. Keep capitals for the one word that matters.',
  },
  calm_punctuation: {
    text: 'Use less punctuation: {words}',
    explanation: 'Here the model expects more views with calmer punctuation.',
  },
  drop_phrase: {
    text: 'Consider leaving out {words}',
    explanation: 'This says what kind of video it is, not what is in it. Here the model expects more views without it.',
  },
  shorten: {
    text: 'Important: end the title before {words}',
    explanation:
      'Phones cut titles at about 60 characters, and here the model expects more views from the first part alone.',
  },
} as const satisfies Record<SuggestionKind, { text: string; explanation: string }>

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

export const prediction = { traits, suggestions, checks, noScore } as const satisfies Sentences

/** How a scored title is shown, on whatever screen. What the model has to say is in `prediction`. */
export const titles = {
  priorities: { high: 'High priority', medium: 'Medium priority', low: 'Low priority' },
  score: 'Title score',
  ratings: {
    top: 'Top quarter',
    above: 'Above average',
    below: 'Below average',
    bottom: 'Bottom quarter',
  },
  percentile: 'Higher than {score}% of real titles',
  benchmark: 'Top quarter from {score}',
  helps: 'Helps',
  hurts: 'Holds back',
  quoted: '“{text}”',
  wordHelps: '{word}: helps',
  wordHurts: '{word}: holds back',
} as const satisfies Sentences
