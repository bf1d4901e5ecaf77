import { env } from '#functions/lib/env.ts'
import { handle } from '#functions/lib/handle.ts'
import { mail } from '#shared/contract/mail.ts'
import { stopPage } from '#shared/stop-link.ts'

/** Programs that scan mails open their links: whether the token is any good is asked when the button is pressed. */
export const handler = handle(mail.page, async ({ input }) => ({ location: stopPage(env('SITE_URL'), input.token) }))
