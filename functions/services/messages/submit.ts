import { createHash } from 'node:crypto'
import { Failure } from '#functions/lib/failure.ts'
import { toBase32 } from '#functions/lib/id.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { createMessage, getMessage, type Message } from '#functions/store/messages.ts'
import type { Receipt } from '#shared/contract/message.ts'
import { daySeconds } from '#shared/duration.ts'
import { deliverMessage } from './deliver.ts'

/** The default maximum number of messages per writer and day. */
const defaultMaxPerDay = 10

/**
 * Accepts a message to the operator: stores it, then mails it, so that it is not lost while mail is down. Sending the same message again
 * changes nothing and returns the same receipt. Throws Failure `too_many_requests` if the writer has already sent `maxPerDay` other
 * messages on this day (UTC).
 */
export async function submitMessage(
  submitted: Omit<Message, 'reference' | 'createdAt' | 'deliveredAt' | 'acknowledgedAt'>,
  maxPerDay = defaultMaxPerDay,
): Promise<Receipt> {
  const existing = await getMessage(submitted)
  if (existing) return toReceipt(existing)
  const now = Date.now()
  const day = Math.floor(now / 1000 / daySeconds)
  const budget = `messages#${pseudonymize(submitted.userId)}#${day}`
  if (!(await spendBudget(budget, 1, maxPerDay, (day + 1) * daySeconds))) throw new Failure('too_many_requests')
  const message = { ...submitted, reference: referenceOf(submitted), createdAt: new Date(now).toISOString() }
  // A concurrent request has stored it and mails it.
  if (!(await createMessage(message))) return toReceipt(message)
  const { acknowledged } = await deliverMessage(message)
  return { reference: message.reference, acknowledged: acknowledged > 0 }
}

const toReceipt = ({ reference, acknowledgedAt }: Message): Receipt => ({
  reference,
  acknowledged: acknowledgedAt !== undefined,
})

/** Returns a message's reference, such as `VC-7K3M-9QXT`. It is always the same for the same message. */
function referenceOf({ userId, id }: Pick<Message, 'userId' | 'id'>): string {
  const bytes = createHash('sha256').update(`${userId}#${id}`).digest()
  const letters = toBase32(bytes.subarray(0, 8)).toUpperCase()
  return `VC-${letters.slice(0, 4)}-${letters.slice(4)}`
}
