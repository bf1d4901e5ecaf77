import { changePoolPassword } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { getAccount, recordPassword } from '#functions/store/accounts.ts'
import { isCommonPassword } from '#shared/common-password.ts'
import { notifyOfPassword } from './lasting-access.ts'
import { endSessions } from './sessions.ts'

/** Throws Failure `password_common` for one of the most common passwords. */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new Failure('password_common')
}

/**
 * Changes the password of an access token's user, ends every session, including the current one, and notifies the user.
 * Returns whether the sessions ended. If they did not, or after a crash in between, users can log out everywhere.
 */
export async function changePassword(
  userId: string,
  accessToken: string,
  passwords: { readonly current: string; readonly next: string },
): Promise<{ readonly sessionsEnded: boolean }> {
  refuseCommonPassword(passwords.next)
  await changePoolPassword(accessToken, passwords.current, passwords.next)
  // The password has changed, so do not throw from here on.
  const sessionsEnded = await succeeds(endSessions(userId), 'sessions not ended')
  await succeeds(recordPassword(userId), 'password not recorded')
  await succeeds(notifyUser(userId), 'account of a new password not read')
  return { sessionsEnded }
}

/** Returns whether a promise is fulfilled. Otherwise logs `failure`. */
const succeeds = (work: Promise<void>, failure: string): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      log('error', failure, { reason: reasonOf(error) })
      return false
    },
  )

async function notifyUser(userId: string): Promise<void> {
  const account = await getAccount(userId)
  if (account) await notifyOfPassword(account)
}
