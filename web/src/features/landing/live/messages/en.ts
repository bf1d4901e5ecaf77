import type { Sentences } from '#web/messages/sentence.ts'

/** The title field of the landing page. */
export const live = {
  heading: 'Try it: your title, scored as you type',
  label: 'Your video title',
  another: 'Another title for the same video',
  clear: 'Clear',
  percentile: 'Higher than {score}% of real titles',
  empty: 'Type a title, and its score appears here.',
  loading: 'Loading the title model…',
  failed: 'The title model could not be loaded. Check your connection and reload the page.',
  announced: 'Title score {score} out of 100: {verdict}.',
  even: 'No single word moves this score much.',
  compare: 'Which one is worded better?',
  better: '“{title}” is more likely the better one: {chance}.',
  close: 'Too close to call: their wording differs by less than most headlines of one test do.',
  disagree: 'Close: the model of views would pick the other one. A test on your own viewers would tell.',
  onlyOne: 'Both titles need English words that the model knows.',
  private: 'Scored in your browser: nothing you type here is sent anywhere.',
  language: 'The model has learned from English titles only.',
} as const satisfies Sentences
