import { optionalEnv } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { sendMail } from '#functions/services/mail/send-mail.ts'
import { listUnsentMessages, type Message, markMailed } from '#functions/store/messages.ts'
import { visitorId } from '#shared/contract/message.ts'
import { dayMs } from '#shared/duration.ts'
import { planNames } from '#shared/plans.ts'

/** The number of emails that were sent. */
interface Sent {
  readonly delivered: number
  readonly acknowledged: number
}

/** How long after a message its acknowledgement still makes sense, in milliseconds. */
const acknowledgeMs = 3 * dayMs

/**
 * Sends the pending emails of a message: the message to the operator, and its reference to the user who wrote it. An email that fails is
 * logged, and {@link deliverUnsentMessages} sends it later. Each email is marked after it was sent, so that after a crash it is sent twice
 * rather than never.
 */
export async function deliverMessage(message: Message, now = Date.now()): Promise<Sent> {
  if (optionalEnv('MAIL_FROM') === undefined) return { delivered: 0, acknowledged: 0 }
  const delivered = message.deliveredAt === undefined && (await trySend(message, mailOperator))
  if (delivered) await markMailed(message, 'deliveredAt')
  const acknowledged = needsAcknowledgement(message, now) && (await trySend(message, mailWriter))
  if (acknowledged) await markMailed(message, 'acknowledgedAt')
  return { delivered: Number(delivered), acknowledged: Number(acknowledged) }
}

/** In milliseconds. Younger messages are still being delivered by the request that submitted them. */
const minAgeMs = 60_000

/** Delivers messages whose emails failed, in the order in which the operator should answer. Returns how many were sent. */
export async function deliverUnsentMessages(canContinue: () => boolean): Promise<Sent> {
  const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
  const messages = await listUnsentMessages({ before: ago(minAgeMs), acknowledgeSince: ago(acknowledgeMs) })
  let delivered = 0
  let acknowledged = 0
  for (const message of messages.sort(byPriority)) {
    if (!canContinue()) break
    const sent = await deliverMessage(message)
    delivered += sent.delivered
    acknowledged += sent.acknowledged
  }
  return { delivered, acknowledged }
}

/** Sorts messages from the highest plan first, then the oldest first. Visitors have no plan. */
const byPriority = (a: Message, b: Message): number => rankOf(b) - rankOf(a) || a.createdAt.localeCompare(b.createdAt)

const rankOf = ({ plan }: Message): number => (plan === undefined ? -1 : planNames.indexOf(plan))

/** Visitors get no acknowledgement, because their address is unverified and may belong to somebody else. */
const needsAcknowledgement = ({ userId, acknowledgedAt, createdAt }: Message, now: number): boolean =>
  userId !== visitorId && acknowledgedAt === undefined && now - Date.parse(createdAt) < acknowledgeMs

async function trySend(message: Message, send: (message: Message) => Promise<boolean>): Promise<boolean> {
  try {
    return await send(message)
  } catch (error) {
    log('error', 'message not mailed', {
      reference: message.reference,
      step: send.name,
      reason: reasonOf(error),
    })
    return false
  }
}

/** Returns false if the operator has no address. */
async function mailOperator({ reference, name, email, plan, priority, written }: Message): Promise<boolean> {
  const to = optionalEnv('OPERATOR_MAIL')
  if (to === undefined) return false
  const head = { to, locale: 'en', replyTo: email } as const
  const writer = `${name} <${email}>`
  if (written.kind === 'inquiry') {
    const { companyName: company, numChannels: channels, additionalNeeds: quote } = written
    await sendMail({ ...head, kind: 'inquiry_message', values: { reference, company, channels, writer, quote } })
    return true
  }
  const { subject: topic, message: quote } = written
  if (written.kind === 'contact') {
    await sendMail({ ...head, kind: 'contact_message', values: { reference, topic, writer, quote } })
    return true
  }
  const values = { mark: priority ? '[Premium] ' : '', reference, topic, writer, plan: `${plan}`, quote }
  await sendMail({ ...head, kind: 'support_message', values, ...(priority ? { headers: highPriority } : {}) })
  return true
}

/** The headers that mark a mail as important (RFC 2156, and the older header that most mail programs read). */
const highPriority = { Importance: 'high', 'X-Priority': '1' }

async function mailWriter({ reference, email, locale, written }: Message): Promise<boolean> {
  const kind = written.kind === 'inquiry' ? 'inquiry_acknowledged' : 'message_acknowledged'
  await sendMail({ to: email, kind, locale, values: { reference } })
  return true
}
