import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { callStripe, callStripeIfFound } from '#functions/clients/stripe/client.ts'
import { log } from '#functions/lib/log.ts'
import type { StoredSubscription } from '#functions/store/subscription.ts'
import { purchaseOf } from './prices.ts'

/** Stripe's states that give a plan (docs.stripe.com/billing/subscriptions/overview). */
const alive = z.enum(['trialing', 'active', 'past_due'])

/**
 * The customer's subscription as it is at this moment, undefined where none gives a plan. One that is over is not looked
 * at: its price may be in the configuration no longer. `before`: what the account knew until now.
 */
export async function fetchSubscription(
  customerId: string,
  deadline: AbortSignal,
  before?: StoredSubscription,
): Promise<StoredSubscription | undefined> {
  const [newest, ...older] = (await aliveOf(customerId, deadline)).sort(byAge)
  if (!newest) return undefined
  // Payment pages are opened one at a time, so that this is the operator's doing; somebody pays twice.
  if (older.length > 0) log('error', 'stripe', { reason: 'two subscriptions of one customer', customerId })
  return kept(newest, before)
}

/** The customer's subscriptions that give a plan; none for one who is deleted. */
async function aliveOf(customer: string, deadline: AbortSignal): Promise<Stripe.Subscription[]> {
  const listed = await callStripeIfFound(
    (stripe) => stripe.subscriptions.list({ customer, status: 'all', limit: 20 }),
    deadline,
  )
  return (listed?.data ?? []).filter(({ status }) => alive.safeParse(status).success)
}

/** Whether a subscription of the customer gives a plan. */
export const hasSubscription = async (customerId: string, deadline: AbortSignal): Promise<boolean> =>
  (await aliveOf(customerId, deadline)).length > 0

/** Ends the subscription whose last bill this payment was: what was paid back in full is not had any longer. */
export async function cancelRefunded(customerId: string, paymentIntent: string, deadline: AbortSignal): Promise<void> {
  const payment = { type: 'payment_intent', payment_intent: paymentIntent } as const
  const { data: payments } = await callStripe((stripe) => stripe.invoicePayments.list({ payment, limit: 1 }), deadline)
  const invoice = idOf(payments[0]?.invoice)
  if (!invoice) return
  for (const one of await aliveOf(customerId, deadline))
    if (idOf(one.latest_invoice) === invoice)
      await callStripeIfFound((stripe) => stripe.subscriptions.cancel(one.id), deadline)
}

const idOf = (given: string | { readonly id: string } | null | undefined) =>
  typeof given === 'string' ? given : given?.id

/** The newest first; the id decides between two of the same second, so that every look finds the same. */
const byAge = (one: Stripe.Subscription, other: Stripe.Subscription) =>
  other.created - one.created || (one.id < other.id ? -1 : 1)

/** One that costs what it did is for what it was: with the prices taken out of the configuration, who pays keeps the plan. */
function kept(
  { id, status, items, cancel_at, cancel_at_period_end }: Stripe.Subscription,
  before: StoredSubscription | undefined,
): StoredSubscription {
  const [item] = items.data
  if (!item) throw new Error(`subscription ${id} has no item`)
  // Since API version 2025-03-31 the period is the item's, no longer the subscription's.
  const { current_period_start: periodStart, current_period_end: periodEnd } = item
  const price = (item.price.unit_amount ?? 0) / 100
  return {
    id,
    ...purchaseOf(item.price.id, before?.id === id && before.price === price ? before : undefined),
    price,
    status: alive.parse(status),
    periodStart,
    periodEnd,
    endsAt: cancel_at ?? (cancel_at_period_end ? periodEnd : null),
  }
}
