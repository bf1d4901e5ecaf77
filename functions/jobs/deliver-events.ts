import { job } from '#functions/lib/job.ts'
import { deliverEvents } from '#functions/services/webhooks/deliver.ts'

/** Time reserved for the slowest receiver, in milliseconds. */
const reserveMs = 15_000

export const handler = job('jobs/deliver-events', ({ timeLeft }) => deliverEvents(() => timeLeft() >= reserveMs))
