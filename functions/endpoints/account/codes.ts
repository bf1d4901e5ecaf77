import { handle } from '#functions/lib/handle.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { createBackupCodes } from '#functions/services/accounts/backup-codes.ts'
import { account } from '#shared/contract/account.ts'

export const handler = handle(account.codes, async ({ userId, authTime }) => {
  requireRecentSignIn(authTime)
  return { codes: await createBackupCodes(userId) }
})
