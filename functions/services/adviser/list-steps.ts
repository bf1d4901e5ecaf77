import type { Locale } from '#shared/locale.ts'
import { isKept, maxNextSteps, type NextStep } from '#shared/prediction/next-step.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { buildTitles } from './build-titles.ts'

/**
 * Returns at most {@link maxNextSteps} next steps for a title, then the patterns that should stay. First comes the best
 * title that says what happens in the video, if one can be built; the others are patterns whose effect was measured. `language` is the language
 * of the original; undefined if we cannot write in it.
 */
export function listSteps(original: string, happens: string, language: Locale | undefined): NextStep[] {
  if (!language) return []
  const [best] = buildTitles(original, happens, language)
  const titleSteps: NextStep[] = best ? [{ kind: 'title', title: best.text, chance: best.chance }] : []
  const steps = [...titleSteps, ...listNextSteps(original, language)]
  return [...steps.filter((step) => !isKept(step)).slice(0, maxNextSteps), ...steps.filter(isKept)]
}
