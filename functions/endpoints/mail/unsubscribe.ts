import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { readUnsubscribeToken } from '#functions/services/mail/unsubscribe-token.ts'
import { turnOffNotification } from '#functions/store/notifications.ts'
import { mail } from '#shared/contract/mail.ts'

/** What mail programs post (`List-Unsubscribe=One-Click`) need not be read: the token says it all. */
export const handler = handle(mail.unsubscribe, async ({ input }) => {
  const read = await readUnsubscribeToken(input.token)
  if (!read) throw new Failure('link_invalid')
  // Who has no account any more gets no mail either.
  await turnOffNotification(read.userId, read.kind)
  return { kind: read.kind }
})
