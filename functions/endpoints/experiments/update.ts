import { handle } from '#functions/lib/handle.ts'
import { recordExperiment } from '#functions/services/experiments/record-experiment.ts'
import { experiments } from '#shared/contract/experiments.ts'

export const handler = handle(experiments.update, async ({ input, userId }) => ({
  experiment: await recordExperiment(userId, input),
}))
