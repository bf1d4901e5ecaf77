import type { Locale } from '#shared/locale.ts'
import { isKept, maxNextSteps, type NextStep } from '#shared/prediction/next-step.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { buildTitles } from './build-titles.ts'

/**
 * Returns at most three next steps for a title, and what was found and stays: first the best title that says what happens in the video,
 * then what was measured. `language` is that of the original, undefined for one that we cannot write in.
 */
export function listSteps(original: string, happens: string, language: Locale | undefined): NextStep[] {
  if (!language) return []
  const [best] = buildTitles(original, happens, language)
  const said: NextStep[] = best ? [{ kind: 'title', title: best.text, chance: best.chance }] : []
  const steps = [...said, ...listNextSteps(original, language)]
  return [...steps.filter((step) => !isKept(step)).slice(0, maxNextSteps), ...steps.filter(isKept)]
}
