import { handle } from '#functions/lib/handle.ts'
import { updateExperiment } from '#functions/services/experiments/update-experiment.ts'
import { experiments } from '#shared/contract/experiments.ts'

export const handler = handle(experiments.update, async ({ input, userId }) => ({
  experiment: await updateExperiment(userId, input),
}))
