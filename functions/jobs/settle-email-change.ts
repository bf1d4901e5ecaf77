import { queuedJob } from '#functions/lib/queued-job.ts'
import { settleExpiredChange } from '#functions/services/accounts/email-change.ts'
import { AccountKey } from '#functions/store/accounts.ts'

/** Synchronizes accounts with Cognito if a change of address was interrupted. */
export const handler = queuedJob('jobs/settle-email-change', AccountKey, () => settleExpiredChange)
