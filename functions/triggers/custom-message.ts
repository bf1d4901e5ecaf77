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

/** Renders each of Cognito's emails. `code` is a placeholder that Cognito replaces with the code. */
const renderers: Readonly<Record<string, (locale: Locale, code: string, user: string) => Mail>> = {
  CustomMessage_SignUp: (locale, code, user) =>
    renderMail('verify_address', locale, { code, url: verificationUrl(user, code) }),
  CustomMessage_ResendCode: (locale, code, user) =>
    renderMail('resend_code', locale, { code, url: verificationUrl(user, code) }),
  CustomMessage_ForgotPassword: (locale, code) => renderMail('forgotten_password', locale, { code }),
  CustomMessage_Authentication: (locale, code) => renderMail('sign_in_code', locale, { code }),
}

/**
 * Emails whose codes would let an access token alone change the user's address. `account/email` requires a recent sign-in
 * instead. The attribute has to stay writable for sign-up, but does not change without the code.
 */
const refusedSources: ReadonlySet<string> = new Set([
  'CustomMessage_UpdateUserAttribute',
  'CustomMessage_VerifyUserAttribute',
])

/**
 * Returns the link that confirms an address. Its fragment reaches no server or log, and the screen waits for a click, because mail scanners
 * open links.
 */
const verificationUrl = (user: string, code: string): string =>
  `${env('SITE_URL')}/auth/verify-email#user=${encodeURIComponent(user)}&code=${code}`

/**
 * Writes Cognito's emails in the language of the screen that requested them, or else of the account. They contain nothing that
 * a user typed, since a stranger can sign up with somebody else's address. Unknown emails keep Cognito's text. Throws for the
 * emails in {@link refusedSources}, which makes Cognito refuse the request.
 */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { triggerSource, userName, request } = Event.parse(event)
  if (refusedSources.has(triggerSource)) throw new Error('addresses are changed through account/email')
  const locale = toLocale(request.clientMetadata?.locale, request.userAttributes.locale)
  const mail = renderers[triggerSource]?.(locale, request.codeParameter, userName)
  if (!mail) return event
  return { ...event, response: { ...event.response, emailSubject: mail.subject, emailMessage: mail.html } }
}
