import { job } from '#functions/lib/job.ts'
import { closeOrphanedAccounts } from '#functions/services/retention/close-orphaned-accounts.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/** Makes accounts agree with Cognito where users were changed there. */
export const handler = job('jobs/reconcile-accounts', async ({ timeLeft }) => ({
  ...(await closeOrphanedAccounts(() => timeLeft() - reserveMs)),
}))
