import type { Sentences } from '#web/messages/sentence.ts'

/** Titles of one video side by side. */
export const compare = {
  heading: 'Titles for one video',
  hint: 'Up to {most}. Paste a list to fill several fields at once.',
  title: 'Title {n}',
  placeholder: 'Enter a title for this video',
  add: 'Add a title',
  full: 'You can compare up to {most} titles.',
  left: {
    one: '{n} line was left out: you can compare up to {most} titles.',
    other: '{n} lines were left out: you can compare up to {most} titles.',
  },
  up: 'Move title {n} up',
  down: 'Move title {n} down',
  remove: 'Remove title {n}',
  repeated: 'This is the same as a title above, so it isn’t compared.',
  ranking: 'Order by wording',
  empty: {
    title: 'Which one would get the click?',
    text: 'Enter at least two titles for the same video. We rank them while you type, and nothing leaves your browser.',
  },
  failed: 'The wording model couldn’t be loaded. Please reload the page and try again.',
  tooFew: 'The wording model needs at least two titles that it can compare.',
  clear: '“{title}” is probably the best: {chance}.',
  unlike:
    '“{title}” is ahead on wording alone ({chance}). None of your videos has a title like it, so that says little about how it would do on your channel.',
  close:
    'Too close to call: the top titles differ by less than most headlines that Upworthy tested against each other.',
  tooClose: 'Too close to call',
  first: 'Probably the best',
  chanceOf: 'Chance that title {n} is the best: {chance}',
  chanceNote:
    'Each bar shows a title’s chance of being the best; the mark is the chance that each would have if all were equal. The number above the bar is your video’s rank with that title. For your first title, “{first}”, it is the same as without comparing; titles with better wording have a higher one.',
  why: 'What affects it',
  whyNote:
    'These points say which wording gets more clicks for the same video, measured in headline tests. “Word by word” says something else: which videos get more views. So a word can help here and not there.',
  analyze: 'Analyze',
  analyzeLabel: 'Analyze title {n}',
  unranked: 'Title {n} is not compared',
  unknown: {
    other_language:
      'This doesn’t look like English. The wording model learned only from English headlines, so a chance would be meaningless.',
    nothing_known: 'The wording model doesn’t know any of these words, so it has nothing to go on.',
  },
  export: {
    heading: 'Export for a test',
    text: {
      one: 'Your best title, for “A/B testing” in YouTube Studio.',
      other: 'Your best {n} titles that viewers can tell apart at a glance, for “A/B testing” in YouTube Studio.',
    },
    alike:
      'These titles are too similar to test: viewers wouldn’t notice the difference. Change at least a quarter of the words.',
    label: 'Titles for the test, one per line',
    copy: 'Copy titles',
    copied: 'Titles copied',
    refused: 'Your browser didn’t allow copying. The titles are selected: press Ctrl+C or ⌘C.',
  },
  source: {
    origin:
      'Trained on {tests} headline A/B tests run by Upworthy from 2013 to 2015, which showed each reader one of several headlines for the same story at random. A small share of the score comes from the model of video views.',
    accuracy:
      'On {tests} of these tests, each judged by a model trained without it, it picked the better of two headlines with clearly different clicks {right} of the time ({low} to {high}); guessing is right half the time. It picked the best headline of a test {best} of the time, compared with {guessing} for guessing.',
    limits:
      'It knows about wording, not thumbnails, and mostly about news readers, not your viewers. It doesn’t predict how many clicks a title gets.',
    credit:
      'Data: The Upworthy Research Archive, J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0. Calculations are our own.',
  },
} as const satisfies Sentences
