import { type LinearModel, type LinearWeights, toLinearModel } from '../model.ts'
import weights from './weights.generated.json'

/** The weights of the wording head. */
export interface WordingWeights extends LinearWeights {
  /** A smaller difference of raw scores is no reason to prefer either title: the median over headlines of one test. */
  readonly closeCall: number
}

let model: LinearModel | undefined

/** The wording head the product ships, made ready at its first use. */
export function wordingModel(): LinearModel {
  model ??= toLinearModel(weights satisfies WordingWeights)
  return model
}

export const { closeCall } = weights
