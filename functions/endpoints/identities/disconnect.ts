import { handle } from '#functions/lib/handle.ts'
import { disconnectGoogle } from '#functions/services/accounts/identities.ts'
import { identities } from '#shared/contract/identities.ts'

export const handler = handle(identities.disconnect, async ({ userId, authTime, accessToken }) => {
  await disconnectGoogle(userId, authTime, accessToken)
  return {}
})
