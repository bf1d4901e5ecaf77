import * as z from 'zod/mini'
import { daySeconds } from '#shared/duration.ts'
import { EmailAddress } from '#shared/email.ts'
import { endpoint } from './endpoint.ts'
import { MessageId, messageLimits, multiLineText, Receipt, singleLineText } from './message.ts'

const text = { id: MessageId, subject: singleLineText(1, messageLimits.subject), message: multiLineText(1) }

export const support = {
  /** Sends a user's message to the operator, who replies to the account's address. */
  send: endpoint({
    method: 'POST',
    path: '/api/support',
    caller: 'user',
    input: z.strictObject(text),
    output: Receipt,
    errors: [],
    rate: { max: 20, seconds: 3600 },
  }),
  /** Sends a visitor's message to the operator. We send no mail to the given address; only the operator replies to it. */
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    caller: 'public',
    input: z.strictObject({
      ...text,
      name: singleLineText(1, messageLimits.name),
      email: EmailAddress,
    }),
    output: Receipt,
    errors: [],
    // A twentieth and a tenth of the daily cap for all visitors, so that one network cannot use it up.
    rate: { max: 10, seconds: daySeconds, maxPerNetwork: 20 },
  }),
}
