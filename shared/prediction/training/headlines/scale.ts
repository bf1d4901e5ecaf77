import { computeChances } from '../../wording/chances.ts'
import type { Arm } from './arms.ts'
import { findBestArms, groupIntoTests } from './contests.ts'

/**
 * The factor on raw scores by which {@link computeChances} foretells the best headline of a test with the least log loss:
 * one-parameter multinomial logistic regression by Newton's method.
 */
export function fitScale(arms: readonly Arm[], scores: readonly number[]): number {
  const contests = groupIntoTests(arms).flatMap(({ contests }) => contests)
  let scale = 0
  for (let round = 0; round < 20; round++) {
    let pull = 0
    let bend = 1e-9
    for (const contest of contests) {
      const raws = contest.map((index) => scores[index] ?? 0)
      const chances = computeChances(raws.map((raw) => raw * scale))
      const mean = raws.reduce((sum, raw, place) => sum + raw * (chances[place] ?? 0), 0)
      const best = findBestArms(arms, contest)
      pull += best.reduce((sum, index) => sum + (scores[index] ?? 0), 0) / best.length - mean
      bend += raws.reduce((sum, raw, place) => sum + (chances[place] ?? 0) * (raw - mean) ** 2, 0)
    }
    scale += pull / bend
  }
  return scale
}
