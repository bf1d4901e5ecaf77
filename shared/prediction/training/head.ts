import { computeScores, type DesignMatrix } from './design.ts'
import { minimize, type Objective } from './minimize.ts'
import type { ChannelPairs } from './pairs.ts'

/** The options of a fit: its penalty, the weighting of pairs, and the embeddings of features. */
export interface HeadOptions {
  /** The L2 penalty: half of it times the sum of squared weights is added to the loss. */
  readonly penalty: number
  /**
   * Weights a channel by the square root of its number of pairs, because pairs of one channel are similar. A channel with
   * this many pairs keeps its weight.
   */
  readonly typicalPairs?: number
  /** An embedding for each feature, or undefined. Words with similar embeddings get similar weights. */
  readonly embeddings?: readonly (Float64Array | undefined)[]
}

/** The weight of a pair is the log-ratio of its views, up to this maximum. */
const maxPairWeight = 2

/** The scale of the part of a word's weight that comes from its embedding. */
const embeddingScale = 0.3

/**
 * Fits a head by logistic regression on pairs of one channel (Bradley-Terry): the better title should score higher. The
 * gradient is first summed per title, so that an iteration costs pairs plus titles instead of pairs times words. A
 * feature's weight is its own plus that of its embedding; both are penalized.
 */
export function fitHead(
  design: DesignMatrix,
  channels: readonly ChannelPairs[],
  { penalty, typicalPairs, embeddings = [] }: HeadOptions,
): Float64Array {
  const pairs = channels.flatMap((channel) => {
    const share = typicalPairs ? Math.sqrt(typicalPairs / channel.pairs.length) : 1
    return channel.pairs.map((pair) => ({ ...pair, weight: share * Math.min(maxPairWeight, pair.margin) }))
  })
  const { starts, features, values, size } = design
  const dimensions = embeddings.find((embedding) => embedding)?.length ?? 0
  const toWeights = (point: Float64Array) => addEmbeddingWeights(point, size, embeddings)
  const objective: Objective = (point, gradient) => {
    const scores = computeScores(design, toWeights(point))
    const titleGradients = new Float64Array(scores.length)
    let loss = 0
    for (const { better, worse, weight } of pairs) {
      const difference = (scores[better] as number) - (scores[worse] as number)
      const errorChance = 1 / (1 + Math.exp(difference))
      loss -= weight * Math.log(1 - errorChance + 1e-300)
      ;(titleGradients[better] as number) -= weight * errorChance
      ;(titleGradients[worse] as number) += weight * errorChance
    }
    gradient.fill(0)
    for (let row = 0; row < titleGradients.length; row++) {
      const titleGradient = titleGradients[row] as number
      if (titleGradient === 0) continue
      for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
        (gradient[features[k] as number] as number) += titleGradient * (values[k] as number)
    }
    for (const [feature, embedding] of embeddings.entries())
      for (let k = 0; embedding && k < dimensions; k++)
        (gradient[size + k] as number) += (gradient[feature] as number) * (embedding[k] as number) * embeddingScale
    for (let i = 0; i < point.length; i++) {
      const weight = point[i] as number
      loss += (penalty / 2) * weight * weight
      ;(gradient[i] as number) += penalty * weight
    }
    return loss
  }
  return toWeights(minimize(objective, size + dimensions, 1e-5))
}

/** Returns the weight of each feature: its own, plus that of its embedding. `point` has the weights of embeddings last. */
function addEmbeddingWeights(
  point: Float64Array,
  size: number,
  embeddings: HeadOptions['embeddings'] = [],
): Float64Array {
  const weights = point.slice(0, size)
  for (const [feature, embedding] of embeddings.entries())
    for (let k = 0; embedding && k < embedding.length; k++)
      (weights[feature] as number) += embeddingScale * (embedding[k] as number) * (point[size + k] as number)
  return weights
}
