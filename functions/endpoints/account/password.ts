import { handle } from '#functions/lib/handle.ts'
import { changePassword } from '#functions/services/accounts/password.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.password, async ({ input, userId, accessToken }) => {
  await changePassword(userId, accessToken, input)
  return {}
})
