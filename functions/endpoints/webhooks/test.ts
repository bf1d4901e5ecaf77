import { handle } from '#functions/lib/handle.ts'
import { testWebhook } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.test, async ({ input: { id }, userId }) => {
  await testWebhook(userId, id)
  return {}
})
