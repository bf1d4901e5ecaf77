import { job } from '#functions/lib/job.ts'
import { readAhead } from '#functions/services/read-ahead/read-ahead.ts'

/** The time in which the last requests of a run end, in milliseconds. */
const lastRequestsMs = 5_000

/** Reads connected channels before their owners visit. */
export const handler = job('jobs/read-ahead', ({ timeLeft }) => readAhead(() => timeLeft() > lastRequestsMs))
