import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { callStripe, callStripeIfFound, idOf } from './client.ts'

/** Stripe's states that grant a plan (docs.stripe.com/billing/subscriptions/overview). */
const ActiveStatus = z.enum(['trialing', 'active', 'past_due'])

/** A subscription that grants a plan. Times are seconds since 1970. */
export interface ActiveSubscription {
  readonly id: string
  readonly priceId: string
  /** In US dollars per cycle. */
  readonly price: number
  readonly status: z.infer<typeof ActiveStatus>
  readonly periodStart: number
  readonly periodEnd: number
  /** When it ends, if it was canceled. */
  readonly endsAt: number | null
}

/** Lists a customer's active subscriptions, newest first; empty for a deleted customer. */
export async function listActiveSubscriptions(
  customerId: string,
  deadline: AbortSignal,
): Promise<ActiveSubscription[]> {
  return (await listActive(customerId, deadline)).sort(byAge).map(toActiveSubscription)
}

async function listActive(customer: string, deadline: AbortSignal): Promise<Stripe.Subscription[]> {
  const listed = await callStripeIfFound(
    (stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 20 }),
    deadline,
  )
  // Skip ended subscriptions, because their price may no longer be configured.
  return (listed?.data ?? []).filter(({ status }) => ActiveStatus.safeParse(status).success)
}

/** Newest first; the id breaks ties, so that every call returns the same order. */
const byAge = (a: Stripe.Subscription, b: Stripe.Subscription) => b.created - a.created || (a.id < b.id ? -1 : 1)

function toActiveSubscription({
  id,
  status,
  items,
  cancel_at,
  cancel_at_period_end,
}: Stripe.Subscription): ActiveSubscription {
  const [item] = items.data
  if (!item) throw new Error(`subscription ${id} has no item`)
  // Since API version 2025-03-31 the period belongs to the item instead of the subscription.
  const { current_period_start: periodStart, current_period_end: periodEnd } = item
  return {
    id,
    priceId: item.price.id,
    price: (item.price.unit_amount ?? 0) / 100,
    status: ActiveStatus.parse(status),
    periodStart,
    periodEnd,
    endsAt: cancel_at ?? (cancel_at_period_end ? periodEnd : null),
  }
}

/** Cancels the subscription whose latest invoice was paid by this payment, which was refunded in full. */
export async function cancelRefunded(customerId: string, paymentIntent: string, deadline: AbortSignal): Promise<void> {
  const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const
  const { data: payments } = await callStripe((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }), deadline)
  const invoice = idOf(payments[0]?.invoice)
  if (!invoice) return
  for (const subscription of await listActive(customerId, deadline))
    if (idOf(subscription.latest_invoice) === invoice)
      await callStripeIfFound((stripe) => stripe.subscriptions.cancel(subscription.id), deadline)
}
