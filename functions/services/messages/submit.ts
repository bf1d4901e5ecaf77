import { Failure } from '#functions/lib/failure.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { type Message, type Note, referenceOf } from '#functions/store/message.ts'
import type { Receipt } from '#shared/contract/message.ts'

/** What {@link submitMessage} needs of store and mail. */
interface Desk {
  readonly getMessage: (key: Pick<Message, 'userId' | 'id'>) => Promise<Message | undefined>
  /** False when the message is there already. */
  readonly keepMessage: (message: Message) => Promise<boolean>
  readonly take: (key: string, units: number, most: number, expiresAt: number) => Promise<boolean>
  /** Mails it, and says what went out. */
  readonly deliver: (message: Message, note: Note) => Promise<{ readonly acknowledged: number }>
  readonly noteMailed: Note
}

/** So many messages a day are taken from one writer. */
const mostADay = 10
const daySeconds = 86_400

/**
 * Takes in a message: stored first, then mailed, so that none is lost when mail is down. The same message again changes
 * nothing and is told the same. `too_many_requests` once the writer sent `most` others on this day (UTC).
 */
export async function submitMessage(
  given: Omit<Message, 'reference' | 'createdAt' | 'deliveredAt' | 'acknowledgedAt'>,
  desk: Desk,
  most = mostADay,
): Promise<Receipt> {
  const known = await desk.getMessage(given)
  if (known) return receiptOf(known)
  const now = Date.now()
  const day = Math.floor(now / 1000 / daySeconds)
  if (!(await desk.take(`messages#${pseudonymize(given.userId)}#${day}`, 1, most, (day + 1) * daySeconds))) {
    throw new Failure('too_many_requests')
  }
  const message = { ...given, reference: referenceOf(given), createdAt: new Date(now).toISOString() }
  // Two at once: the other one mails it.
  if (!(await desk.keepMessage(message))) return receiptOf(message)
  const { acknowledged } = await desk.deliver(message, desk.noteMailed)
  return { reference: message.reference, acknowledged: acknowledged > 0 }
}

const receiptOf = ({ reference, acknowledgedAt }: Message): Receipt => ({
  reference,
  acknowledged: acknowledgedAt !== undefined,
})
