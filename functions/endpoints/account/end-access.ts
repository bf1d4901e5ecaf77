import { handle } from '#functions/lib/handle.ts'
import { endLastingAccess } from '#functions/services/accounts/lasting-access.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account['end-access'], async ({ userId }) => {
  await endLastingAccess(userId)
  return {}
})
