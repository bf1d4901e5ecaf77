import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { accept } from '#functions/services/messages/accept.ts'
import { deliver } from '#functions/services/messages/deliver.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { spendBudget } from '#functions/store/limits.ts'
import { getMessage, keepMessage, noteMailed } from '#functions/store/messages.ts'
import { inquiry } from '#shared/contract/inquiry.ts'

export const handler = handle(inquiry.send, async ({ input: { id, ...asked }, userId }) => {
  const account = await getAccount(userId)
  // The user is gone, though their token still lives.
  if (!account) throw new Failure('unauthenticated')
  const { name, email, plan, locale } = account
  const written = { kind: 'inquiry', ...asked } as const
  return accept({ userId, id, priority: false, name, email, plan, locale, written }, desk)
})

const desk = { getMessage, keepMessage, noteMailed, take: spendBudget, deliver }
