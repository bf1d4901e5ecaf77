import { handle } from '#functions/lib/handle.ts'
import { removeBackupCodes } from '#functions/store/accounts.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account['remove-codes'], async ({ userId }) => {
  await removeBackupCodes(userId)
  return {}
})
