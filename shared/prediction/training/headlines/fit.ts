import type { LinearWeights } from '../../model.ts'
import { measureTitle } from '../design.ts'
import { fitHead } from '../head.ts'
import { fitLinear } from '../linear.ts'
import type { Arm } from './arms.ts'
import { buildHeadlinePairs, groupIntoTests } from './contests.ts'

/** Chosen by cross-validation over the tests trained on: figures are flat from half to twice the penalty. */
const options = { penalty: 120, channels: 4, words: 2500 }

/**
 * Learns the wording head: logistic regression on pairs of headlines of one test and image. A pair counts for the square
 * of its standard errors, up to a bound: what may be chance teaches little. Tests of unreliable weeks are learned from
 * too, which helps on the reliable ones.
 */
export function fitWording(arms: readonly Arm[], slope = 1): LinearWeights {
  const pairs = buildHeadlinePairs(arms, groupIntoTests(arms))
  const titles = arms.map(({ headline, test }) => ({ ...measureTitle(headline), channel: test }))
  return fitLinear(titles, (design) => fitHead(design, pairs, options), { ...options, slope })
}
