import { handle } from '#functions/lib/handle.ts'
import { listUserDeliveries } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.deliveries, async ({ input: { id }, userId }) => ({
  deliveries: await listUserDeliveries(userId, id),
}))
