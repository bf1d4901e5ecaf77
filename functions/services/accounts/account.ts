import { Failure } from '#functions/lib/failure.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'

/** Returns a user's account. Throws Failure `unauthenticated` when it was deleted after `handle()` made sure that there is one. */
export async function requireAccount(userId: string): Promise<Account> {
  const account = await getAccount(userId)
  if (!account) throw new Failure('unauthenticated')
  return account
}
