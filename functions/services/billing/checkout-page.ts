import type Stripe from 'stripe'
import { callStripe, timedIdempotencyKey } from '#functions/clients/stripe/client.ts'
import { env } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { type BillingCycle, type PaidPlanName, priceOf } from '#shared/plans.ts'
import { priceIdOf } from './prices.ts'

/** What is bought, by whom, and where the browser goes afterwards. */
export interface Order {
  readonly userId: string
  readonly customerId: string
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
  readonly locale: 'en' | 'es' | 'fr'
  readonly paidUrl: string
  readonly cancelUrl: string
  /** What the operator wants said above the button, or undefined. */
  readonly note: string | undefined
}

/**
 * Opens Stripe's payment page. A customer has one that can be paid at most: the same order gets the page that is open,
 * another one closes it first. Throws Failure `payments_failed`, also where Stripe's price is not the one we show.
 */
export async function openCheckoutPage(order: Order, deadline: AbortSignal): Promise<string> {
  const asked = { customer: order.customerId, limit: 5, expand: ['data.line_items'] }
  const { data: pages } = await callStripe((stripe) => stripe.checkout.sessions.list(asked), deadline)
  const open = pages.filter(({ status }) => status === 'open')
  const same = open.find((page) => isFor(order, page))
  const close = (page: Stripe.Checkout.Session) =>
    callStripe((stripe) => stripe.checkout.sessions.expire(page.id), deadline)
  for (const page of open) if (page !== same) await close(page)
  // The key changes with the newest page: one that has come to its end is not handed out again.
  const idempotencyKey = timedIdempotencyKey(`checkout#${order.customerId}#${pages[0]?.id ?? ''}`)
  const page =
    same ??
    (await callStripe((stripe) => stripe.checkout.sessions.create(sessionOf(order), { idempotencyKey }), deadline))
  if (page.url && hasPrice(order, page)) return page.url
  await close(page)
  throw new Failure('payments_failed')
}

const isFor = ({ plan, cycle, locale }: Order, { line_items, locale: spoken }: Stripe.Checkout.Session) =>
  spoken === locale && line_items?.data[0]?.price?.id === priceIdOf(plan, cycle)

const sessionOf = (order: Order): Stripe.Checkout.SessionCreateParams => ({
  mode: 'subscription',
  customer: order.customerId,
  client_reference_id: order.userId,
  line_items: [{ price: priceIdOf(order.plan, order.cycle), quantity: 1 }],
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

/** Nobody pays anything else than what our screens say: the price at Stripe has to be that of `shared/plans.ts`. */
function hasPrice({ plan, cycle }: Order, { line_items }: Stripe.Checkout.Session): boolean {
  const price = line_items?.data[0]?.price
  const interval = cycle === 'monthly' ? 'month' : 'year'
  const fits =
    price?.currency === 'usd' &&
    price.unit_amount === priceOf(plan, cycle) * 100 &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1
  if (!fits)
    log('error', 'stripe', { reason: 'the price at Stripe is not the one of the plan', plan, cycle, price: price?.id })
  return fits
}
