import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { channelCounts } from '#shared/contract/inquiry.ts'
import { locales } from '#shared/locale.ts'
import { planNames } from '#shared/plans.ts'

const Written = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('support'), subject: z.string(), message: z.string() }),
  z.object({ kind: z.literal('contact'), subject: z.string(), message: z.string() }),
  z.object({
    kind: z.literal('inquiry'),
    companyName: z.string(),
    numChannels: z.enum(channelCounts),
    additionalNeeds: z.string(),
  }),
])

/** What somebody wrote to the operator, and how far it has come. */
export const Message = z.object({
  /** Who wrote it; {@link visitorId} for all who were not signed in. */
  userId: z.string(),
  /** Chosen by the writer's browser. */
  id: z.string(),
  /** What it is called in mails and on screens. */
  reference: z.string(),
  /** To be answered before those without: the support of Premium. */
  priority: z.boolean(),
  name: z.string(),
  email: z.string(),
  plan: z.optional(z.enum(planNames)),
  locale: z.enum(locales),
  written: Written,
  createdAt: z.iso.datetime(),
  /** When it was mailed to the operator. */
  deliveredAt: z.optional(z.iso.datetime()),
  /** When the writer was mailed the reference. */
  acknowledgedAt: z.optional(z.iso.datetime()),
})
export type Message = z.infer<typeof Message>

/** Notes in a message that a mail went out. */
export type Note = (message: Message, what: 'deliveredAt' | 'acknowledgedAt') => Promise<void>

/** The owner of what is written by people who are not signed in. No user has this id: Cognito's are like UUIDs. */
export const visitorId = 'visitors'

/** Crockford's base 32 in capitals: no I, L, O, U, so that nobody misreads one on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What a message is called: `VC-7K3M-9QXT`, the same whenever it is asked for. */
export function referenceOf({ userId, id }: Pick<Message, 'userId' | 'id'>): string {
  const bytes = createHash('sha256').update(`${userId}#${id}`).digest()
  const letters = Array.from(bytes.subarray(0, 8), (byte) => alphabet[byte % 32]).join('')
  return `VC-${letters.slice(0, 4)}-${letters.slice(4)}`
}
