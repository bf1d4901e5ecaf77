import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import * as z from 'zod/mini'
import { env, optionalEnv } from '#functions/lib/env.ts'
import type { Block } from '#functions/services/mail/blocks.ts'
import type { MailKind, MailValues } from '#functions/services/mail/kinds.ts'
import { oneLine, renderMail } from '#functions/services/mail/render.ts'
import type { Locale } from '#shared/locale.ts'

const ses = new SESv2Client({})

/** One address and nothing else: no display name, no list. */
const Address = z.email()

/** One mail to one person. */
export interface Outgoing<K extends MailKind> {
  readonly to: string
  readonly kind: K
  readonly locale: Locale
  readonly values: MailValues<K>
  /** What a report tells besides. */
  readonly blocks?: readonly Block[]
  /** Whose mail it is, where we want to be told that it came back or was called spam. */
  readonly userId?: string
  /** Ends waiting for SES. */
  readonly signal?: AbortSignal
  /** Who gets the answer; MAIL_FROM without. One address and nothing else. */
  readonly replyTo?: string
  /** Further headers, such as those of {@link unsubscribeHeaders}. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a mail from MAIL_FROM through SES. Throws, sending nothing, for an address that is no single one and for a header with a line break. */
export async function sendMail<K extends MailKind>(mail: Outgoing<K>): Promise<void> {
  const { to, kind, locale, values, blocks, replyTo, userId, signal, headers = {} } = mail
  const { subject, text, html } = renderMail(kind, locale, values, blocks)
  const body = (data: string) => ({ Data: data, Charset: 'UTF-8' })
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: oneLine(env('MAIL_FROM')),
      ...(replyTo === undefined ? {} : { ReplyToAddresses: [Address.parse(replyTo)] }),
      Destination: { ToAddresses: [Address.parse(to)] },
      ...(userId === undefined ? {} : { ...events(), EmailTags: [{ Name: 'user', Value: userId }] }),
      Content: {
        Simple: {
          Subject: body(subject),
          Body: { Text: body(text), Html: body(html) },
          Headers: Object.entries(headers).map(([name, value]) => ({ Name: oneLine(name), Value: oneLine(value) })),
        },
      },
    }),
    signal ? { abortSignal: signal } : {},
  )
}

/** Where SES tells what became of a mail (`triggers/mail-events`). */
function events(): { ConfigurationSetName?: string } {
  const ConfigurationSetName = optionalEnv('MAIL_EVENTS')
  return ConfigurationSetName === undefined ? {} : { ConfigurationSetName }
}

/** One-click unsubscribe (RFC 8058): `url` takes a POST without asking anything more. For mail that is not about the account itself. */
export const unsubscribeHeaders = (url: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
