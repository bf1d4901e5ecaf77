import type { Profile } from '#functions/clients/cognito/profile.ts'
import {
  confirmPoolUser,
  fetchUser,
  hasPasskeys,
  type PoolIds,
  setPoolPassword,
  turnOffApp,
  updatePoolUser,
} from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'
import { enforceAddressRateLimit, enforceRateLimit } from '#functions/lib/rate-limit.ts'
import { isDeleted } from '#functions/lib/revocations.ts'
import { prefetchUploads } from '#functions/services/channel/own-uploads.ts'
import { createAccount, getAccount } from '#functions/store/accounts.ts'
import { createDeletion } from '#functions/store/deletions.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { notifyOfPassword } from './lasting-access.ts'
import { refuseCommonPassword } from './password.ts'
import { endSessions } from './sessions.ts'

/**
 * The rate limits on codes for one user, who need not exist. A stranger who enters wrong codes reaches the first, which
 * leaves callers elsewhere alone. The second limits guessing from many networks: `docs/security.md` has the chances.
 */
const perCaller = { max: 20, maxPerNetwork: 25, seconds: daySeconds }
const fromEverywhere = { max: 250, seconds: daySeconds }

/** What the holder of the code entered at sign-up; absent where their browser no longer has it. */
interface Details {
  readonly name?: string | undefined
  readonly locale?: Locale | undefined
  /** Null if they named no channel. */
  readonly channelUrl?: string | null | undefined
}

/**
 * Confirms the address of a new user and creates the account. Anybody can sign up with somebody else's address. So
 * `password` and `details` replace those of the sign-up, and sessions and second factors that a stranger may have created
 * with that one are removed. `user` is an id or an address; `caller` is the caller's network address. Throws Failure
 * `password_common`, or `code_incorrect`, which is all that a caller without a valid code learns.
 */
export async function confirmSignUp(
  user: string,
  code: string,
  password: string,
  details: Details,
  caller: string,
): Promise<void> {
  refuseCommonPassword(password)
  const key = `confirm-sign-up#${pseudonymize(user.toLowerCase())}`
  await enforceAddressRateLimit(perCaller, key, caller)
  await enforceRateLimit(fromEverywhere, key)
  await confirmPoolUser(user, code)
  const { userId, profile } = await fetchUser(user)
  // The order matters: without the password no session begins, and without a session no second factor is turned on. The
  // account comes last: `verification` turns true only then. After a crash, resetting the password continues.
  await setPoolPassword(userId, password)
  await endSessions(userId)
  await turnOffApp(userId)
  if (await closeIfStrangers(userId)) throw new Failure('code_incorrect')
  const { name = profile.name, locale = profile.locale } = details
  const channelUrl = details.channelUrl === undefined ? profile.channelUrl : (details.channelUrl ?? undefined)
  // Cognito deletes an attribute that is given as empty.
  await updatePoolUser(userId, { name, locale, 'custom:youtube_channel': channelUrl ?? '' })
  await createAccount(userId, { email: profile.email, name, locale, ...(channelUrl && { channelUrl }) })
  await prefetchUploads({ userId, channelUrl })
}

/**
 * Closes a user without an account who has passkeys, whom `jobs/purge-expired` then deletes, and returns whether it did. The owner of
 * the address cannot have added one: a stranger did who signed up with it and was quick, or used an interrupted confirmation. Passkeys
 * outlive passwords and sessions, and nobody but their user can remove them. The owner of the address signs up again.
 */
async function closeIfStrangers(userId: string, ids?: PoolIds): Promise<boolean> {
  if (!(await hasPasskeys(userId, ids))) return false
  log('warn', "user closed: a stranger's passkey", { user: pseudonymize(userId) })
  await createDeletion(userId, {})
  return true
}

/**
 * Completes a password reset, which proves the address as a sign-up code does: ends every session, notifies the user and, where a
 * confirmation was interrupted, turns off the second factor and creates the account. `ids` are those of the user's pool.
 */
export async function completePasswordReset(userId: string, profile: Profile, ids: PoolIds): Promise<void> {
  await endSessions(userId, ids.pool)
  const account = await getAccount(userId)
  if (!account && !(await isDeleted(userId))) {
    await turnOffApp(userId, ids.pool)
    if (await closeIfStrangers(userId, ids)) return
    await createAccount(userId, profile)
  }
  // Last, since Cognito gives a trigger five seconds and a slow mail server may use them up.
  await notifyOfPassword({ ...account, userId, ...profile })
}
