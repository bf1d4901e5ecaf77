import { handle } from '#functions/lib/handle.ts'
import { hasAccount } from '#functions/lib/has-account.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.verification, async ({ input: { userSub } }) => ({
  confirmed: await hasAccount(userSub),
}))
