import calls from './calls.generated.json'
import { type CallParameters, type Model, toModel, type Weights } from './model.ts'
import weights from './weights.generated.json'

let model: Model | undefined

/**
 * The model the product ships, made ready at its first use: a function that scores nothing starts without it. The
 * compiler checks the file's shape, {@link toModel} its lengths.
 */
export function shippedModel(): Model {
  model ??= toModel(weights satisfies Weights)
  return model
}

/** What turns the shipped model's scores into calls. */
export const callParameters: CallParameters = calls
