import type { Sentences } from '#web/messages/sentence.ts'

/** Titles of one video side by side. */
export const compare = {
  heading: 'Titles for one video',
  hint: 'Up to five. Paste a list to fill several fields at once.',
  title: 'Title {n}',
  placeholder: 'Enter a title for this video',
  add: 'Add a title',
  full: 'A comparison takes {most} titles.',
  left: {
    one: '{n} line found no place: a comparison takes five titles.',
    other: '{n} lines found no place: a comparison takes five titles.',
  },
  up: 'Move title {n} up',
  down: 'Move title {n} down',
  remove: 'Remove title {n}',
  repeated: 'The same as a title above, so it takes no part.',
  ranking: 'Best worded first',
  empty: {
    title: 'Which one would get the click?',
    text: 'Enter at least two titles for the same video. They are ranked while you type, and nothing leaves your browser.',
  },
  failed: 'The wording model could not be loaded. Please reload the page and try again.',
  tooFew: 'There are not two titles that the model can rank.',
  clear: '“{title}” is most likely the best: {chance}.',
  close: 'Too close to call: the first ones differ by less than most headlines of one test do.',
  tooClose: 'Too close to call',
  first: 'Most likely the best',
  chanceOf: 'Chance of title {n} to be the best: {chance}',
  chanceNote: 'The chance of each to be the best one. The mark stands where it would be if all were equal.',
  why: 'What moves it',
  analyze: 'Analyze',
  analyzeLabel: 'Analyze title {n}',
  unranked: 'Title {n} is not ranked',
  unknown: {
    other_language:
      'It does not look like English. The model has learned from English headlines only, so a place in this ranking would mean nothing.',
    nothing_known: 'The model knows none of its words, so it has nothing to go on.',
  },
  disagree:
    'The two models disagree: by what goes with views from video to video, title {n} would be first. A test of both on your viewers would tell.',
  export: {
    heading: 'Export for a test',
    text: {
      one: 'Your best title, for “Test & compare” in YouTube Studio.',
      other: 'Your best {n} that viewers can tell apart at a glance, for “Test & compare” in YouTube Studio.',
    },
    alike:
      'These titles look too much alike for a test: nobody would notice the difference. Change at least a quarter of the words.',
    label: 'Titles for the test, one a line',
    copy: 'Copy titles',
    copied: 'Titles copied',
    refused: 'Your browser did not allow copying. The titles are selected: press Ctrl+C or ⌘C.',
  },
  source: {
    origin:
      'Learned from {tests} headline A/B tests of Upworthy, 2013–15, in which readers were shown one of several headlines for the same story at random.',
    accuracy:
      'On {tests} tests it had never seen, it picked the better of two headlines whose clicks clearly differed in {right} of cases ({low} to {high}); guessing picks it in half. It named the best of all in {best}, guessing in {guessing}.',
    limits:
      'It knows wording, not topics or thumbnails, and readers of news, not your viewers. It does not say how many clicks a title gets.',
    credit:
      'Data: The Upworthy Research Archive, J. Nathan Matias, Kevin Munger, Marianne Aubin Le Quere, Charles Ebersole (2021), CC BY 4.0. Figures calculated by us.',
  },
} as const satisfies Sentences
