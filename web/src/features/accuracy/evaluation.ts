import evaluation from '#shared/prediction/evaluation.generated.json'
import type { Evaluation } from '#shared/prediction/evaluation.ts'

type Measured = Evaluation & Required<Pick<Evaluation, 'titleOnly' | 'reliability'>>

/** On channels and tests that were held out from all learning. */
export const heldOut: Measured = evaluation.heldOut
/** Over the other channels, each scored by a model that did not see it. */
export const crossValidated: Evaluation = evaluation.crossValidated
/** What the shipped weights were learned from. */
export const learnedFrom = evaluation.learnedFrom
/** Which weights were measured: their SHA-256. */
export const weightsHash = evaluation.weights
