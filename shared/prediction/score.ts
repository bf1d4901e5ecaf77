import { checkTitle } from './checks.ts'
import { explain, percentile } from './explain.ts'
import { isOtherLanguage } from './language.ts'
import { shippedModel } from './shipped.ts'
import { suggestEdits } from './suggest.ts'
import type { TitleAnalysis } from './title-analysis.ts'

/** A title's score and the contributions to it. */
export type TitleScore = Pick<TitleAnalysis, 'basis' | 'score' | 'raw' | 'contributions'>

/** Whether the model knows a word. Nearly all words that it learned are English. */
const isEnglish = (word: string) => shippedModel().gramPoints.has(word)

/** Scores any string, in microseconds. `contributions` add up to `raw` exactly; `score` is the percentile of `raw`. */
export function scoreTitle(title: string): TitleScore {
  const { raw, contributions, known } = explain(shippedModel(), title)
  const basis = isOtherLanguage(title, isEnglish) ? 'other_language' : known ? 'model' : 'nothing_known'
  return { basis, score: percentile(shippedModel(), raw), raw, contributions }
}

/** Returns a title's score, its checks, and at most three edits that would raise the score. */
export function analyzeTitle(title: string): TitleAnalysis {
  const scored = scoreTitle(title)
  return {
    ...scored,
    checks: checkTitle(title),
    suggestions: scored.basis === 'model' ? suggestEdits(title, scored) : [],
  }
}
