import { SESv2Client, SESv2ServiceException, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { requireSingleLine } from '#functions/lib/single-line.ts'
import { EmailAddress } from '#shared/email.ts'

const ses = new SESv2Client({})

/** A rendered email to one person. */
export interface Email {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** The recipient's user id. It tags the email, so that `triggers/mail-events` can assign bounces and complaints. */
  readonly userId?: string
  /** Aborts the request to SES. */
  readonly signal?: AbortSignal
  /** The address that replies go to; MAIL_FROM by default. */
  readonly replyTo?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends an email from MAIL_FROM. Throws, sending nothing, for an invalid address or a header with a line break. */
export async function sendEmail({
  to,
  subject,
  text,
  html,
  replyTo,
  userId,
  signal,
  headers = {},
}: Email): Promise<void> {
  const utf8 = (data: string) => ({ Data: data, Charset: 'UTF-8' })
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: requireSingleLine(env('MAIL_FROM')),
      ...(replyTo === undefined ? {} : { ReplyToAddresses: [EmailAddress.parse(replyTo)] }),
      Destination: { ToAddresses: [EmailAddress.parse(to)] },
      ...(userId === undefined ? {} : { ...configurationSet(), EmailTags: [{ Name: 'user', Value: userId }] }),
      Content: {
        Simple: {
          Subject: utf8(requireSingleLine(subject)),
          Body: { Text: utf8(text), Html: utf8(html) },
          Headers: Object.entries(headers).map(([name, value]) => ({
            Name: requireSingleLine(name),
            Value: requireSingleLine(value),
          })),
        },
      },
    }),
    signal ? { abortSignal: signal } : {},
  )
}

/** Returns the configuration set that reports bounces and complaints, if any. */
function configurationSet(): { ConfigurationSetName?: string } {
  const ConfigurationSetName = optionalEnv('MAIL_EVENTS')
  return ConfigurationSetName === undefined ? {} : { ConfigurationSetName }
}

/** Returns whether SES rejected an email. After any other error (a timeout, a fault of SES) it may have been sent. */
export const isRejected = (error: unknown): boolean =>
  error instanceof SESv2ServiceException && (error.$metadata.httpStatusCode ?? 500) < 500
