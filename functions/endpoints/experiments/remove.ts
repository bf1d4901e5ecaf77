import { handle } from '#functions/lib/handle.ts'
import { deleteExperiment } from '#functions/store/experiments.ts'
import { experiments } from '#shared/contract/experiments.ts'

export const handler = handle(experiments.remove, async ({ input: { id }, userId }) => {
  await deleteExperiment(userId, id)
  return {}
})
