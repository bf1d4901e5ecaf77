import type { Sentences } from '#web/messages/sentence.ts'

/** The title field of the landing page. */
export const live = {
  heading: 'Try it: your title, scored as you type',
  label: 'Your video title',
  another: 'Another title for the same video',
  optional: 'Optional, to compare the wording',
  next: 'Rank it among your own videos',
  percentile: 'Higher than {score}% of real titles',
  empty: 'Type a title to see its score here.',
  failed: 'The title model couldn’t be loaded. Check your connection and reload the page.',
  announced:
    'Title score {score} out of 100: {verdict}. Of 100 titles like this, {topQuarter} reached the top quarter (25 by luck).',
  even: 'No single word moves this score much.',
  chance: 'likely the better wording',
  compare: 'Which title has the better wording?',
  better: '“{title}” is probably the better one: {chance}.',
  close: 'Too close to call: most headlines that were tested against each other differ more.',
  onlyOne: 'To compare them, both titles need English words the model knows.',
  private: 'Scored in your browser. Nothing you type here leaves it.',
  language: 'The model learned only from English titles.',
} as const satisfies Sentences
