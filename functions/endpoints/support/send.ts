import { handle } from '#functions/lib/handle.ts'
import { submitMessage } from '#functions/services/messages/submit.ts'
import { requireAccount } from '#functions/store/accounts.ts'
import { support } from '#shared/contract/support.ts'

export const handler = handle(support.send, async ({ input: { id, subject, message }, userId }) => {
  const { name, email, plan, locale } = await requireAccount(userId)
  const written = { kind: 'support', subject, message } as const
  return submitMessage({ userId, id, priority: plan === 'premium', name, email, plan, locale, written })
})
