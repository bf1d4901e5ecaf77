import { handle } from '#functions/lib/handle.ts'
import { finishSignUp } from '#functions/services/accounts/google-sign-up.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account['finish-sign-up'], async ({ input, userId }) => {
  await finishSignUp(userId, input)
  return {}
})
