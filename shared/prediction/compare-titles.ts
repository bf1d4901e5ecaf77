import type { Basis, TitleCheck } from './kinds.ts'
import { analyzeTitle } from './score.ts'
import { compareTitles } from './wording/compare.ts'
import { heldOut } from './wording/evaluation.generated.json'

/** A title as the models see it. Only `checks` is there for a title that they cannot judge; `basis` says why. */
export interface ComparedTitle {
  readonly title: string
  readonly basis: Basis
  /** 0-100: the share of real titles that score lower. */
  readonly score?: number
  /** The chance that its wording is the best of the titles given. Absent unless at least two can be compared. */
  readonly chance?: number
  readonly checks: TitleCheck[]
}

/** How often the chances named the better of two headlines that differed significantly in randomized tests. */
export const comparisonAccuracy = {
  accuracy: heldOut.significant.accuracy,
  low: heldOut.significant.low,
  high: heldOut.significant.high,
  n: heldOut.significant.n,
} as const

/** Scores titles, and compares their wording as titles of one video. Titles keep their order. */
export function scoreAndCompare(titles: readonly string[]): ComparedTitle[] {
  const { ranked } = compareTitles([...new Set(titles)])
  const chances = new Map(ranked.length > 1 ? ranked.map(({ title, chance }) => [title, chance]) : [])
  return titles.map((title) => {
    const analysis = analyzeTitle(title)
    const chance = chances.get(title)
    return {
      title,
      basis: analysis.basis,
      checks: [...analysis.checks],
      ...(analysis.basis === 'model' ? { score: analysis.score } : {}),
      ...(chance === undefined ? {} : { chance }),
    }
  })
}
