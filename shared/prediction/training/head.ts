import { computeScores, type DesignMatrix } from './design.ts'
import { minimize, type Objective } from './minimize.ts'
import type { ChannelPairs } from './pairs.ts'

/** How strongly weights are held near zero, what one pair counts, and what features have in common. */
export interface HeadOptions {
  readonly penalty: number
  /**
   * Pairs of a large channel are much alike: a channel counts as the square root of its pairs, and one with so many
   * pairs as it would without this.
   */
  readonly typicalPairs?: number
  /** For each feature a direction of what it means, or none: words of like meaning get like weights. */
  readonly meanings?: readonly (Float64Array | undefined)[]
}

/** A pair whose views differ by e^2 or more counts twice as much as one that differs by e. */
const mostWeight = 2

/** How far a meaning moves a word, against the word's own weight. */
const meaningShare = 0.3

/**
 * Logistic regression on pairs of one channel (Bradley-Terry): the better title should score higher. The gradient is
 * gathered per title first, so that one round costs the pairs plus the titles, not the pairs times their words. A
 * feature's weight is its own plus that of its meaning; both are held near zero.
 */
export function fitHead(
  design: DesignMatrix,
  channels: readonly ChannelPairs[],
  { penalty, typicalPairs, meanings = [] }: HeadOptions,
): Float64Array {
  const pairs = channels.flatMap((channel) => {
    const share = typicalPairs ? Math.sqrt(typicalPairs / channel.pairs.length) : 1
    return channel.pairs.map((pair) => ({ ...pair, weight: share * Math.min(mostWeight, pair.margin) }))
  })
  const { starts, features, values, size } = design
  const shared = meanings.find((meaning) => meaning)?.length ?? 0
  const together = (point: Float64Array) => withMeanings(point, size, meanings)
  const objective: Objective = (point, gradient) => {
    const scores = computeScores(design, together(point))
    const pulls = new Float64Array(scores.length)
    let loss = 0
    for (const { better, worse, weight } of pairs) {
      const lead = (scores[better] as number) - (scores[worse] as number)
      const wrong = 1 / (1 + Math.exp(lead))
      loss -= weight * Math.log(1 - wrong + 1e-300)
      ;(pulls[better] as number) -= weight * wrong
      ;(pulls[worse] as number) += weight * wrong
    }
    gradient.fill(0)
    for (let row = 0; row < pulls.length; row++) {
      const pull = pulls[row] as number
      if (pull === 0) continue
      for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
        (gradient[features[k] as number] as number) += pull * (values[k] as number)
    }
    for (const [feature, meaning] of meanings.entries())
      for (let k = 0; meaning && k < shared; k++)
        (gradient[size + k] as number) += (gradient[feature] as number) * (meaning[k] as number) * meaningShare
    for (let i = 0; i < point.length; i++) {
      const at = point[i] as number
      loss += (penalty / 2) * at * at
      ;(gradient[i] as number) += penalty * at
    }
    return loss
  }
  return together(minimize(objective, size + shared, { tolerance: 1e-5 }))
}

/** The weight of each feature from its own and those of its meaning, which stand behind. */
function withMeanings(point: Float64Array, size: number, meanings: HeadOptions['meanings'] = []): Float64Array {
  const weights = point.slice(0, size)
  for (const [feature, meaning] of meanings.entries())
    for (let k = 0; meaning && k < meaning.length; k++)
      (weights[feature] as number) += meaningShare * (meaning[k] as number) * (point[size + k] as number)
  return weights
}
