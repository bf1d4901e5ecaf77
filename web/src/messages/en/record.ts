import type { Sentences } from '../sentence.ts'

/** What a channel's own past says of a title, and how our calls came out. */
export const record = {
  ours: 'Calculated by us',
  own: {
    heading: 'On your channel',
    score: {
      one: 'Compared with your own videos, this title ranks above {share} of your {n} earlier title.',
      other: 'Compared with your own videos, this title ranks above {share} of your {n} earlier titles.',
    },
    leaned: 'It leaned on these videos of yours, whose titles are alike:',
    none: 'None of your videos shares a word with this title, so here the title alone decides.',
    views: '{views} views on YouTube',
    times: '{times} times your usual',
    up: 'speaks for this title',
    down: 'speaks against this title',
    source:
      'Views: YouTube, {date}. Your usual is the median of your videos of similar age. The score above stays what the title alone says.',
    tooFew: {
      one: 'We know {n} public video of your channel that is at least 3 days old. From {fewest} on, your own past counts here too.',
      other:
        'We know {n} public videos of your channel that are at least 3 days old. From {fewest} on, your own past counts here too.',
    },
    unavailable:
      'YouTube did not answer, so your own past is not in this analysis. What the title alone says stands. Analyze it again later.',
    notInPlan:
      'Part of Premium: it weighs the title by how your own videos with titles like it did. The score above stays what the title alone says.',
    toPlan: 'See Premium',
  },
  track: {
    heading: 'Our calls for you',
    none: 'Mark an analysis below as published. We then check after 7 and 25 days whether our call was right.',
    rate: 'Right in {share} of comparisons. Guessing gets 50%.',
    interval: {
      one: '{n} published video. With so few, the true rate is likely between {low} and {high}.',
      other: '{n} published videos. With so many, the true rate is likely between {low} and {high}.',
    },
    settled: {
      one: '{n} of your calls settled so far. We show a rate from {fewest} on: below, it would be chance.',
      other: '{n} of your calls settled so far. We show a rate from {fewest} on: below, it would be chance.',
    },
    waiting: { one: '{n} video is still to be checked.', other: '{n} videos are still to be checked.' },
    unsettled: { one: '{n} could not be settled.', other: '{n} could not be settled.' },
    how: 'How a call is checked',
    howText:
      'A call says: of this video and each upload of yours of the same kind and similar age, the one whose title scores higher gets more views. Both are at least 3 days old, and neither is more than 1.5 times as old as the other. That is how our accuracy is measured, too. We keep only whether the call was right, none of YouTube’s figures.',
    general: 'How accurate Viewcraft is in general',
  },
  call: {
    mark: 'Mark as published',
    markOf: 'Mark as published: “{title}”',
    undo: 'Unmark',
    undoOf: 'Unmark: “{title}”',
    video: 'Published video',
    due: 'Our call is checked on {date}.',
    waiting: 'Our call is checked 7 and 25 days after publishing.',
    right: 'Right in {right} of {of}',
    day7: 'after 7 days',
    day25: 'after 25 days',
    too_few: 'Too few uploads of similar age to settle it',
    no_call: 'The published title has no score',
    unavailable: 'Could not be checked',
    title: 'Which video did it become?',
    text: 'Paste its address. It has to be on your own channel and at most 7 days old, so that nobody knows yet how it does.',
    label: 'Video URL',
    placeholder: 'youtube.com/watch?v=...',
    required: 'Paste the address of your video.',
    save: 'Mark as published',
    saved: 'Marked. We check our call 7 and 25 days after publishing.',
    undone: 'The mark is taken back.',
  },
} as const satisfies Sentences
