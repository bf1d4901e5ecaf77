import { SESv2ServiceException } from '@aws-sdk/client-sesv2'
import { sendMail, unsubscribeHeaders } from '#functions/clients/ses/send.ts'
import { env } from '#functions/lib/env.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import type { Locale } from '#shared/locale.ts'
import type { NotificationKind } from '#shared/notifications.ts'
import type { Block } from './blocks.ts'
import type { MailValues } from './kinds.ts'
import type { NotificationMail } from './notification-texts.ts'
import { createUnsubscribeToken, unsubscribePageUrl } from './unsubscribe-token.ts'

/** Who a mail is for, as their account says now. */
interface Reader {
  readonly email: string
  readonly locale: Locale
}

/** What this part needs of the store (`functions/store/notifications.ts`); each function passes it in. */
export interface Claims {
  /** Undefined where the user is gone, wants no such mail any more, or no mail may be sent to their address. */
  readonly readerOf: (userId: string, kind: NotificationKind) => Promise<Reader | undefined>
  readonly claimMail: (userId: string, id: string) => Promise<boolean>
  readonly giveBackMail: (userId: string, id: string) => Promise<void>
}

/** One mail that a user has asked for. `id` names it among the user's: `weekly#2026-11-23`. */
export interface Notification<K extends NotificationMail> {
  readonly userId: string
  readonly id: string
  readonly kind: NotificationKind
  readonly mail: K
  /** Ends waiting for SES, where somebody waits for us. */
  readonly signal?: AbortSignal
  /** In the language that the reader has now. */
  readonly write: (locale: Locale) => { values: Omit<MailValues<K>, 'stop'>; blocks?: readonly Block[] }
}

export type NotificationOutcome = 'sent' | 'again' | 'unwanted' | 'failed'

/**
 * Sends a mail that a user has asked for, once for its id, with the way to stop its kind. It is claimed before it is
 * sent: who is killed in between has sent nothing, and nobody makes up for it, since one mail too few is better than two.
 * What SES refused was certainly not sent: its claim is given back, for a later run.
 */
export async function sendNotification<K extends NotificationMail>(
  notice: Notification<K>,
  store: Claims,
): Promise<NotificationOutcome> {
  const { userId, id, kind } = notice
  const reader = await store.readerOf(userId, kind)
  if (!reader) return 'unwanted'
  if (!(await store.claimMail(userId, id))) return 'again'
  try {
    await send(notice, reader)
    return 'sent'
  } catch (error) {
    log('error', 'a notification could not be sent', { kind, reason: reasonOf(error) })
    if (isRefusal(error)) await store.giveBackMail(userId, id)
    return 'failed'
  }
}

async function send<K extends NotificationMail>(
  { userId, kind, mail, write, signal }: Notification<K>,
  reader: Reader,
) {
  const { email: to, locale } = reader
  const token = await createUnsubscribeToken(userId, kind)
  const { values, blocks = [] } = write(locale)
  await sendMail({
    to,
    kind: mail,
    locale,
    // `Omit` of a type that is not known yet cannot be put together again without saying so.
    values: { ...values, stop: unsubscribePageUrl(env('SITE_URL'), token) } as MailValues<K>,
    blocks,
    userId,
    ...(signal ? { signal } : {}),
    headers: unsubscribeHeaders(`${env('SITE_URL')}/api/unsubscribe/${token}`),
  })
}

/** That SES said no; after a silence or a fault of its own the mail may have gone out. */
const isRefusal = (error: unknown): boolean =>
  error instanceof SESv2ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500
