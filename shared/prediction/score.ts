import { checkTitle } from './checks.ts'
import { explain, percentile } from './explain.ts'
import { isOtherLanguage } from './language.ts'
import { shippedModel } from './shipped.ts'
import { suggestEdits } from './suggest.ts'
import type { TitleAnalysis } from './title-analysis.ts'

/** A title's score and what it is made of. */
export type TitleScore = Pick<TitleAnalysis, 'basis' | 'score' | 'raw' | 'contributions'>

/** Nearly all words the model learned from are English. */
const isEnglish = (word: string) => shippedModel().gramPoints.has(word)

/** Scores any string, in microseconds. `contributions` add up to `raw` exactly; `score` is its percentile among real titles. */
export function scoreTitle(title: string): TitleScore {
  const { raw, contributions, known } = explain(shippedModel(), title)
  const basis = isOtherLanguage(title, isEnglish) ? 'other_language' : known ? 'model' : 'nothing_known'
  return { basis, score: percentile(shippedModel(), raw), raw, contributions }
}

/** The score, the plain checks, and at most three edits of the title that would raise it. */
export function analyzeTitle(title: string): TitleAnalysis {
  const scored = scoreTitle(title)
  return {
    ...scored,
    checks: checkTitle(title),
    suggestions: scored.basis === 'model' ? suggestEdits(title, scored) : [],
  }
}
