import { handle } from '#functions/lib/handle.ts'
import { planExperiment } from '#functions/services/experiments/plan-experiment.ts'
import { experiments } from '#shared/contract/experiments.ts'

export const handler = handle(experiments.create, async ({ input, userId }) => ({
  experiment: await planExperiment(userId, input),
}))
