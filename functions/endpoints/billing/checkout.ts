import { requirePayments, stripeDeadline } from '#functions/clients/stripe/client.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { handle } from '#functions/lib/handle.ts'
import { openCheckoutPage } from '#functions/services/billing/checkout-page.ts'
import { createCustomer } from '#functions/services/billing/customer.ts'
import { hasSubscription } from '#functions/services/billing/subscription.ts'
import { type Account, getAccount } from '#functions/store/accounts.ts'
import { saveCustomer } from '#functions/store/billing.ts'
import { billing } from '#shared/contract/billing.ts'
import { operator } from '#shared/operator.ts'

export const handler = handle(billing.checkout, async ({ input: { plan, cycle }, userId }) => {
  requirePayments()
  const account = await getAccount(userId)
  if (!account) throw new Failure('unauthenticated')
  const deadline = stripeDeadline()
  const customerId = account.customerId ?? (await newCustomer(account, deadline))
  // Stripe is asked: what it tells us by itself may be on its way.
  if (await hasSubscription(customerId, deadline)) throw new Failure('subscription_open')
  const site = env('SITE_URL')
  const url = await openCheckoutPage(
    {
      userId,
      customerId,
      plan,
      cycle,
      locale: account.locale,
      paidUrl: `${site}/premium-payment?paid=${plan}`,
      cancelUrl: `${site}/premium-upgrade?plan=${plan}&cycle=${cycle}&cancelled`,
      note: operator.withdrawal?.[account.locale],
    },
    deadline,
  )
  return { url }
})

/** The account learns its customer before anything can be paid: by it, an event finds the account. */
async function newCustomer(account: Account, deadline: AbortSignal): Promise<string> {
  const { userId, billingVersion } = account
  const kept = await saveCustomer(userId, await createCustomer(account, billingVersion, deadline))
  if (!kept) throw new Failure('unauthenticated')
  return kept
}
