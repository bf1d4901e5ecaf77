import type { CustomMessageTriggerEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { type Mail, renderMail } from '#functions/services/mail/render.ts'
import { type Locale, toLocale } from '#shared/locale.ts'

const Event = z.object({
  triggerSource: z.string(),
  userName: z.string(),
  request: z.object({
    codeParameter: z.string(),
    userAttributes: z.object({ locale: z.optional(z.string()) }),
    clientMetadata: z.nullish(z.object({ locale: z.optional(z.string()) })),
  }),
})

/** What each of Cognito's mails says. It puts the code where `code`, its placeholder, stands. */
const mails: Readonly<Record<string, (locale: Locale, code: string, user: string) => Mail>> = {
  CustomMessage_SignUp: (locale, code, user) =>
    renderMail('verify_address', locale, { code, url: verificationLink(user, code) }),
  CustomMessage_ResendCode: (locale, code, user) =>
    renderMail('resend_code', locale, { code, url: verificationLink(user, code) }),
  CustomMessage_ForgotPassword: (locale, code) => renderMail('forgotten_password', locale, { code }),
  CustomMessage_Authentication: (locale, code) => renderMail('sign_in_code', locale, { code }),
}

/**
 * Codes with which an access token alone would give its user another address: `account/email` asks for more. The
 * attribute itself stays writable, since Cognito takes no sign-up without it, and is not changed without the code.
 */
const refused: ReadonlySet<string> = new Set(['CustomMessage_UpdateUserAttribute', 'CustomMessage_VerifyUserAttribute'])

/** In the fragment, which no server and no log sees. The screen waits for a button: mail scanners open links. */
const verificationLink = (user: string, code: string): string =>
  `${env('SITE_URL')}/auth/verify-email#user=${encodeURIComponent(user)}&code=${code}`

/**
 * Writes Cognito's mails in the reader's language: that of the screen that asked, else that of the account. Nothing
 * in them was typed by anyone, since a stranger may sign up with somebody else's address. Others keep Cognito's text,
 * but those whose code is not to be sent: throwing is how a trigger refuses.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { triggerSource, userName, request } = Event.parse(event)
  if (refused.has(triggerSource)) throw new Error('addresses are changed through account/email')
  const locale = toLocale(request.clientMetadata?.locale, request.userAttributes.locale)
  const mail = mails[triggerSource]?.(locale, request.codeParameter, userName)
  if (!mail) return event
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html } }
}
