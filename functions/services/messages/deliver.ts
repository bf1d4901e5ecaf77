import { sendMail } from '#functions/clients/ses/send.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { type Message, type Note, visitorId } from '#functions/store/message.ts'

/** How many mails went out. */
export interface Delivered {
  readonly delivered: number
  readonly acknowledged: number
}

/** An acknowledgement that comes later than this tells nobody anything. */
export const acknowledgeMs = 3 * 86_400_000

/**
 * Mails what is missing of a message: itself to the operator, its reference to the user who wrote it. What cannot be
 * sent is logged and left for `jobs/deliver-messages`. Each is noted after it went out: a crash in between sends it
 * again, under the same reference, where noting first would lose it.
 */
export async function deliverMessage(message: Message, note: Note, now = Date.now()): Promise<Delivered> {
  if (optionalEnv('MAIL_FROM') === undefined) return { delivered: 0, acknowledged: 0 }
  const delivered = message.deliveredAt === undefined && (await attempt(message, toOperator))
  if (delivered) await note(message, 'deliveredAt')
  const acknowledged = awaitsAcknowledgement(message, now) && (await attempt(message, toWriter))
  if (acknowledged) await note(message, 'acknowledgedAt')
  return { delivered: Number(delivered), acknowledged: Number(acknowledged) }
}

/** Nobody has checked a visitor's address: a mail could reach somebody who never wrote. */
const awaitsAcknowledgement = ({ userId, acknowledgedAt, createdAt }: Message, now: number): boolean =>
  userId !== visitorId && acknowledgedAt === undefined && now - Date.parse(createdAt) < acknowledgeMs

async function attempt(message: Message, send: (message: Message) => Promise<boolean>): Promise<boolean> {
  try {
    return await send(message)
  } catch (error) {
    log('error', 'a message could not be mailed', {
      reference: message.reference,
      step: send.name,
      reason: reasonOf(error),
    })
    return false
  }
}

async function toOperator({ reference, name, email, plan, priority, written }: Message): Promise<boolean> {
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
  await sendMail({ ...head, kind: 'support_message', values, ...(priority ? { headers: important } : {}) })
  return true
}

/** What mail programs sort by (RFC 2156, and the older header that most of them read). */
const important = { Importance: 'high', 'X-Priority': '1' }

async function toWriter({ reference, email, locale, written }: Message): Promise<boolean> {
  const kind = written.kind === 'inquiry' ? 'inquiry_acknowledged' : 'message_acknowledged'
  await sendMail({ to: email, kind, locale, values: { reference } })
  return true
}
