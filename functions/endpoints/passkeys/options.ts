import { handle } from '#functions/lib/handle.ts'
import { startPasskey } from '#functions/services/accounts/passkeys.ts'
import { passkeys } from '#shared/contract/passkeys.ts'

export const handler = handle(passkeys.options, async ({ authTime, accessToken }) => ({
  options: await startPasskey(authTime, accessToken),
}))
