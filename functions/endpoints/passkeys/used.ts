import { handle } from '#functions/lib/handle.ts'
import { recordPasskeyUse } from '#functions/store/passkeys.ts'
import { passkeys } from '#shared/contract/passkeys.ts'

export const handler = handle(passkeys.used, async ({ input, userId }) => {
  await recordPasskeyUse(userId, input.id)
  return {}
})
