import { youtubeDays } from '#shared/retention.ts'
import type { Sentences } from '../sentence.ts'

/** How a title stands. Labels and what a number is worth are in `titles`. */
export const verdict = {
  by: {
    channel: 'On your channel',
    studio: 'On your channel, by your Studio exports',
    general: 'Among real video titles',
  },
  short: { channel: 'On your channel', studio: 'Studio exports', general: 'Among real titles' },
  usualLength: 'at your usual length',
  plannedLength: {
    one: 'at {n} minute',
    other: 'at {n} minutes',
  },
  rank: {
    channel: {
      one: 'This title ranks above {share} of your own {n} video.',
      other: 'This title ranks above {share} of your own {n} videos.',
    },
    studio: {
      one: 'This title ranks above {share} of the {n} video in your Studio exports.',
      other: 'This title ranks above {share} of the {n} videos in your Studio exports.',
    },
    general: 'This title ranks above {share} of real titles.',
  },
  /** At the ends of the scale. */
  end: {
    all: {
      channel: 'This title ranks above all {n} of your own videos.',
      studio: 'This title ranks above all {n} videos in your Studio exports.',
    },
    none: {
      channel: 'This title ranks below all {n} of your own videos.',
      studio: 'This title ranks below all {n} videos in your Studio exports.',
    },
  },
  otherLanguage: 'This title isn’t in the language of your other titles. Its rank among them says little.',
  benchmark: 'Benchmark Comparison',
  above: 'At {score}, this title is {n} above the benchmark of {benchmark}.',
  at: 'At {score}, this title is exactly at the benchmark of {benchmark}.',
  below: 'At {score}, this title is {n} below the benchmark of {benchmark}.',
  benchmarkNote: {
    channel: 'The top quarter of your own videos starts there.',
    studio: 'The top quarter of your own videos starts there.',
    general: 'The top quarter of real titles starts there; from {signal} on, the score is a clear signal.',
  },
  asOf: 'As of {date}.',
  dataFrom: 'Your videos as of {date}.',
  announced: '{by}: {share}, {rating}. Of 100 titles like this, {topQuarter} reached the top quarter (25 by luck).',
  fetching:
    'We’re getting your videos from YouTube. Titles are ranked among them once they’re here, usually within a minute.',
  unavailable: 'Your videos on YouTube couldn’t be loaded, so titles can’t be ranked among them at the moment.',
  failed: 'The data that titles are compared with couldn’t be loaded. Check your connection.',
  expired: `The rank among your videos is no longer stored, because we keep data from YouTube for ${youtubeDays} days at most. Analyze the title again to see where it ranks today.`,
  unjudged:
    'Your videos on YouTube couldn’t be loaded when this title was analyzed, so it wasn’t ranked. Analyze it again to see its rank.',
  length: {
    label: 'Planned length',
    add: 'Add a planned length',
    hint: 'Minutes and seconds, like 12:30. It affects how titles rank among your own videos.',
    unreadable: 'Type minutes and seconds, like 12:30, up to 12 hours. Until then it isn’t saved.',
  },
  happens: {
    label: 'What happens in the video?',
    hint: 'A number, a cost, what went wrong, who it’s for. Titles and advice may use it, and nothing is made up.',
    count: '{n} / {most}',
    tooLong: 'Shorten it to {most} characters. Until then it isn’t used.',
  },
} as const satisfies Sentences
