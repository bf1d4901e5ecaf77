import { checkTitle } from './checks.ts'
import { explain, toPercentile } from './explain.ts'
import type { Basis } from './kinds.ts'
import { isOtherLanguage } from './language.ts'
import { getViewsModel, isKnownWord } from './shipped.ts'
import type { ScoredTitle, TitleAnalysis } from './title-analysis.ts'

/** A title's score and the contributions to it. The score is meaningful only if `basis` is `model`. */
export interface TitleScore extends Pick<ScoredTitle, 'score' | 'raw' | 'contributions'> {
  basis: Basis
}

/** Scores any string, in microseconds. `contributions` add up to `raw` exactly; `score` is the percentile of `raw`. */
export function scoreTitle(title: string): TitleScore {
  const { raw, contributions, isKnown } = explain(getViewsModel(), title)
  const basis = isOtherLanguage(title, isKnownWord) ? 'other_language' : isKnown ? 'model' : 'nothing_known'
  return { basis, score: toPercentile(getViewsModel(), raw), raw, contributions }
}

/** Returns a title's checks and, where the model can score it, its score. */
export function analyzeTitle(title: string): TitleAnalysis {
  const scored = scoreTitle(title)
  const { basis } = scored
  const checks = checkTitle(title)
  if (basis !== 'model') return { basis, checks }
  return { ...scored, basis, checks }
}
