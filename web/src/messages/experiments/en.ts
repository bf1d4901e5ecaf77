import type { Difference } from '#shared/experiments/kinds.ts'
import type { Sentences } from '../sentence.ts'

const difference = {
  number: 'A number in the title',
  question: 'A question in the title',
  length: 'The length of the title',
  words: 'The wording of the title',
  face: 'A face on the thumbnail',
  text: 'Text on the thumbnail',
  color: 'The colors of the thumbnail',
  topic: 'The topic or angle',
  custom: 'Something else',
} as const satisfies Record<Difference, string>

/** A test of titles or thumbnails, and its outcome at YouTube. */
export const experiments = {
  difference,
  outcome: {
    planned: 'Not started',
    running: 'Running since {date}',
    winner: 'Winner: {letter}',
    preferred: 'Preferred: {letter}',
    same: 'Performed the same',
    inconclusive: 'Inconclusive',
  },
  variant: 'Variant {letter}',
  thumbnail: 'Thumbnail {letter}',
  share: '{share} of watch time',
  chance: 'Predicted chance: {chance}',
} as const satisfies Sentences
