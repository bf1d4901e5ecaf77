import { Failure } from '#functions/lib/failure.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'

/**
 * Returns a user's account. Throws Failure `unauthenticated` when there is none although the user's token is valid: it was
 * deleted, or `account/confirm-sign-up` was interrupted.
 */
export async function requireAccount(userId: string): Promise<Account> {
  const account = await getAccount(userId)
  if (!account) throw new Failure('unauthenticated')
  return account
}
