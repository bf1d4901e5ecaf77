import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { readUnsubscribeToken } from '#functions/services/mail/unsubscribe-token.ts'
import { turnOffNotification } from '#functions/store/accounts.ts'
import { mail } from '#shared/contract/mail.ts'

/** Turns off a kind of notification. The body that mail programs post (`List-Unsubscribe=One-Click`) is ignored. */
export const handler = handle(mail.unsubscribe, async ({ input }) => {
  const request = await readUnsubscribeToken(input.token)
  if (!request) throw new Failure('link_invalid')
  // Does nothing for a deleted account, which gets no mail either.
  await turnOffNotification(request.userId, request.kind)
  return { kind: request.kind }
})
