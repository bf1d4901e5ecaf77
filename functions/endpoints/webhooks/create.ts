import { handle } from '#functions/lib/handle.ts'
import { createWebhook } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.create, ({ input, userId, authTime }) => createWebhook(userId, authTime, input))
