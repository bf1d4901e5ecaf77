import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { unsubscribePageUrl } from '#functions/services/mail/unsubscribe-token.ts'
import { mail } from '#shared/contract/mail.ts'

/** Programs that scan mails open their links: whether the token is any good is asked when the button is pressed. */
export const handler = handle(mail.page, async ({ input }) => ({
  location: unsubscribePageUrl(env('SITE_URL'), input.token),
}))
