import { handle } from '#functions/lib/handle.ts'
import { recoverWithBackupCode } from '#functions/services/accounts/backup-codes.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.recover, async ({ input: { email, password, code } }) => {
  await recoverWithBackupCode(email, password, code)
  return {}
})
