import type { OutcomeCell } from './outcomes.ts'
import type { Outcome } from './yardsticks.ts'

/*
 * The types of evaluation results: the output of `npm run evaluate -- --json`, and the contents of
 * `evaluation.generated.json` (videos) and `wording/evaluation.generated.json` (headline tests). Those files have two
 * results each: on held-out channels or tests (`heldOut`), and cross-validated on the others (`crossValidated`).
 */

/** The share of correctly ordered pairs (0 to 1), its 95% bootstrap interval over channels or tests, and the number of pairs. */
export interface Accuracy {
  readonly accuracy: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** Accuracy on all pairs of videos, on pairs with at least twice the views, and on pairs with at least five times the views. */
export interface AccuracyByMargin {
  readonly all: Accuracy
  readonly x2: Accuracy
  readonly x5: Accuracy
}

/** Accuracy on all pairs of headlines of an A/B test, on pairs that differ significantly, and at naming the best headline. */
export interface HeadlineAccuracy {
  readonly all: Accuracy
  readonly significant: Accuracy
  readonly best: Accuracy
}

/** How much higher an accuracy is than another on the same pairs (a share), with its 95% bootstrap interval. */
export interface Gain {
  readonly gain: number
  readonly low: number
  readonly high: number
  readonly n: number
}

/** A gain on all pairs of videos, and on those with at least two and five times the views. */
export interface GainByMargin {
  readonly all: Gain
  readonly x2: Gain
  readonly x5: Gain
}

/** The gains from parts of the product, on the same pairs. Figures are null if there are no pairs. */
export interface Gains {
  /** Own history with the lengths of the videos compared with own history without, with the same weights. */
  readonly lengths: Readonly<Record<'english' | 'modern' | 'otherLanguages', GainByMargin | null>>
}

/** Baselines without a model: guessing, the longer title, and the rules of headline analyzers. */
export const baselines = ['random', 'longer', 'rule'] as const
export type Baseline = (typeof baselines)[number]

/** A bin of a reliability plot: the mean predicted chance, the observed share, and the number of pairs. */
export interface ReliabilityBin {
  readonly predicted: number
  readonly observed: number
  readonly n: number
}

/** The mean of a rank correlation over channels, with its 95% confidence interval. */
export interface MeanCorrelation {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly channels: number
}

/** The calibration of the predicted chances. */
export interface Calibration {
  /** The expected calibration error over ten bins of equal size. */
  readonly calibrationError: number
  /** The mean negative log-likelihood; guessing gets 0.6931. */
  readonly logLoss: number
  readonly reliability: readonly ReliabilityBin[]
  /** The accuracy on the 5% of pairs with the most confident predictions. */
  readonly topTwentieth: Accuracy
}

/** Results with own history, on pairs whose channel has at least five earlier videos, or ten outside English. */
export interface OwnHistoryFigures extends AccuracyByMargin, Calibration {
  readonly channels: number
  /** Results of the title alone and of the baselines, on the same pairs. */
  readonly titleOnly: AccuracyByMargin
  readonly baselines: Readonly<Record<Baseline, AccuracyByMargin>>
}

/** Results on a set of channels. Fields outside `ownHistory` are for the title alone. */
export interface UploadFigures extends Calibration {
  readonly channels: number
  readonly titleOnly: AccuracyByMargin
  /** Null if no pair has five earlier videos. */
  readonly ownHistory: OwnHistoryFigures | null
  readonly baselines: Readonly<Record<Baseline, AccuracyByMargin>>
  /** The rank correlation of score and views within a channel. */
  readonly spearman: MeanCorrelation
}

/** Results on English channels, and separately on modern English channels and on other languages. */
export interface UploadReport extends UploadFigures {
  /** English channels with a video observed in 2019 or later; null if there are none. */
  readonly modern: UploadFigures | null
  /**
   * Channels whose titles are mostly not English, which are excluded everywhere else; null if there are none. Their own
   * history is scored without the title model.
   */
  readonly otherLanguages: UploadFigures | null
}

/** The number of channels or tests in the input, and of those excluded because they were used in training. */
export interface ExclusionCounts {
  readonly given: number
  readonly leftOut: number
}

/** The calibration of the chance of each headline to be the best of its test. */
export interface BestCalibration extends Omit<Calibration, 'topTwentieth'> {
  /** The log loss of equal chances for all headlines of a test. */
  readonly evenLogLoss: number
}

/** Results on randomized A/B tests of headlines, by the wording model with a share of the views model. */
export interface HeadlineFigures extends HeadlineAccuracy {
  readonly tests: number
  readonly chances: BestCalibration
  /** The calibration of the chance that one of two headlines is better. */
  readonly pairChances: Calibration
  /** Results of the numbers that screens show if the headlines of a test are titles of one video: see `judgeTitle`. */
  readonly numbers: Pick<HeadlineAccuracy, 'all' | 'significant'>
  /** Results of each of the two models alone. */
  readonly parts: Readonly<Record<'wording' | 'views', HeadlineAccuracy>>
  readonly baselines: Readonly<Record<Baseline, HeadlineAccuracy>>
}

/** A measured figure with its interval. */
export interface OutcomeFigure {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * How videos with similarly ranked titles did on unseen channels, and what the product says about them. The intervals of all rows hold
 * simultaneously with 95% confidence.
 */
export interface OutcomeRow extends OutcomeCell, Readonly<Record<keyof Outcome, OutcomeFigure>> {
  /** The number of videos. */
  readonly n: number
  readonly channels: number
  readonly said: Outcome
}

/** The output of `npm run evaluate -- --json`. Keys are absent for inputs that were not given. */
export interface Evaluation extends Partial<UploadReport> {
  /** English channels. */
  readonly uploads?: ExclusionCounts
  readonly headlines?: HeadlineFigures & ExclusionCounts
  /** The outcomes of ranks. Rows of fewer than 30 videos or 10 channels are absent. */
  readonly outcomes?: readonly OutcomeRow[]
  /** Present with `--gains`. */
  readonly gains?: Gains
  /** Present if data used in training was included, which overstates the accuracy. */
  readonly includesSeen?: true
}
