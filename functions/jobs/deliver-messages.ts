import { job } from '#functions/lib/job.ts'
import { acknowledgeMs, deliverMessage } from '#functions/services/messages/deliver.ts'
import { findUnsentMessages, markMailed } from '#functions/store/messages.ts'

/** A message younger than this is still with the endpoint that took it in. */
const youngMs = 60_000

/** Milliseconds kept back to end well; what is left then goes the next time. */
const reserve = 10_000

/** Mails what could not be mailed when it was written: mail was down, or nobody had said where to. */
export const handler = job('jobs/deliver-messages', async ({ timeLeft }) => {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  let delivered = 0
  let acknowledged = 0
  for (const message of await findUnsentMessages({ before: ago(youngMs), since: ago(acknowledgeMs) })) {
    if (timeLeft() < reserve) break
    const went = await deliverMessage(message, markMailed)
    delivered += went.delivered
    acknowledged += went.acknowledged
  }
  return { delivered, acknowledged }
})
