import { sendMail } from '#functions/clients/ses/send.ts'
import { optionalEnv } from '#functions/lib/env.ts'
import { reasonOf } from '#functions/lib/log.ts'
import type { Locale } from '#shared/locale.ts'

/**
 * Tells a former user that their account is deleted: as they asked, or because their sign-in was gone. Without a
 * configured sender nobody can. Its error names no address.
 */
export async function sendDeletionMail(to: string, locale: Locale, signInGone: boolean): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) return
  try {
    await sendMail({ to, kind: signInGone ? 'sign_in_deleted' : 'account_deleted', locale, values: {} })
  } catch (error) {
    throw new Error(`the last mail was not sent: ${reasonOf(error)}`)
  }
}
