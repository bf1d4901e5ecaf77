import { sendMail } from '#functions/clients/ses/send.ts'
import { env, optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import type { Locale } from '#shared/locale.ts'

/** A code for its reader's new address, or the news that it has an account already, in the language of that. */
type Asked = { readonly code: string; readonly locale: Locale } | { readonly taken: Locale }

/** Mails whoever has the address that a user wants. Throws Failure `unavailable` where it cannot be sent. */
export async function sendAddressCode(to: string, asked: Asked): Promise<void> {
  try {
    if ('taken' in asked) await sendMail({ to, kind: 'address_taken', locale: asked.taken, values: {} })
    else await sendMail({ to, kind: 'changed_address', locale: asked.locale, values: { code: asked.code } })
  } catch (error) {
    log('error', 'a new address was not asked for its code', { reason: reasonOf(error) })
    throw new Failure('unavailable')
  }
}

/** For telling the old address, in milliseconds: its user waits. */
const tellMs = 4_000

/** Tells the address that an account has left. What cannot be sent is logged: the old mailbox may be gone. */
export async function notifyOldAddress(to: string, locale: Locale): Promise<void> {
  if (optionalEnv('MAIL_FROM') === undefined) return
  try {
    await sendMail({
      to,
      kind: 'address_left',
      locale,
      values: { url: `${env('SITE_URL')}/contact` },
      signal: AbortSignal.timeout(tellMs),
    })
  } catch (error) {
    log('error', 'the old address was not told', { reason: reasonOf(error) })
  }
}
