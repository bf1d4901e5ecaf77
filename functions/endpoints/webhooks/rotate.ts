import { handle } from '#functions/lib/handle.ts'
import { rotateSecret } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.rotate, ({ input: { id }, userId, authTime }) =>
  rotateSecret(userId, authTime, id),
)
