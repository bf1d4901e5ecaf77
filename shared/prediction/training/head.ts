import { type Design, scoresOf } from './design.ts'
import { minimise, type Objective } from './minimise.ts'
import type { ChannelPairs } from './pairs.ts'

/** How strongly weights are held near zero, and what one pair counts. */
export interface HeadOptions {
  readonly penalty: number
}

/** A pair whose views differ by e^2 or more counts twice as much as one that differs by e. */
const mostWeight = 2

/**
 * Logistic regression on pairs of one channel (Bradley-Terry): the better title should score higher. The gradient is
 * gathered per title first, so that one round costs the pairs plus the titles, not the pairs times their words.
 */
export function fitHead(design: Design, channels: readonly ChannelPairs[], { penalty }: HeadOptions): Float64Array {
  const pairs = channels.flatMap((channel) => channel.pairs)
  const { starts, features, values } = design
  const objective: Objective = (weights, gradient) => {
    const scores = scoresOf(design, weights)
    const pulls = new Float64Array(scores.length)
    let loss = 0
    for (const { better, worse, margin } of pairs) {
      const weight = Math.min(mostWeight, margin)
      const wrong = 1 / (1 + Math.exp((scores[better] as number) - (scores[worse] as number)))
      loss -= weight * Math.log(1 - wrong + 1e-300)
      ;(pulls[better] as number) -= weight * wrong
      ;(pulls[worse] as number) += weight * wrong
    }
    for (let i = 0; i < weights.length; i++) {
      const weight = weights[i] as number
      loss += (penalty / 2) * weight * weight
      gradient[i] = penalty * weight
    }
    for (let row = 0; row < pulls.length; row++) {
      const pull = pulls[row] as number
      if (pull === 0) continue
      for (let k = starts[row] as number; k < (starts[row + 1] as number); k++)
        (gradient[features[k] as number] as number) += pull * (values[k] as number)
    }
    return loss
  }
  return minimise(objective, design.size)
}
