import { findIdentity, unlinkGoogle } from '#functions/clients/cognito/identities.ts'
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
import { prefetchUploads } from '#functions/services/channel/own-uploads.ts'
import { createAccount, getAccount, recordPassword } from '#functions/store/accounts.ts'
import { createDeletion, getDeletion } from '#functions/store/deletions.ts'
import { listStoredPasskeys } from '#functions/store/passkeys.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'
import { startingName } from './google-sign-up.ts'
import { notifyOfPassword } from './lasting-access.ts'
import { refuseCommonPassword } from './password.ts'
import { endSessions } from './sessions.ts'

/**
 * The rate limits on codes for one user, who need not exist. The first applies per caller, so that a stranger who enters wrong codes does
 * not block others. The second limits guessing from many networks: `docs/security.md` states the odds.
 */
const perCaller = { max: 20, maxPerNetwork: 25, seconds: daySeconds }
const fromEverywhere = { max: 250, seconds: daySeconds }

/** What the user entered at sign-up; absent if their browser no longer has it. */
interface Details {
  readonly name?: string | undefined
  readonly locale?: Locale | undefined
  /** Null if they named no channel. */
  readonly channelUrl?: string | null | undefined
}

/**
 * Confirms the address of a new user and creates the account. Anybody can sign up with somebody else's address. So `password` and
 * `details` replace those of the sign-up, and any sessions and second factors that a stranger created with the old password are removed.
 * `user` is an id or an address; `caller` is the caller's network address. Throws Failure `password_common`; `code_incorrect`, which is
 * all that a caller without a valid code learns; or `sign_up_removed` if a stranger added a passkey.
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
  await refuseStrangers(userId)
  const { name = profile.name, locale = profile.locale } = details
  const channelUrl = details.channelUrl === undefined ? profile.channelUrl : (details.channelUrl ?? undefined)
  // Cognito deletes an attribute when its value is empty.
  await updatePoolUser(userId, { name, locale, 'custom:youtube_channel': channelUrl ?? '' })
  await createAccount(userId, { email: profile.email, name, locale, ...(channelUrl && { channelUrl }) })
  await prefetchUploads({ userId, channelUrl })
}

/**
 * Closes a user who has passkeys but never had an account, so that `jobs/purge-expired` deletes the user, and throws Failure
 * `sign_up_removed`. The owner of the address cannot have added them: a stranger did, either right after signing up with the address or
 * during an interrupted confirmation. Passkeys outlive passwords and sessions, and only their user can remove them. The owner of the
 * address signs up again.
 */
async function refuseStrangers(userId: string, ids?: PoolIds): Promise<void> {
  if (!(await hasPasskeys(userId, ids))) return
  log('warn', "user closed: a stranger's passkey", { user: pseudonymize(userId) })
  await createDeletion(userId, {})
  throw new Failure('sign_up_removed')
}

/**
 * Disconnects the Google account of a user who signed up with Google and did not finish. The person who has the code receives mail at the
 * address now; Google may have verified it years ago, for somebody else.
 */
async function forgetUnfinishedGoogle(userId: string, pool: string): Promise<void> {
  const identity = await findIdentity(userId, pool)
  if (identity?.isUnfinished && identity.google) await unlinkGoogle(identity.google.subject, pool)
}

/**
 * Completes a password reset, which proves the address as a sign-up code does: ends every session, notifies the user and, where a
 * confirmation was interrupted or the account was lost, turns off the second factor and creates the account. `ids` are those of the
 * user's pool. Throws Failure `sign_up_removed` if the user was closed because a stranger had signed up with the address.
 */
export async function completePasswordReset(userId: string, profile: Profile, ids: PoolIds): Promise<void> {
  await endSessions(userId, ids.pool)
  const [account, deletion] = await Promise.all([getAccount(userId), getDeletion(userId)])
  if (deletion) {
    // The deletion of an account keeps the owner's address until the user is deleted. Other deletions have none.
    if (deletion.email === undefined) throw new Failure('sign_up_removed')
    return
  }
  if (!account) {
    await turnOffApp(userId, ids.pool)
    // We store passkeys only for users with an account. So if there are some, the account was lost.
    const hadAccount = (await listStoredPasskeys(userId)).length > 0
    if (!hadAccount) await refuseStrangers(userId, ids)
    await forgetUnfinishedGoogle(userId, ids.pool)
    await createAccount(userId, { ...profile, name: profile.name || startingName(profile.email) })
  }
  await recordPassword(userId)
  // Last, since Cognito gives a trigger five seconds and a slow mail server may use them up.
  await notifyOfPassword({ ...account, userId, ...profile }, ids.pool)
}
