import comparison from './comparison.generated.json'
import { type ComparisonParameters, type Model, toModel, type Weights } from './model.ts'
import weights from './weights.generated.json'

let model: Model | undefined

/**
 * Returns the views model of the product. It is parsed at the first call, so that functions that never score start faster.
 * The compiler checks the shape of the file, and {@link toModel} its lengths.
 */
export function getViewsModel(): Model {
  model ??= toModel(weights satisfies Weights)
  return model
}

/** The parameters for comparing the scores of the shipped model. */
export const comparisonParameters: ComparisonParameters = comparison

/** Whether the model knows a word. Nearly all words that it learned are English. */
export const isKnownWord = (word: string): boolean => getViewsModel().gramPoints.has(word)
