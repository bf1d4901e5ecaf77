import { job } from '#functions/lib/job.ts'
import { deliverUnsentMessages } from '#functions/services/messages/deliver.ts'

/** Time reserved for ending a run, in milliseconds. */
const reserveMs = 10_000

export const handler = job('jobs/deliver-messages', ({ timeLeft }) =>
  deliverUnsentMessages(() => timeLeft() >= reserveMs),
)
