import { handle } from '#functions/lib/handle.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { openBillingPortal } from '#functions/services/billing/checkout.ts'
import { billing } from '#shared/contract/billing.ts'

export const handler = handle(billing.portal, async ({ input: { goal }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  return { url: await openBillingPortal(userId, goal === 'change') }
})
