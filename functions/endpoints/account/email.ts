import { handle } from '#functions/lib/handle.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { requestEmailChange } from '#functions/services/accounts/email-change.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.email, async ({ input: { email }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  await requestEmailChange(userId, email)
  return {}
})
