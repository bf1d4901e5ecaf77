import { handle } from '#functions/lib/handle.ts'
import { accept } from '#functions/services/messages/accept.ts'
import { deliver } from '#functions/services/messages/deliver.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { visitors } from '#functions/store/message.ts'
import { getMessage, keepMessage, noteMailed } from '#functions/store/messages.ts'
import { support } from '#shared/contract/support.ts'

/** So many messages a day are taken from all strangers together: who floods us fills no mailbox. */
const mostADay = 200

export const handler = handle(support.contact, ({ input: { id, name, email, subject, message } }) => {
  const written = { kind: 'contact', subject, message } as const
  return accept({ userId: visitors, id, priority: false, name, email, locale: 'en', written }, desk, mostADay)
})

const desk = { getMessage, keepMessage, noteMailed, take: spendBudget, deliver }
