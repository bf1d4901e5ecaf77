import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { MessageId, messageLimits, multiLineText, Receipt, singleLineText } from './message.ts'

const text = { id: MessageId, subject: singleLineText(1, messageLimits.subject), message: multiLineText(1) }

export const support = {
  /** A message of a user to the operator, who answers to the user's own address. */
  send: endpoint({
    method: 'POST',
    path: '/api/support',
    caller: 'user',
    input: z.strictObject(text),
    output: Receipt,
    errors: [],
    rate: { most: 20, seconds: 3600 },
  }),
  /** The same of anybody. Nothing is mailed to the address they name but the operator's own answer. */
  contact: endpoint({
    method: 'POST',
    path: '/api/contact',
    caller: 'public',
    input: z.strictObject({
      ...text,
      name: singleLineText(1, messageLimits.name),
      email: z.email().check(z.maxLength(254)),
    }),
    output: Receipt,
    errors: [],
    // A twentieth and a tenth of what is taken from all strangers in a day: no network keeps out the others.
    rate: { most: 10, seconds: 86_400, mostOfNetwork: 20 },
  }),
}
