import type { SidedDifference } from '#shared/experiments/kinds.ts'
import type { Sentences } from '#web/messages/sentence.ts'

const side = {
  number: { more: 'With a number: {n}', less: 'Without: {n}' },
  question: { more: 'With a question: {n}', less: 'Without: {n}' },
  length: { more: 'The longer title: {n}', less: 'The shorter title: {n}' },
  face: { more: 'With a face: {n}', less: 'Without: {n}' },
  text: { more: 'With text: {n}', less: 'Without: {n}' },
  color: { more: 'The more colorful thumbnail: {n}', less: 'The less colorful one: {n}' },
} as const satisfies Record<SidedDifference, { more: string; less: string }>

/** How often we were right for a creator, and what their own tests say. */
export const record = {
  subtitle: 'How often our predictions came true for you, and what won in your own tests.',
  track: {
    heading: 'Our predictions for you',
    ours: 'Calculated by us',
    failed: 'The results of our predictions couldn’t be loaded.',
    none: 'Mark a draft as published. After 7 and 28 days, we check whether its title did what we said.',
    noCalls: 'There is no prediction of ours to check yet.',
    uncalled: {
      heading: 'Published without a prediction',
      text: 'You marked these drafts as published, but there is no prediction of ours to check. Each review says why.',
      untitled: 'Untitled draft',
    },
    toDrafts: 'Go to your videos',
    topQuarter: {
      one: '{n} reached the top quarter. We expected {promised}.',
      other: '{n} reached the top quarter. We expected {promised}.',
    },
    aboveUsual: {
      one: 'Of {of} videos, {n} beat your usual. We expected {promised}.',
      other: 'Of {of} videos, {n} beat your usual. We expected {promised}.',
    },
    within:
      '{low} to {high} fits our predictions; any other number would have shown them wrong. The more videos, the narrower this range gets.',
    any: 'With so few videos, any number fits our predictions. It takes more to show whether they are right.',
    more: 'That is more than our predictions allow for: {low} to {high}.',
    fewer: 'That is fewer than our predictions allow for: {low} to {high}.',
    few: {
      one: '{n} of your predictions has a result so far. We show how often they came true once there are {fewest}; before that, it would mostly reflect chance.',
      other:
        '{n} of your predictions have a result so far. We show how often they came true once there are {fewest}; before that, it would mostly reflect chance.',
    },
    waiting: { one: '{n} video is waiting to be checked.', other: '{n} videos are waiting to be checked.' },
    unsettled: { one: '{n} couldn’t be checked.', other: '{n} couldn’t be checked.' },
    earlier: {
      one: '{n} prediction of an earlier kind isn’t counted.',
      other: '{n} predictions of an earlier kind aren’t counted.',
    },
    calls: 'The predictions',
    latest: { one: 'The latest prediction', other: 'The latest {n} predictions' },
    untitled: 'The analysis was deleted',
    table: {
      text: 'Each percentage is what we expected: how many of 100 titles ranked like this one got there. By luck, 25 of 100 reach the top quarter. The sign shows whether this video did.',
      video: 'Video',
      said: 'We said',
      topQuarter: 'Top quarter',
      aboveUsual: 'Beat usual',
      checked: 'Checked',
      marked: 'Published',
      waiting: 'Not yet',
    },
    how: 'How we check a prediction',
    howText:
      'When you mark a draft as published, we keep what we expected of its title: of 100 titles ranked like it, how many reached the top quarter of their channel, and how many beat its usual. 7 and 28 days after the video was published, we check whether it did, against your usual for its format and age. One video can’t prove a share right or wrong; many can. A title without a clear signal gets no prediction, because we expect no more of it than luck gives, and neither does one that your Studio exports judged. We store only whether a prediction came true, and none of YouTube’s numbers.',
    general: 'How accurate Viewcraft is overall',
  },
  ledger: {
    heading: 'What wins your tests',
    description: 'From the outcomes you recorded. Only tests for which YouTube declared a winner count as won.',
    failed: 'The results of your tests couldn’t be loaded.',
    none: 'No test has an outcome yet. Record one on the draft it belongs to.',
    side,
    byChance: 'Chance alone would give about {more} and {less}, because some tests had more variants on one side.',
    decided: { one: '{n} test with a winner', other: '{n} tests with a winner' },
    neither: { one: '{n} counts for neither side', other: '{n} count for neither side' },
    undecided: { one: '{n} without a winner', other: '{n} without a winner' },
    small: {
      one: 'With {n} test on your channel, this is an anecdote rather than a rule. Test it again.',
      other: 'With {n} tests on your channel, this can easily be chance. Keep testing.',
    },
    caution:
      'Treat them as hints: a winner on one video may not win on the next, and few tests can all come out the same by chance. Three heads in a row happen in one of eight tries.',
  },
  predictions: {
    heading: 'Our predictions of your tests',
    none: 'We predict the winner of tests of English titles. None of yours has a winner yet.',
    right: {
      one: 'Right in {right} of {n} test with a winner. Guessing would be right in {guessing} on average.',
      other: 'Right in {right} of {n} tests with a winner. Guessing would be right in {guessing} on average.',
    },
    interval: 'So we are right in {share} of your tests. The true rate is probably between {low} and {high}.',
    tooClose: {
      one: '{n} test is not counted: its titles were too close to call, so we predicted no winner.',
      other: '{n} tests are not counted: their titles were too close to call, so we predicted no winner.',
    },
    few: 'We show a rate once there are {fewest} such tests; before that, it would mostly reflect chance.',
  },
  tests: {
    heading: 'Your tests',
    failed: 'Your tests couldn’t be loaded.',
    empty: 'No tests yet',
    emptyText:
      'Plan a test of titles or thumbnails on a draft, run it in YouTube Studio, and record its outcome. Your results grow with each one.',
    toDrafts: 'Go to your videos',
    toDraft: 'Open the draft',
    toDraftOf: 'Open the draft of the test: {difference}',
    older: 'Show older tests',
  },
} as const satisfies Sentences
