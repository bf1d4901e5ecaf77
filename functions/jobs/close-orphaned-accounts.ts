import { job } from '#functions/lib/job.ts'
import { closeOrphanedAccounts } from '#functions/services/retention/close-orphaned-accounts.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

export const handler = job('jobs/close-orphaned-accounts', ({ timeLeft }) =>
  closeOrphanedAccounts(() => timeLeft() > reserveMs),
)
