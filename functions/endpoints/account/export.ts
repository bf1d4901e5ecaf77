import { handle } from '#functions/lib/handle.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { exportUserData } from '#functions/services/accounts/export.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.export, async ({ input: { from }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  return exportUserData(userId, from)
})
