import { handle } from '#functions/lib/handle.ts'
import { deleteWebhook } from '#functions/store/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.remove, async ({ input: { id }, userId }) => {
  await deleteWebhook(userId, id)
  return {}
})
