import { handle } from '#functions/lib/handle.ts'
import { addPasskey } from '#functions/services/accounts/passkeys.ts'
import { passkeys } from '#shared/contract/passkeys.ts'

export const handler = handle(passkeys.add, async ({ input, userId, accessToken }) => ({
  passkey: await addPasskey(userId, accessToken, input),
}))
