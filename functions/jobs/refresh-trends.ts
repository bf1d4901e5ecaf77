import { job } from '#functions/lib/job.ts'
import { refreshTrends } from '#functions/services/trends/refresh-trends.ts'

/** Time reserved for ending a run, in milliseconds. The next run updates the remaining lists. */
const reserveMs = 15_000

export const handler = job('jobs/refresh-trends', ({ timeLeft }) => refreshTrends(() => timeLeft() > reserveMs))
