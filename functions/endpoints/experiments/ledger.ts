import { handle } from '#functions/lib/handle.ts'
import { listExperiments } from '#functions/store/experiments.ts'
import { experiments } from '#shared/contract/experiments.ts'
import { buildLedger } from '#shared/experiments/ledger.ts'

export const handler = handle(experiments.ledger, async ({ userId }) => ({
  ledger: buildLedger(await listExperiments(userId)),
}))
