import { type LinearModel, type LinearWeights, toLinearModel } from '../model.ts'
import { getViewsModel } from '../shipped.ts'
import { addViews } from './combine.ts'
import weights from './weights.generated.json'

/** The weights of the wording model, and how its scores are combined with those of the views model. */
export interface WordingWeights extends LinearWeights {
  /** The share of the views model's raw score in the raw score of a wording. */
  readonly viewsShare: number
  /** The median difference of raw scores between headlines of one test. A smaller difference is too close to call. */
  readonly closeCall: number
  /** The increase of the natural logarithm of the click rate per point of raw score. */
  readonly clicksPerPoint: number
  /** The factors on the raw scores of two, three, ... titles that give calibrated chances to be the best of them. */
  readonly chanceScales: readonly number[]
}

let model: LinearModel | undefined

/** Returns the product's model for comparing wordings, which includes a share of the views model; built at the first call. */
export function getWordingModel(): LinearModel {
  model ??= addViews(toLinearModel(weights satisfies WordingWeights), getViewsModel(), weights.viewsShare)
  return model
}

export const { closeCall, chanceScales, clicksPerPoint } = weights
