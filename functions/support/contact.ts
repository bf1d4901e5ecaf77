import { accept } from '#functions/lib/accept.ts'
import { handle } from '#functions/lib/handle.ts'
import { visitors } from '#functions/lib/message.ts'
import { deliver } from '#functions/mail/deliver.ts'
import { count, take } from '#functions/store/limits.ts'
import { getMessage, keepMessage, noteMailed } from '#functions/store/messages.ts'
import { support } from '#shared/contract/support.ts'

/** So many messages a day are taken from all strangers together: who floods us fills no mailbox. */
const mostADay = 200

export const handler = handle(
  support.contact,
  ({ input: { id, name, email, subject, message } }) => {
    const written = { kind: 'contact', subject, message } as const
    return accept({ userId: visitors, id, priority: false, name, email, locale: 'en', written }, desk, mostADay)
  },
  count,
)

const desk = { getMessage, keepMessage, noteMailed, take, deliver }
