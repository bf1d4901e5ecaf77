import type { Locale } from '#shared/locale.ts'
import { maxNextSteps, type NextStep } from '../prediction/next-step.ts'
import { listNextSteps } from '../prediction/steps.ts'
import { buildTitles } from './build-titles.ts'

/**
 * Returns at most three next steps for a draft: first the best title that says what happens in the video, then those that were measured.
 * `language` is that of the draft, undefined for one that we cannot write in.
 */
export function listSteps(draft: string, happens: string, language: Locale | undefined): NextStep[] {
  const [best] = language ? buildTitles(draft, happens, language) : []
  const said: NextStep[] = best ? [{ kind: 'title', title: best.text, chance: best.chance }] : []
  return [...said, ...listNextSteps(draft)].slice(0, maxNextSteps)
}
