import { handle } from '#functions/lib/handle.ts'
import { rotateSecret } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.rotate, async ({ input: { id }, userId, authTime }) => ({
  webhook: await rotateSecret(userId, authTime, id),
}))
