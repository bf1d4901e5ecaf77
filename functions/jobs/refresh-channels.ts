import { job } from '#functions/lib/job.ts'
import { refreshChannels } from '#functions/services/following/refresh-channels.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

export const handler = job('jobs/refresh-channels', ({ timeLeft }) => refreshChannels(() => timeLeft() >= reserveMs))
