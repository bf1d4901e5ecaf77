import { job } from '#functions/lib/job.ts'
import { importAllReach } from '#functions/services/channel/reach/import-all.ts'

/** Imports YouTube's daily reports of impressions for all connected channels. */
export const handler = job('jobs/read-reach', ({ timeLeft }) => importAllReach(timeLeft))
