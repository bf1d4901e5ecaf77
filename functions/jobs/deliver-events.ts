import { job } from '#functions/lib/job.ts'
import { deliverEvents } from '#functions/services/webhooks/deliver.ts'

/** Time reserved for the slowest receiver, in milliseconds. */
const slowestMs = 5_000

export const handler = job('jobs/deliver-events', ({ timeLeft }) => deliverEvents(() => timeLeft() > slowestMs))
