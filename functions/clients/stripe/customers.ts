import { log } from '#functions/lib/log.ts'
import type { Locale } from '#shared/locale.ts'
import { callStripe, callStripeIfFound, stripeDeadline, timedIdempotencyKey } from './client.ts'

/**
 * Creates a Stripe customer for a user and returns its id. Repeated calls within ten minutes return the same customer unless `version`
 * changes, so that a deleted customer is not returned again.
 */
export async function createCustomer(
  { userId, email, name }: Readonly<Record<'userId' | 'email' | 'name', string>>,
  version: number,
  deadline: AbortSignal,
): Promise<string> {
  const params = { email, name, metadata: { userId } }
  const idempotencyKey = timedIdempotencyKey(`customer#${userId}#${version}`)
  return (await callStripe((stripe) => stripe.customers.create(params, { idempotencyKey }), deadline)).id
}

/** Returns the user a customer was created for; undefined if the customer belongs to another product or was deleted. */
export async function findCustomerUserId(customerId: string, deadline: AbortSignal): Promise<string | undefined> {
  const customer = await callStripeIfFound((stripe) => stripe.customers.retrieve(customerId), deadline)
  return customer && !customer.deleted ? customer.metadata.userId : undefined
}

/** Changes the address that Stripe writes to. Does nothing for a customer that was deleted. */
export async function updateCustomerEmail(customerId: string, email: string, deadline: AbortSignal): Promise<void> {
  await callStripeIfFound((stripe) => stripe.customers.update(customerId, { email }), deadline)
}

/**
 * Deletes a customer: subscriptions are canceled at once, open payment pages expire and personal data is removed. Stripe
 * keeps the invoices, as the law requires. Does nothing for a customer that was deleted.
 */
export async function deleteCustomer(customerId: string): Promise<void> {
  const deleted = await callStripeIfFound((stripe) => stripe.customers.del(customerId), stripeDeadline())
  log('info', 'stripe customer deleted', { customerId, found: deleted !== undefined })
}

/** Opens Stripe's customer portal and returns its URL. With `subscriptionId` it opens the page that changes the plan. */
export async function openPortal(
  customerId: string,
  { locale, returnTo, subscriptionId }: { locale: Locale; returnTo: string; subscriptionId?: string | undefined },
): Promise<string> {
  const change = subscriptionId && {
    flow_data: {
      type: 'subscription_update' as const,
      subscription_update: { subscription: subscriptionId },
      after_completion: { type: 'redirect' as const, redirect: { return_url: returnTo } },
    },
  }
  const params = { customer: customerId, locale, return_url: returnTo, ...change }
  return (await callStripe((stripe) => stripe.billingPortal.sessions.create(params), stripeDeadline())).url
}
