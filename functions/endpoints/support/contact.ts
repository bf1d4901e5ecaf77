import { handle } from '#functions/lib/handle.ts'
import { deliverMessage } from '#functions/services/messages/deliver.ts'
import { submitMessage } from '#functions/services/messages/submit.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { visitorId } from '#functions/store/message.ts'
import { createMessage, getMessage, markMailed } from '#functions/store/messages.ts'
import { support } from '#shared/contract/support.ts'

/** So many messages a day are taken from all strangers together: who floods us fills no mailbox. */
const mostADay = 200

export const handler = handle(support.contact, ({ input: { id, name, email, subject, message } }) => {
  const written = { kind: 'contact', subject, message } as const
  return submitMessage({ userId: visitorId, id, priority: false, name, email, locale: 'en', written }, desk, mostADay)
})

const desk = {
  getMessage,
  keepMessage: createMessage,
  noteMailed: markMailed,
  take: spendBudget,
  deliver: deliverMessage,
}
