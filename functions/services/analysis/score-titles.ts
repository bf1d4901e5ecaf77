import type { advice } from '#shared/contract/advice.ts'
import type { Output } from '#shared/contract/endpoint.ts'
import { analyzeTitle } from '#shared/prediction/score.ts'
import { compareTitles } from '#shared/prediction/wording/compare.ts'
import { heldOut } from '#shared/prediction/wording/evaluation.generated.json'

/** Scores titles, and compares their wording as titles of one video. Titles keep their order. */
export function scoreTitles(titles: readonly string[]): Output<typeof advice.score> {
  const { ranked } = compareTitles([...new Set(titles)])
  const chances = new Map(ranked.length > 1 ? ranked.map(({ title, chance }) => [title, chance]) : [])
  const { accuracy, low, high, n } = heldOut.significant
  return {
    titles: titles.map((title) => {
      const analysis = analyzeTitle(title)
      const chance = chances.get(title)
      return {
        title,
        basis: analysis.basis,
        checks: analysis.checks,
        ...(analysis.basis === 'model' ? { score: analysis.score } : {}),
        ...(chance === undefined ? {} : { chance }),
      }
    }),
    accuracy: { accuracy, low, high, n },
  }
}
