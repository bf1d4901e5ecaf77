import { type LinearModel, type LinearWeights, toLinearModel } from '../model.ts'
import weights from './weights.generated.json'

/** The weights of the wording model. */
export interface WordingWeights extends LinearWeights {
  /** The median difference of raw scores between headlines of one test. A smaller difference is too close to call. */
  readonly closeCall: number
}

let model: LinearModel | undefined

/** Returns the wording model of the product, parsed at the first call. */
export function getWordingModel(): LinearModel {
  model ??= toLinearModel(weights satisfies WordingWeights)
  return model
}

export const { closeCall } = weights
