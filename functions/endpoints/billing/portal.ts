import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { requireRecentSignIn } from '#functions/lib/recent-sign-in.ts'
import { openPortal } from '#functions/services/billing/customer.ts'
import { getAccount } from '#functions/store/accounts.ts'
import { toSubscriptionView } from '#functions/store/subscription.ts'
import { billing } from '#shared/contract/billing.ts'

export const handler = handle(billing.portal, async ({ input: { goal }, userId, authTime }) => {
  requireRecentSignIn(authTime)
  const account = await getAccount(userId)
  if (!account?.customerId) throw new Failure('billing_missing')
  const live = toSubscriptionView(account.subscription) ? account.subscription?.id : undefined
  const url = await openPortal(account.customerId, {
    locale: account.locale,
    returnTo: `${env('SITE_URL')}/dashboard/profile`,
    subscriptionId: goal === 'change' ? live : undefined,
  })
  return { url }
})
