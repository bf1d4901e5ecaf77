import { handle } from '#functions/lib/handle.ts'
import { removePasskey } from '#functions/services/accounts/passkeys.ts'
import { passkeys } from '#shared/contract/passkeys.ts'

export const handler = handle(passkeys.remove, async ({ input, userId, authTime, accessToken }) => {
  await removePasskey(userId, authTime, accessToken, input.id)
  return {}
})
