import { handle } from '#functions/lib/handle.ts'
import { listPasskeys } from '#functions/services/accounts/passkeys.ts'
import { passkeys } from '#shared/contract/passkeys.ts'

export const handler = handle(passkeys.list, async ({ userId, accessToken }) => ({
  passkeys: await listPasskeys(userId, accessToken),
}))
