import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { unsubscribePageUrl } from '#functions/services/mail/unsubscribe-token.ts'
import { mail } from '#shared/contract/mail.ts'

/** Redirects to the page with the unsubscribe button. Changes nothing: programs that scan emails open their links. */
export const handler = handle(mail.page, async ({ input }) => ({
  location: unsubscribePageUrl(env('SITE_URL'), input.token),
}))
