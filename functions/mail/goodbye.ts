import { optionalEnv } from '#functions/lib/env.ts'
import type { Locale } from '#shared/locale.ts'
import { sendMail } from './send.ts'

/** Confirms to a former user that their account is deleted; without a configured sender nobody can. */
export async function sayGoodbye(to: string, locale: Locale): Promise<void> {
  if (optionalEnv('MAIL_FROM')) await sendMail({ to, kind: 'account_deleted', locale, values: {} })
}
