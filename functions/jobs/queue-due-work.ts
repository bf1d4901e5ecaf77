import { job } from '#functions/lib/job.ts'
import { queueDueWork } from '#functions/services/due-work/queue-due-work.ts'
import { markReportsDue } from '#functions/services/reports/mark-reports-due.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

export const handler = job('jobs/queue-due-work', async ({ timeLeft }) => {
  const canContinue = () => timeLeft() > reserveMs
  await markReportsDue(canContinue)
  return queueDueWork(canContinue)
})
