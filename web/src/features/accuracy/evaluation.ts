import evaluation from '#shared/prediction/evaluation.generated.json'
import type { Evaluation, HeadlineFigures } from '#shared/prediction/evaluation.ts'
import wording from '#shared/prediction/wording/evaluation.generated.json'

type MeasuredEvaluation = Evaluation &
  Required<Pick<Evaluation, 'titleOnly' | 'baselines' | 'reliability' | 'topTwentieth'>>

/** Figures on held-out channels. */
export const heldOut: MeasuredEvaluation = evaluation.heldOut
/** Cross-validated figures on the other channels. */
export const crossValidated: Evaluation = evaluation.crossValidated
/** Figures on held-out headline A/B tests. */
export const headlines: HeadlineFigures = wording.heldOut
/** The date of measurement, an option of `npm run train`. */
export const measuredOn: string | null = evaluation.measuredOn
/** The training data of the shipped weights. */
export const learnedFrom = { ...evaluation.learnedFrom, tests: wording.learnedFrom.tests }
/** SHA-256 of the measured weights of the title and wording models. */
export const weightHashes = [evaluation.weights, wording.weights] as const
