import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { deliverMessage } from '#functions/services/messages/deliver.ts'
import { submitMessage } from '#functions/services/messages/submit.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { createMessage, getMessage, markMailed } from '#functions/store/messages.ts'
import { support } from '#shared/contract/support.ts'

export const handler = handle(support.send, async ({ input: { id, subject, message }, userId }) => {
  const account = await getAccount(userId)
  // The user is gone, though their token still lives.
  if (!account) throw new Failure('unauthenticated')
  const { name, email, plan, locale } = account
  const priority = plan === 'premium'
  const written = { kind: 'support', subject, message } as const
  return submitMessage({ userId, id, priority, name, email, plan, locale, written }, desk)
})

const desk = {
  getMessage,
  keepMessage: createMessage,
  noteMailed: markMailed,
  take: spendBudget,
  deliver: deliverMessage,
}
