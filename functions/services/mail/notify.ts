import { env } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import { claimMail, releaseMailClaim } from '#functions/store/mails.ts'
import type { Locale } from '#shared/locale.ts'
import type { NotificationKind } from '#shared/notifications.ts'
import type { Block } from './blocks.ts'
import type { MailValues } from './kinds.ts'
import { isNotificationWanted } from './notification-settings.ts'
import type { NotificationMail } from './notification-texts.ts'
import { sendMail } from './send-mail.ts'
import { createUnsubscribeToken, unsubscribePageUrl } from './unsubscribe-token.ts'

/** An email that a user turned on. `id` is unique among the user's emails: `weekly#2026-11-23`. */
export interface Notification<K extends NotificationMail> {
  readonly userId: string
  readonly id: string
  readonly kind: NotificationKind
  readonly mail: K
  /** Aborts the request to SES. Set if a user is waiting. */
  readonly signal?: AbortSignal
  /** Writes the mail in the user's current language. */
  readonly write: (locale: Locale) => { values: Omit<MailValues<K>, 'stop'>; blocks?: readonly Block[] }
}

/** `again`: it was sent before. `unwanted`: the user turned it off, is gone, or their address is suppressed. */
export type NotificationOutcome = 'sent' | 'again' | 'unwanted' | 'failed'

/**
 * Sends a notification once for its id, with a link that unsubscribes from its kind. The mail is claimed before it is sent:
 * after a crash in between it is never sent, because a missing mail is better than two. When SES rejects it, it was
 * certainly not sent, so the claim is released for a later run.
 */
export async function sendNotification<K extends NotificationMail>(
  notification: Notification<K>,
): Promise<NotificationOutcome> {
  const { userId, id, kind } = notification
  const account = await getAccount(userId)
  if (!account || !isNotificationWanted(account, kind)) return 'unwanted'
  if (!(await claimMail(userId, id))) return 'again'
  try {
    await send(notification, account)
    return 'sent'
  } catch (error) {
    log('error', 'notification not sent', { kind, reason: reasonOf(error) })
    const { isRejected } = await import('#functions/clients/ses/send-email.ts')
    if (isRejected(error)) await releaseMailClaim(userId, id)
    return 'failed'
  }
}

async function send<K extends NotificationMail>(
  { userId, kind, mail, write, signal }: Notification<K>,
  { email: to, locale }: Account,
) {
  const token = await createUnsubscribeToken(userId, kind)
  const { values, blocks = [] } = write(locale)
  const site = env('SITE_URL')
  await sendMail({
    to,
    kind: mail,
    locale,
    // TypeScript cannot infer that adding `stop` restores the type that `Omit` reduced.
    values: { ...values, stop: unsubscribePageUrl(site, token) } as MailValues<K>,
    blocks,
    userId,
    ...(signal ? { signal } : {}),
    headers: unsubscribeHeaders(`${site}/api/unsubscribe/${token}`),
  })
}

/** Returns the headers of one-click unsubscribe (RFC 8058): `url` accepts a POST without further confirmation. */
export const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
