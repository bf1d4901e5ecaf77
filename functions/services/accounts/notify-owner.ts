import { env, optionalEnv } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { sendMail } from '#functions/services/mail/send.ts'
import type { Account } from '#functions/store/accounts.ts'

/** The timeout for the notice, in milliseconds: the user is waiting, and Cognito's triggers end after five seconds. */
const timeoutMs = 2_500

/**
 * Notifies a user that the way they sign in was changed, and links to the password reset in case it was not them. Logs an
 * error: the change is done.
 */
export async function notifyOwner(
  { email, locale }: Pick<Account, 'email' | 'locale'>,
  kind: 'app_turned_off' | 'password_changed',
): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) return
  const values = { url: `${env('SITE_URL')}/forgot-password` }
  try {
    await sendMail({ to: email, kind, locale, values, signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    log('error', 'owner not notified', { kind, reason: reasonOf(error) })
  }
}
