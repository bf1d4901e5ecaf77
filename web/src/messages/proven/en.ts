import type { Sentences } from '../sentence.ts'

/** A form that turns the frame of a title into a title. */
export const fill = {
  subject: 'Your subject',
  nth: '{blank}, blank {n}',
  example: 'your words',
  missing: 'Fill in every blank.',
  tooLong: 'This title has {n} characters. YouTube allows {most}.',
  true: 'Write only what is true of your video. You can edit the title in the draft.',
} as const satisfies Sentences

/** Titles near the typed one that did well. */
export const proven = {
  heading: 'Titles like yours that did well',
  own: 'Yours',
  followed: 'A channel you follow',
  trending: 'Trending',
  times: '{times}× the usual',
  views: { one: '{n} view', other: '{n} views' },
  source:
    'The titles closest to yours in their words and form, among your videos, those of channels you follow, and our trending lists. Titles and views are from YouTube; the comparisons are calculated by us.',
} as const satisfies Sentences
