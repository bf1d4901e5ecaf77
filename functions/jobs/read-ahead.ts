import { job } from '#functions/lib/job.ts'
import { readAhead } from '#functions/services/read-ahead/read-ahead.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 15_000

/** Reads connected channels before their owners visit. */
export const handler = job('jobs/read-ahead', ({ timeLeft }) => readAhead(() => timeLeft() > reserveMs))
