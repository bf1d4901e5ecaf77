import { job } from '#functions/lib/job.ts'
import { closeOrphanedAccounts } from '#functions/services/retention/close-orphaned-accounts.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

/** Closes the accounts of users who were deleted in Cognito. */
export const handler = job('jobs/reconcile-accounts', ({ timeLeft }) =>
  closeOrphanedAccounts(() => timeLeft() - reserveMs),
)
