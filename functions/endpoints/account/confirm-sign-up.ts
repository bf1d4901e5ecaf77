import { handle } from '#functions/lib/handle.ts'
import { confirmSignUp } from '#functions/services/accounts/sign-up.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account['confirm-sign-up'], async ({ input: { user, code, password }, address }) => {
  await confirmSignUp(user, code, password, address)
  return {}
})
