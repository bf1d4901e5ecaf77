import { chancesOf } from '../../wording/chances.ts'
import type { Arm } from './arms.ts'
import { bestOf, testsOf } from './contests.ts'

/**
 * The factor on raw scores by which {@link chancesOf} foretells the best headline of a test with the least log loss:
 * one-parameter multinomial logistic regression by Newton's method.
 */
export function scaleOf(arms: readonly Arm[], scores: readonly number[]): number {
  const contests = testsOf(arms).flatMap(({ contests }) => contests)
  let scale = 0
  for (let round = 0; round < 20; round++) {
    let pull = 0
    let bend = 1e-9
    for (const contest of contests) {
      const raws = contest.map((index) => scores[index] ?? 0)
      const chances = chancesOf(raws.map((raw) => raw * scale))
      const mean = raws.reduce((sum, raw, place) => sum + raw * (chances[place] ?? 0), 0)
      const best = bestOf(arms, contest)
      pull += best.reduce((sum, index) => sum + (scores[index] ?? 0), 0) / best.length - mean
      bend += raws.reduce((sum, raw, place) => sum + (chances[place] ?? 0) * (raw - mean) ** 2, 0)
    }
    scale += pull / bend
  }
  return scale
}
