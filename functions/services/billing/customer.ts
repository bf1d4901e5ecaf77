import { callStripe, callStripeIfFound, stripeDeadline, timedIdempotencyKey } from '#functions/clients/stripe/client.ts'
import { log, reasonOf } from '#functions/lib/log.ts'

/**
 * Makes a customer of a user; asked again soon, it is the same one, unless `version` is another one: one that was deleted
 * would come again. Answers its id.
 */
export async function createCustomer(
  { userId, email, name }: Readonly<Record<'userId' | 'email' | 'name', string>>,
  version: number,
  deadline: AbortSignal,
): Promise<string> {
  const given = { email, name, metadata: { userId } }
  const idempotencyKey = timedIdempotencyKey(`customer#${userId}#${version}`)
  return (await callStripe((stripe) => stripe.customers.create(given, { idempotencyKey }), deadline)).id
}

/** Whose customer it is, as {@link createCustomer} wrote it; undefined for one of another product, or who is deleted. */
export async function findCustomerUserId(customerId: string, deadline: AbortSignal): Promise<string | undefined> {
  const customer = await callStripeIfFound((stripe) => stripe.customers.retrieve(customerId), deadline)
  return customer && !customer.deleted ? customer.metadata.userId : undefined
}

/** Milliseconds for Stripe where somebody waits for something else. */
const shortMs = 3_000

/** An account as far as Stripe's mails go. */
interface Payer {
  readonly userId: string
  readonly email: string
  readonly customerId?: string | undefined
  readonly emailUntold?: boolean | undefined
}

/**
 * Has Stripe write to an account's new address, once: one that they choose there afterwards stays. Nothing fails by it:
 * what Stripe does not hear now, `billing/webhook` says again. `heard` writes down that it was said.
 */
export async function syncCustomerEmail(
  { userId, email, customerId, emailUntold }: Payer,
  heard: (userId: string, email: string) => Promise<void>,
): Promise<void> {
  if (customerId === undefined || !emailUntold) return
  try {
    await callStripeIfFound((stripe) => stripe.customers.update(customerId, { email }), AbortSignal.timeout(shortMs))
    await heard(userId, email)
  } catch (error) {
    // Without the error's own text, which may name the address.
    log('warn', 'stripe customer keeps the old address', { customerId, reason: reasonOf(error) })
  }
}

/**
 * Ends all that a customer has with us: subscriptions are cancelled at once, a payment page that is open closes, and who
 * they are is deleted. Invoices stay with Stripe, as the law wants. Doing it again does nothing.
 */
export async function deleteCustomer(customerId: string): Promise<void> {
  const gone = await callStripeIfFound((stripe) => stripe.customers.del(customerId), stripeDeadline())
  log('info', 'stripe customer removed', { customerId, found: gone !== undefined })
}

/** Opens the customer's own pages at Stripe; with a subscription, where its plan is changed. Answers their address. */
export async function openPortal(
  customerId: string,
  {
    locale,
    returnTo,
    subscriptionId,
  }: { locale: 'en' | 'es' | 'fr'; returnTo: string; subscriptionId?: string | undefined },
): Promise<string> {
  const change = subscriptionId && {
    flow_data: {
      type: 'subscription_update' as const,
      subscription_update: { subscription: subscriptionId },
      after_completion: { type: 'redirect' as const, redirect: { return_url: returnTo } },
    },
  }
  const given = { customer: customerId, locale, return_url: returnTo, ...change }
  return (await callStripe((stripe) => stripe.billingPortal.sessions.create(given), stripeDeadline())).url
}
