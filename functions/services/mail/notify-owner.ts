import { env, optionalEnv } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import type { Account } from '#functions/store/accounts.ts'
import { spendDailyCap } from '#functions/store/limits.ts'
import type { Block } from './blocks.ts'
import type { MailKind, MailValues } from './kinds.ts'
import { sendMail } from './send-mail.ts'

/** The timeout for the notice, in milliseconds: the user is waiting, and Cognito's triggers end after five seconds. */
const timeoutMs = 2_500
/** The maximum number of such emails per user and day, so that a stolen session cannot flood the owner's mailbox. */
const maxAccessMailsPerDay = 20

type AccessMail =
  | 'assistant_connected'
  | 'backup_codes_created'
  | 'feed_created'
  | 'google_connected'
  | 'google_disconnected'
  | 'passkey_added'
  | 'token_created'
  | 'webhook_created'

/** A mail of one of these kinds. Its button leads to the password reset. */
type Notice<Kind extends MailKind> = {
  [K in Kind]: {
    readonly kind: K
    readonly values: Omit<MailValues<K>, 'url'>
    readonly blocks?: readonly Block[] | undefined
  }
}[Kind]

/**
 * Notifies a user of a change to the access to their account, and links to the password reset in case it was not them. Logs errors
 * instead of throwing them, because the change is already made.
 */
export async function notifyOwner(
  { email, locale }: Pick<Account, 'email' | 'locale'>,
  { kind, values, blocks = [] }: Notice<AccessMail | 'app_turned_off' | 'passkey_removed' | 'password_changed'>,
): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) return
  const url = `${env('SITE_URL')}/forgot-password`
  try {
    await sendMail({
      to: email,
      kind,
      locale,
      // TypeScript cannot infer that adding `url` restores the type that `Omit` reduced.
      values: { ...values, url } as MailValues<typeof kind>,
      blocks,
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    log('error', 'owner not notified', { kind, reason: reasonOf(error) })
  }
}

/**
 * Notifies a user that something gives access to the account, or no longer does, up to the daily limit. Like {@link notifyOwner}, does not
 * throw.
 */
export async function notifyOfAccess(
  account: Pick<Account, 'userId' | 'email' | 'locale'>,
  notice: Notice<AccessMail>,
): Promise<void> {
  if (await mayMail(account.userId)) await notifyOwner(account, notice)
}

/** Whether a user gets another such email today. If the limit cannot be read, the notice matters more. */
async function mayMail(userId: string): Promise<boolean> {
  try {
    return (await spendDailyCap('access-mails', userId, maxAccessMailsPerDay)) !== undefined
  } catch (error) {
    log('error', 'access mails not counted', { reason: reasonOf(error) })
    return true
  }
}
