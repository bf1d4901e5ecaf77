import { handle } from '#functions/lib/handle.ts'
import { startCheckout } from '#functions/services/billing/checkout.ts'
import { billing } from '#shared/contract/billing.ts'

export const handler = handle(billing.checkout, async ({ input, userId }) => ({
  url: await startCheckout(userId, input),
}))
