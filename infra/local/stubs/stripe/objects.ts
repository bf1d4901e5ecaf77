/** Objects in the format of Stripe's API version 2026-10-28, limited to the fields we read. */
import type { Customer, Invoice, Price, Session, Subscription } from './records.ts'

export const toList = (url: string, data: readonly unknown[]) => ({ object: 'list', url, has_more: false, data })

export const toCustomerObject = ({ id, created, email, name, metadata }: Customer) => ({
  id,
  object: 'customer',
  created,
  email,
  name,
  metadata,
  livemode: false,
})

const toPriceObject = ({ id, product, cents, interval }: Price) => ({
  id,
  object: 'price',
  active: true,
  currency: 'usd',
  product,
  recurring: { interval, interval_count: 1, usage_type: 'licensed', trial_period_days: null, meter: null },
  type: 'recurring',
  unit_amount: cents,
  unit_amount_decimal: `${cents}`,
})

export const toSessionObject = (session: Session, price: Price, url: string | null, withItems: boolean) => ({
  id: session.id,
  object: 'checkout.session',
  created: session.created,
  customer: session.customer,
  client_reference_id: session.reference,
  status: session.status,
  payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
  mode: 'subscription',
  locale: session.locale,
  metadata: {},
  currency: 'usd',
  amount_subtotal: price.cents,
  amount_total: price.cents,
  success_url: session.successUrl,
  cancel_url: session.cancelUrl,
  subscription: session.subscription,
  url,
  ...(withItems
    ? {
        line_items: toList(`/v1/checkout/sessions/${session.id}/line_items`, [
          {
            id: 'li_1',
            object: 'item',
            quantity: 1,
            amount_total: price.cents,
            currency: 'usd',
            price: toPriceObject(price),
          },
        ]),
      }
    : {}),
})

/** Periods belong to the items since API version 2025-03-31. */
export const toSubscriptionObject = (subscription: Subscription, price: Price) => ({
  id: subscription.id,
  object: 'subscription',
  created: subscription.created,
  customer: subscription.customer,
  status: subscription.status,
  cancel_at_period_end: subscription.cancelAtPeriodEnd,
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  latest_invoice: subscription.latestInvoice,
  metadata: subscription.metadata,
  currency: 'usd',
  items: toList(`/v1/subscription_items?subscription=${subscription.id}`, [
    {
      id: `si_${subscription.id.slice(4)}`,
      object: 'subscription_item',
      current_period_start: subscription.periodStart,
      current_period_end: subscription.periodEnd,
      quantity: 1,
      price: toPriceObject(price),
      subscription: subscription.id,
    },
  ]),
})

export const toInvoiceObject = (invoice: Invoice, { metadata }: Pick<Subscription, 'metadata'>) => ({
  id: invoice.id,
  object: 'invoice',
  created: invoice.created,
  customer: invoice.customer,
  status: invoice.status,
  currency: 'usd',
  total: invoice.amount,
  amount_paid: invoice.status === 'paid' ? invoice.amount : 0,
  metadata: {},
  parent: {
    type: 'subscription_details',
    quote_details: null,
    subscription_details: { subscription: invoice.subscription, metadata },
  },
})

export const toChargeObject = ({ id, created, customer, amount, paymentIntent, refunded }: Invoice) => ({
  id: `ch_${id.slice(3)}`,
  object: 'charge',
  created,
  customer,
  amount,
  amount_refunded: refunded ? amount : 0,
  refunded,
  currency: 'usd',
  metadata: {},
  payment_intent: paymentIntent,
})
