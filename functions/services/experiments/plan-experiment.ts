import { Failure } from '#functions/lib/failure.ts'
import { newId } from '#functions/lib/id.ts'
import { keepDraft, requireDraft } from '#functions/services/drafts/draft.ts'
import { createExperiment, type ExperimentItem, listExperiments } from '#functions/store/experiments.ts'
import { listPictures } from '#functions/store/pictures.ts'
import type { Parsed } from '#shared/contract/endpoint.ts'
import { type Experiment, experimentLimits, type experiments } from '#shared/contract/experiments.ts'
import { findTraits } from '#shared/experiments/differences.ts'
import { predictWinner } from '#shared/experiments/prediction.ts'
import { areTestable } from '#shared/experiments/testable.ts'
import { showExperiment } from './show-experiment.ts'

/**
 * Creates a test of a draft, with our prediction. Throws Failure `not_found` if the draft or one of its titles or thumbnails does not
 * exist, `invalid_input` if YouTube would not accept the variants as a test, and `experiment_limit_reached`.
 */
export async function planExperiment(
  userId: string,
  { draft: draftId, variants: planned, difference, differenceText }: Parsed<typeof experiments.create>,
): Promise<Experiment> {
  const [draft, pictures, existing] = await Promise.all([
    requireDraft(userId, draftId),
    listPictures(userId, draftId),
    listExperiments(userId),
  ])
  // Concurrent requests can exceed the limit by a few, which the rate limit bounds.
  if (existing.length >= experimentLimits.perUser) throw new Failure('experiment_limit_reached')
  const variants = planned.map(({ title: titleId, thumbnail }) => {
    const title = draft.titles.find(({ id }) => id === titleId)?.text.trim()
    const picture = pictures.find((picture) => picture.thumbnail === thumbnail)
    const isThere = (!titleId || title !== undefined) && (!thumbnail || draft.thumbnails.includes(thumbnail))
    if (!isThere) throw new Failure('not_found')
    return {
      ...(title === undefined ? {} : { title }),
      ...(thumbnail ? { thumbnail } : {}),
      traits: findTraits({ title, picture: picture?.analysis.vision }),
    }
  })
  if (!areTestable(variants)) throw new Failure('invalid_input', { variants: 'invalid' })
  if (difference === 'custom' && !differenceText) throw new Failure('invalid_input', { differenceText: 'required' })
  const experiment: ExperimentItem = {
    v: 1,
    userId,
    id: newId(),
    draft: draftId,
    createdAt: new Date().toISOString(),
    difference,
    ...(difference === 'custom' ? { differenceText } : {}),
    variants,
    prediction: predictWinner(variants),
  }
  // Before the test is created, so that no test is left behind if this fails.
  await keepDraft(userId, draftId)
  await createExperiment(experiment)
  return showExperiment(experiment)
}
