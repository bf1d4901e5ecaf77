import * as z from 'zod/mini'
import { above, absent, below, both, isNot } from '#functions/lib/expression.ts'
import { createItem, defineTable, getItem, scanPages, updateItem } from '#functions/lib/table.ts'
import { channelCounts } from '#shared/contract/inquiry.ts'
import { visitorId } from '#shared/contract/message.ts'
import { locales } from '#shared/locale.ts'
import { planNames } from '#shared/plans.ts'
import { messages } from '#shared/tables.ts'

/** A message to the operator, and which mails about it were sent. */
const Message = z.object({
  /** The writer, or {@link visitorId} for everyone who was not signed in. */
  userId: z.string(),
  /** Chosen by the writer's browser. */
  id: z.string(),
  /** The reference shown in mails and on screens. */
  reference: z.string(),
  /** Whether it has priority: support for Premium users. */
  priority: z.boolean(),
  name: z.string(),
  email: z.string(),
  plan: z.optional(z.enum(planNames)),
  locale: z.enum(locales),
  written: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('support'), subject: z.string(), message: z.string() }),
    z.object({ kind: z.literal('contact'), subject: z.string(), message: z.string() }),
    z.object({
      kind: z.literal('inquiry'),
      companyName: z.string(),
      numChannels: z.enum(channelCounts),
      additionalNeeds: z.string(),
    }),
  ]),
  createdAt: z.iso.datetime(),
  /** When it was mailed to the operator. */
  deliveredAt: z.optional(z.iso.datetime()),
  /** When the reference was mailed to the writer. */
  acknowledgedAt: z.optional(z.iso.datetime()),
})
export type Message = z.infer<typeof Message>

type MessageKey = Pick<Message, 'userId' | 'id'>

const table = defineTable(messages, Message)

/** Reads a message consistently. Returns undefined when there is none. */
export const getMessage = (key: MessageKey): Promise<Message | undefined> => getItem(table, key)

/** Stores a new message. Returns false, changing nothing, if this writer already sent a message with this id. */
export const createMessage = (message: Message): Promise<boolean> => createItem(table, message)

/** Stores when a mail about a message was sent. Does nothing when the message was deleted. */
export async function markMailed(
  { userId, id }: MessageKey,
  mail: 'deliveredAt' | 'acknowledgedAt',
  now = Date.now(),
): Promise<void> {
  await updateItem(table, { userId, id }, { set: { [mail]: new Date(now).toISOString() } }, 'exists')
}

/**
 * Reads every message sent before `before` that still needs a mail, in no particular order. A message that lacks only the
 * acknowledgement counts if it was sent after `acknowledgeSince`. Both are ISO 8601.
 */
export async function listUnsentMessages({
  before,
  acknowledgeSince,
}: {
  before: string
  acknowledgeSince: string
}): Promise<Message[]> {
  const unacknowledged = {
    createdAt: both(below(before), above(acknowledgeSince)),
    acknowledgedAt: absent,
    userId: isNot(visitorId),
  }
  const filter = [{ createdAt: below(before), deliveredAt: absent }, unacknowledged]
  const found: Message[] = []
  for await (const page of scanPages(table, { filter })) found.push(...page)
  return found
}
