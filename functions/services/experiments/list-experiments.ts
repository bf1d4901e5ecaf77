import { listExperiments } from '#functions/store/experiments.ts'
import { type Experiment, experimentLimits } from '#shared/contract/experiments.ts'
import { showExperiment } from './show-experiment.ts'

/**
 * Returns a page of the user's tests, newest first: all of them, or those of one draft. `before` and `next` are cursors. Reads
 * all tests, because their number is bounded and a user has few of them.
 */
export async function listExperimentPage(
  userId: string,
  { draft, before }: { draft?: string | undefined; before?: string | undefined },
): Promise<{ experiments: Experiment[]; next?: string }> {
  const matching = (await listExperiments(userId)).filter(
    (experiment) => (!draft || experiment.draft === draft) && (!before || experiment.id < before),
  )
  const page = matching.slice(0, experimentLimits.page)
  const last = matching.length > page.length ? page.at(-1) : undefined
  return { experiments: await Promise.all(page.map(showExperiment)), ...(last ? { next: last.id } : {}) }
}
