/** The maximum length of what a creator says happens in a video, in UTF-16 code units. */
export const maxHappensLength = 300

/** The questions that the adviser can ask about a video. The site has a sentence for each. */
export const questionKinds = [
  'surprise',
  'moment',
  'result',
  'cost',
  'amount',
  'time',
  'count',
  'step',
  'without',
  'audience',
  'answer',
  'method',
  'difference',
  'news',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** The question whose answer would improve a title most. */
export interface Question {
  kind: QuestionKind
  /** The original with a blank in square brackets for the answer: "I Tested [number] Ways to Peel Garlic". */
  frame?: string | undefined
}
