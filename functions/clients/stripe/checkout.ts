import type Stripe from 'stripe'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import type { Locale } from '#shared/locale.ts'
import type { BillingCycle } from '#shared/plans.ts'
import { callStripe, timedIdempotencyKey } from './client.ts'

/** What a user buys, and where the browser goes afterward. */
export interface Order {
  readonly userId: string
  readonly customerId: string
  /** The id of the price at Stripe. */
  readonly priceId: string
  /** The price that our screens show, in US dollars a cycle. */
  readonly price: number
  readonly cycle: BillingCycle
  readonly locale: Locale
  readonly paidUrl: string
  readonly cancelUrl: string
  /** The operator's text above the button, or undefined. */
  readonly note: string | undefined
}

/**
 * Opens Stripe's payment page and returns its URL. A customer has at most one open page: the same order gets the open page, another order
 * closes it first. Throws Failure `payments_failed`, also if the price at Stripe is not `order.price`.
 */
export async function openCheckoutPage(order: Order, deadline: AbortSignal): Promise<string> {
  const query = { customer: order.customerId, limit: 5, expand: ['data.line_items'] }
  const { data: sessions } = await callStripe((stripe) => stripe.checkout.sessions.list(query), deadline)
  const open = sessions.filter(({ status }) => status === 'open')
  const same = open.find((session) => isFor(order, session))
  const close = (session: Stripe.Checkout.Session) =>
    callStripe((stripe) => stripe.checkout.sessions.expire(session.id), deadline)
  for (const session of open) if (session !== same) await close(session)
  // The key contains the newest session, so that an expired session is not returned again.
  const idempotencyKey = timedIdempotencyKey(`checkout#${order.customerId}#${sessions[0]?.id ?? ''}`)
  const session =
    same ??
    (await callStripe((stripe) => stripe.checkout.sessions.create(toParams(order), { idempotencyKey }), deadline))
  if (session.url && hasExpectedPrice(order, session)) return session.url
  await close(session)
  throw new Failure('payments_failed')
}

const isFor = ({ priceId, locale }: Order, { line_items, locale: pageLocale }: Stripe.Checkout.Session) =>
  pageLocale === locale && line_items?.data[0]?.price?.id === priceId

const toParams = (order: Order): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: order.customerId,
  client_reference_id: order.userId,
  line_items: [{ price: order.priceId, quantity: 1 }],
  subscription_data: { metadata: { userId: order.userId } },
  success_url: order.paidUrl,
  cancel_url: order.cancelUrl,
  locale: order.locale,
  ...(env('STRIPE_TAX') === 'on'
    ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } }
    : {}),
  ...(order.note ? { custom_text: { submit: { message: order.note } } } : {}),
  expand: ['line_items'],
})

/** Returns whether the page charges the price that our screens show. */
function hasExpectedPrice(order: Order, { line_items }: Stripe.Checkout.Session): boolean {
  const price = line_items?.data[0]?.price
  const interval = order.cycle === 'monthly' ? 'month' : 'year'
  const isExpected =
    price?.currency === 'usd' &&
    price.unit_amount === order.price * 100 &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1
  if (!isExpected)
    log('error', 'stripe', {
      reason: 'the price at Stripe differs from the plan',
      price: price?.id,
      expected: order.price,
    })
  return isExpected
}
