import type { Email } from '#functions/clients/ses/send-email.ts'
import type { Locale } from '#shared/locale.ts'
import type { Block } from './blocks.ts'
import type { MailKind, MailValues } from './kinds.ts'
import { renderMail } from './render.ts'

/** One mail of a kind to one person. */
export interface OutgoingMail<K extends MailKind> extends Omit<Email, 'subject' | 'text' | 'html'> {
  readonly kind: K
  readonly locale: Locale
  readonly values: MailValues<K>
  /** The sections of a report. */
  readonly blocks?: readonly Block[]
}

/** Renders a mail and sends it through SES. Throws, sending nothing, for an invalid address or a header with a line break. */
export async function sendMail<K extends MailKind>({
  kind,
  locale,
  values,
  blocks,
  ...envelope
}: OutgoingMail<K>): Promise<void> {
  // Imported on demand, because most calls send no mail.
  const { sendEmail } = await import('#functions/clients/ses/send-email.ts')
  await sendEmail({ ...envelope, ...renderMail(kind, locale, values, blocks) })
}
