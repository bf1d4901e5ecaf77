/*
 * The shape of every measurement: what `npm run evaluate -- --json` prints, and what `evaluation.generated.json` (videos)
 * and `wording/evaluation.generated.json` (headline tests) hold twice, on held-out channels and tests (`heldOut`) and over
 * the others (`crossValidated`). Keys are absent for what was not given to measure.
 */

/** A share of pairs called right (0 to 1), its 95 % interval by bootstrap over channels or tests, and how many pairs. */
export interface Accuracy {
  readonly accuracy: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** Over all pairs of videos, pairs where one has at least twice the views, and at least five times. */
export interface ByMargin {
  readonly all: Accuracy
  readonly x2: Accuracy
  readonly x5: Accuracy
}

/** Over all pairs of one A/B test's headlines, pairs that differ significantly, and tests whose best one was named. */
export interface ByTest {
  readonly all: Accuracy
  readonly significant: Accuracy
  readonly best: Accuracy
}

/** What anybody can do without a model: guess, take the longer title, or use the rules of headline analysers. */
export const baselines = ['random', 'longer', 'rule'] as const
export type Baseline = (typeof baselines)[number]

/** One group of a reliability plot: the mean chance given to the call, how often it was right, how many pairs. */
export interface ReliabilityBin {
  readonly predicted: number
  readonly observed: number
  readonly n: number
}

/** The mean over channels, each counting once, with the 95 % interval of that mean. */
export interface ChannelRank {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly channels: number
}

/** How well the chances given come true, on all pairs of one kind. */
export interface Calibration {
  /** Expected calibration error over ten equal groups of pairs. */
  readonly calibrationError: number
  /** Mean -log of the chance given to what happened; a coin gets 0.6931. */
  readonly logLoss: number
  readonly reliability: readonly ReliabilityBin[]
  /** The twentieth of the pairs the model is surest of. */
  readonly topTwentieth: Accuracy
}

/** Own history is measured on the pairs of a channel that has at least five videos older than both. */
export interface OwnHistoryFigures extends ByMargin, Calibration {
  readonly channels: number
  /** The same pairs by the title alone, and by the baselines. */
  readonly titleOnly: ByMargin
  readonly baselines: Readonly<Record<Baseline, ByMargin>>
}

/** Of some channels' videos. What is not inside `ownHistory` is about the title alone. */
export interface UploadFigures extends Calibration {
  readonly channels: number
  readonly titleOnly: ByMargin
  /** Null when no pair has five older videos. */
  readonly ownHistory: OwnHistoryFigures | null
  readonly baselines: Readonly<Record<Baseline, ByMargin>>
  /** Rank correlation of score and views within a channel. */
  readonly spearman: ChannelRank
}

/** Of English channels; the modern ones among them, and other languages, apart. */
export interface UploadReport extends UploadFigures {
  /** Channels of which a video was seen in 2019 or later; null where there are none. */
  readonly modern: UploadFigures | null
  /** Channels whose titles are mostly not English, which count nowhere else; null where there are none. */
  readonly otherLanguages: UploadFigures | null
}

/** How many channels or tests were given, and left out since training saw them. */
export interface ExclusionCounts {
  readonly given: number
  readonly leftOut: number
}

/** How well the chance given to each headline of a test, to be its best, comes true. */
export interface BestCalibration extends Omit<Calibration, 'topTwentieth'> {
  /** The log loss of giving all headlines of a test the same chance. */
  readonly evenLogLoss: number
}

/** Of randomised A/B tests of headlines. */
export interface HeadlineFigures extends ByTest {
  readonly tests: number
  readonly chances: BestCalibration
  readonly baselines: Readonly<Record<Baseline, ByTest>>
}

/** What `npm run evaluate -- --json` prints. */
export interface Evaluation extends Partial<UploadReport> {
  /** English channels. */
  readonly uploads?: ExclusionCounts
  readonly headlines?: HeadlineFigures & ExclusionCounts
  /** There when what training saw was measured all the same: such figures flatter the model. */
  readonly includesSeen?: true
}
