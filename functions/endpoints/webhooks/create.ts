import { handle } from '#functions/lib/handle.ts'
import { createWebhook } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.create, async ({ input, userId, authTime }) => ({
  webhook: await createWebhook(userId, authTime, input),
}))
