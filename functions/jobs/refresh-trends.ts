import { job } from '#functions/lib/job.ts'
import { refreshTrends } from '#functions/services/trends/refresh-trends.ts'

/** The time in which the last list is updated, in milliseconds. The next run updates the remaining lists. */
const lastListMs = 5_000

export const handler = job('jobs/refresh-trends', ({ timeLeft }) => refreshTrends(() => timeLeft() > lastListMs))
