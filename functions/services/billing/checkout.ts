import { openCheckoutPage } from '#functions/clients/stripe/checkout.ts'
import { requirePayments, stripeDeadline } from '#functions/clients/stripe/client.ts'
import { createCustomer, openPortal } from '#functions/clients/stripe/customers.ts'
import { listActiveSubscriptions } from '#functions/clients/stripe/subscriptions.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { toSubscriptionView } from '#functions/lib/subscription.ts'
import { type Account, getAccount, requireAccount, saveCustomer } from '#functions/store/accounts.ts'
import { operator } from '#shared/operator.ts'
import { plansAbove, priceOf } from '#shared/plans.ts'
import { type Purchase, priceIdOf } from './prices.ts'

/**
 * Opens a payment page for a plan and returns its URL. Throws Failure `payments_disabled` if nothing is sold, `already_subscribed` if the
 * user has a subscription, and `plan_included` if they have this plan or a larger one without a subscription: paying would gain them
 * nothing, or downgrade them.
 */
export async function startCheckout(userId: string, { plan, cycle }: Purchase): Promise<string> {
  requirePayments()
  const account = await requireAccount(userId)
  const deadline = stripeDeadline()
  const customerId = account.customerId ?? (await addCustomer(account, deadline))
  // Read from Stripe, since the event about a new subscription may not have arrived yet.
  if ((await listActiveSubscriptions(customerId, deadline)).length > 0) throw new Failure('already_subscribed')
  // A stored subscription that Stripe no longer lists has ended, so the plan can be bought again.
  const hasEnded = toSubscriptionView(account.subscription) !== null
  if (!hasEnded && !plansAbove(account.plan).includes(plan)) throw new Failure('plan_included')
  const site = env('SITE_URL')
  return openCheckoutPage(
    {
      userId,
      customerId,
      priceId: priceIdOf(plan, cycle),
      price: priceOf(plan, cycle),
      cycle,
      locale: account.locale,
      paidUrl: `${site}/premium-payment?paid=${plan}`,
      cancelUrl: `${site}/premium-upgrade?plan=${plan}&cycle=${cycle}&cancelled`,
      note: operator.withdrawal?.[account.locale],
    },
    deadline,
  )
}

/** Creates the account's customer. Stores it before the payment, because events find the account by its customer. */
async function addCustomer(account: Account, deadline: AbortSignal): Promise<string> {
  const { userId, billingVersion } = account
  const stored = await saveCustomer(userId, await createCustomer(account, billingVersion, deadline))
  if (!stored) throw new Failure('unauthenticated')
  return stored
}

/**
 * Opens Stripe's customer portal and returns its URL. With `canChangePlan`, it is the page that changes a running subscription. Throws
 * Failure `billing_customer_missing` for an account without a customer.
 */
export async function openBillingPortal(userId: string, canChangePlan: boolean): Promise<string> {
  const account = await getAccount(userId)
  if (!account?.customerId) throw new Failure('billing_customer_missing')
  const activeId = toSubscriptionView(account.subscription) ? account.subscription?.id : undefined
  return openPortal(account.customerId, {
    locale: account.locale,
    returnTo: `${env('SITE_URL')}/dashboard/profile`,
    subscriptionId: canChangePlan ? activeId : undefined,
  })
}
