import { handle } from '#functions/lib/handle.ts'
import { changePassword } from '#functions/services/accounts/password.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.password, ({ input, userId, accessToken }) =>
  changePassword(userId, accessToken, input),
)
