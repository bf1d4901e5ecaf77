import { optionalEnv } from '#functions/lib/env.ts'
import { reasonOf } from '#functions/lib/log.ts'
import type { Locale } from '#shared/locale.ts'
import { sendMail } from './send.ts'

/** Confirms to a former user that their account is deleted; without a configured sender nobody can. Its error names no address. */
export async function sayGoodbye(to: string, locale: Locale): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) return
  try {
    await sendMail({ to, kind: 'account_deleted', locale, values: {} })
  } catch (error) {
    throw new Error(`the last mail was not sent: ${reasonOf(error)}`)
  }
}
