import { checkTitle } from './checks.ts'
import { explain, toPercentile } from './explain.ts'
import type { Basis } from './kinds.ts'
import { detectLanguage, type TitleLanguage } from './language.ts'
import { getViewsModel } from './shipped.ts'
import type { ScoredTitle, TitleAnalysis } from './title-analysis.ts'

/** A title's score and the contributions to it. The score is meaningful only if `basis` is `model`. */
export interface TitleScore extends Pick<ScoredTitle, 'score' | 'raw' | 'contributions'> {
  basis: Basis
}

/** Returns the basis of a score, given whether the model knows a word or trait of the title, and its expected language. */
export function findBasis(title: string, hasKnownWord: boolean, expected: TitleLanguage | undefined): Basis {
  const language = detectLanguage(title, expected)
  if (language !== undefined && language !== 'en') return 'other_language'
  return language === 'en' && hasKnownWord ? 'model' : 'nothing_known'
}

/**
 * Scores any string, in microseconds. `contributions` add up to `raw` exactly; `score` is the percentile of `raw`. `expected` is the
 * language of the creator's titles, if known.
 */
export function scoreTitle(title: string, expected?: TitleLanguage): TitleScore {
  const { raw, contributions, hasKnownWord } = explain(getViewsModel(), title)
  const basis = findBasis(title, hasKnownWord, expected)
  return { basis, score: toScore(raw), raw, contributions }
}

/** Returns the score of a raw score: its percentile among real titles. */
export const toScore = (raw: number): number => toPercentile(getViewsModel(), raw)

/** Returns the median raw score of real titles. */
export function typicalRaw(): number {
  const { quantiles } = getViewsModel()
  return quantiles[quantiles.length >> 1] ?? 0
}

/** Returns a title's checks and, if the model can score it, its score. `scored` is its score for the expected language. */
export function analyzeTitle(
  title: string,
  expected?: TitleLanguage,
  scored: TitleScore = scoreTitle(title, expected),
): TitleAnalysis {
  const { basis } = scored
  const checks = checkTitle(title)
  if (basis !== 'model') return { basis, checks }
  return { ...scored, basis, checks }
}
