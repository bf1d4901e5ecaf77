import { job } from '#functions/lib/job.ts'
import { closeOrphanedAccounts } from '#functions/services/retention/close-orphaned-accounts.ts'

/** Closes the accounts of users who were deleted in Cognito. */
export const handler = job('jobs/reconcile-accounts', ({ timeLeft }) => closeOrphanedAccounts(timeLeft))
