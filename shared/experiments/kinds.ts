/** The differences between the variants of a test that a creator can choose. Each has a name in the web messages. */
export const differences = [
  'number',
  'question',
  'length',
  'words',
  'face',
  'text',
  'color',
  'topic',
  'custom',
] as const
export type Difference = (typeof differences)[number]

/** The differences that have two sides, so that the ledger can say which side won: with or without a number, and so on. */
export const sidedDifferences = ['number', 'question', 'length', 'face', 'text', 'color'] as const
export type SidedDifference = (typeof sidedDifferences)[number]

export const isSided = (difference: Difference): difference is SidedDifference =>
  (sidedDifferences as readonly Difference[]).includes(difference)

/** Which side of a difference a variant is on: it has the thing, is longer or is more colorful; or the opposite. */
export const sides = ['more', 'less'] as const
export type Side = (typeof sides)[number]

/** The results that YouTube reports for a test. `preferred` includes tests in which all variants performed the same. */
export const outcomeLabels = ['winner', 'preferred', 'inconclusive'] as const
export type OutcomeLabel = (typeof outcomeLabels)[number]

/** The minimum number of tests for showing how often our predictions were right. With fewer, the rate would be mostly chance. */
export const minTests = 10

/** Why there is no prediction for a test. The wording model compares only English titles whose words it knows. */
export const noPredictionReasons = ['thumbnails', 'other_language', 'nothing_known'] as const
export type NoPredictionReason = (typeof noPredictionReasons)[number]
