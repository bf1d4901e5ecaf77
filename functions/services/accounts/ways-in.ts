import { findIdentity } from '#functions/clients/cognito/identities.ts'
import { listPoolPasskeys, type PoolPasskey } from '#functions/clients/cognito/passkeys.ts'
import { Failure } from '#functions/lib/failure.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import type { Account } from '#functions/store/accounts.ts'
import { waitForLease } from '#functions/store/lease.ts'

/** In seconds: longer than any function that changes sign-in methods can run. */
const leaseSeconds = 26

/**
 * Runs a change of a user's sign-in methods while no other change runs. Otherwise two concurrent removals could together remove the last
 * method, and Cognito would connect two Google accounts. Throws Failure `unavailable` after waiting 15 seconds.
 */
export async function changeWaysIn<Result>(userId: string, change: () => Promise<Result>): Promise<Result> {
  const lease = await waitForLease(`ways-in#${pseudonymize(userId)}`, leaseSeconds)
  if (!lease) throw new Failure('unavailable')
  try {
    return await change()
  } finally {
    await lease.release()
  }
}

/** The sign-in method that a user is about to remove. */
type Removed = { readonly google: true } | { readonly passkey: string }

/**
 * Throws Failure `last_way_in` if the user could not log in after the removal. Codes by mail do not count: they are for users who have
 * lost everything else. Call it within {@link changeWaysIn}, together with the removal.
 */
export async function requireAnotherWayIn(
  { userId, hasPassword }: Pick<Account, 'userId' | 'hasPassword'>,
  accessToken: string,
  removed: Removed,
): Promise<void> {
  if (hasPassword !== false) return
  const passkeys = await listPasskeysIfAny(accessToken)
  if ('google' in removed) {
    if (passkeys.length === 0) throw new Failure('last_way_in')
    return
  }
  // The passkey does not exist, or there are others.
  if (!passkeys.some(({ id }) => id === removed.passkey) || passkeys.length > 1) return
  if (!(await findIdentity(userId))?.google) throw new Failure('last_way_in')
}

async function listPasskeysIfAny(accessToken: string): Promise<PoolPasskey[]> {
  try {
    return await listPoolPasskeys(accessToken)
  } catch (error) {
    if (error instanceof Failure && error.code === 'passkeys_disabled') return []
    throw error
  }
}
