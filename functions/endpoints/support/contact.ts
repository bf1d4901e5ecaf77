import { handle } from '#functions/lib/handle.ts'
import { submitMessage } from '#functions/services/messages/submit.ts'
import { visitorId } from '#shared/contract/message.ts'
import { support } from '#shared/contract/support.ts'

/** The maximum number of messages per day from all visitors together, so that a flood does not fill the operator's mailbox. */
const maxPerDay = 200

export const handler = handle(support.contact, ({ input: { id, name, email, subject, message } }) => {
  const written = { kind: 'contact', subject, message } as const
  return submitMessage({ userId: visitorId, id, priority: false, name, email, locale: 'en', written }, maxPerDay)
})
