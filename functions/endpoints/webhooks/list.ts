import { handle } from '#functions/lib/handle.ts'
import { listUserWebhooks } from '#functions/services/webhooks/webhooks.ts'
import { webhooks } from '#shared/contract/webhooks.ts'

export const handler = handle(webhooks.list, ({ userId }) => listUserWebhooks(userId))
