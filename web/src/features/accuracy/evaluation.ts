import evaluation from '#shared/prediction/evaluation.generated.json'
import type { Evaluation, HeadlineFigures } from '#shared/prediction/evaluation.ts'
import wording from '#shared/prediction/wording/evaluation.generated.json'

type Measured = Evaluation & Required<Pick<Evaluation, 'titleOnly' | 'baselines' | 'reliability' | 'topTwentieth'>>

/** On channels that were held out from all learning. */
export const heldOut: Measured = evaluation.heldOut
/** Over the other channels, each scored by a model that did not see it. */
export const crossValidated: Evaluation = evaluation.crossValidated
/** On A/B tests of headlines that were held out from all learning. */
export const headlines: HeadlineFigures = wording.heldOut
/** The day of the measurement, as `npm run train` was told it. */
export const measuredOn: string | null = evaluation.measuredOn
/** What the shipped weights were learned from. */
export const learnedFrom = { ...evaluation.learnedFrom, tests: wording.learnedFrom.tests }
/** Which weights were measured, of the title model and of the wording model: their SHA-256. */
export const weightHashes = [evaluation.weights, wording.weights] as const
