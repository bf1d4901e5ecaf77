import { handle } from '#functions/lib/handle.ts'
import { submitMessage } from '#functions/services/messages/submit.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { inquiry } from '#shared/contract/inquiry.ts'

export const handler = handle(inquiry.send, async ({ input: { id, ...answers }, userId }) => {
  const { name, email, plan, locale } = await requireAccount(userId)
  const written = { kind: 'inquiry', ...answers } as const
  return submitMessage({ userId, id, priority: false, name, email, plan, locale, written })
})
