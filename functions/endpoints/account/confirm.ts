import { handle } from '#functions/lib/handle.ts'
import { confirmEmailChange } from '#functions/services/accounts/email-change.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.confirm, async ({ input: { email, code }, userId }) => {
  await confirmEmailChange(userId, email, code)
  return {}
})
