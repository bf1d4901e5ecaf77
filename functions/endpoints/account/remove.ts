import { handle } from '#functions/lib/handle.ts'
import { deleteAccount } from '#functions/services/retention/delete-account.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.remove, async ({ userId, authTime }) => ({
  finished: await deleteAccount(userId, authTime),
}))
