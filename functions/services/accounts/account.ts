import { fetchProfile } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { type Account, createAccount, getAccount } from '#functions/store/accounts.ts'

/** Returns a user's account, created from their Cognito profile if `triggers/post-confirmation` failed to create it. */
export async function ensureAccount(userId: string): Promise<Account> {
  const existing = await getAccount(userId)
  if (existing) return existing
  await createAccount(userId, await fetchProfile(userId))
  const created = await getAccount(userId)
  if (!created) throw new Error(`account ${userId} was deleted while it was created`)
  return created
}

/** Returns a user's account. Throws Failure `unauthenticated` when it was deleted, although the user's token is still valid. */
export async function requireAccount(userId: string): Promise<Account> {
  const account = await getAccount(userId)
  if (!account) throw new Failure('unauthenticated')
  return account
}
