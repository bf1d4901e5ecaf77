import { handle } from '#functions/lib/handle.ts'
import { changeUserWebhook } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.change, async ({ input, userId }) => ({
  webhook: await changeUserWebhook(userId, input),
}))
