import { handle } from '#functions/lib/handle.ts'
import { listExperimentPage } from '#functions/services/experiments/list-experiments.ts'
import { experiments } from '#shared/contract/experiments.ts'

export const handler = handle(experiments.list, ({ input, userId }) => listExperimentPage(userId, input))
