import { changePoolPassword } from '#functions/clients/cognito/users.ts'
import { Failure } from '#functions/lib/failure.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { isCommonPassword } from '#shared/common-password.ts'
import { notifyOwner } from './notify-owner.ts'
import { endSessions } from './sessions.ts'

/** Throws Failure `password_common` for one of the most common passwords. */
export function refuseCommonPassword(password: string): void {
  if (isCommonPassword(password)) throw new Failure('password_common')
}

/**
 * Changes the password of an access token's user, ends every session, including the current one, and notifies the user.
 * After a crash in between, sessions continue; changing the new password once more ends them.
 */
export async function changePassword(
  userId: string,
  accessToken: string,
  passwords: { readonly current: string; readonly next: string },
): Promise<void> {
  refuseCommonPassword(passwords.next)
  await changePoolPassword(accessToken, passwords.current, passwords.next)
  try {
    await endSessions(userId)
  } finally {
    const account = await getAccount(userId)
    if (account) await notifyOwner(account, 'password_changed')
  }
}
