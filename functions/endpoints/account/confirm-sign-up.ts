import { handle } from '#functions/lib/handle.ts'
import { confirmSignUp } from '#functions/services/accounts/sign-up.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account['confirm-sign-up'], async ({ input, address }) => {
  const { user, code, password, ...details } = input
  await confirmSignUp(user, code, password, details, address)
  return {}
})
