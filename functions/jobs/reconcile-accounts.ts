import { job } from '#functions/lib/job.ts'
import { settleEmailChanges } from '#functions/services/accounts/email-change.ts'
import { closeOrphanedAccounts } from '#functions/services/retention/close-orphaned-accounts.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/** Makes accounts agree with Cognito where a request was interrupted, or users were changed there. */
export const handler = job('jobs/reconcile-accounts', async ({ timeLeft }) => {
  const canContinue = () => timeLeft() > reserveMs
  const settled = await settleEmailChanges(canContinue)
  return { settled, ...(await closeOrphanedAccounts(() => timeLeft() - reserveMs)) }
})
