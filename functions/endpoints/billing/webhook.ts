import { readPaymentEvent } from '#functions/clients/stripe/events.ts'
import { handle } from '#functions/lib/handle.ts'
import { processPaymentEvent } from '#functions/services/billing/subscription.ts'
import { billing } from '#shared/contract/billing.ts'

export const handler = handle(billing.webhook, async ({ signed, requestId }) => {
  const event = await readPaymentEvent(signed.body, signed.headers['stripe-signature'])
  await processPaymentEvent(event, requestId)
  return {}
})
