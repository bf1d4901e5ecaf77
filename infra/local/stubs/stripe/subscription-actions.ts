import { toChargeObject, toCustomerObject, toInvoiceObject, toSessionObject, toSubscriptionObject } from './objects.ts'
import {
  type Customer,
  computePeriodEnd,
  createId,
  getPrice,
  type Invoice,
  type Price,
  type Records,
  type Session,
  type Subscription,
} from './records.ts'
import type { WebhookSender } from './webhooks.ts'

type NewEvents = (readonly [type: string, object: object])[]

/** Actions on subscriptions. Each one changes the records and sends webhook events. */
export interface SubscriptionActions {
  /** Completes a Checkout Session and starts the subscription. */
  pay(session: Session): void
  cancelAtPeriodEnd(subscription: Subscription, cancel: boolean): void
  cancelNow(subscription: Subscription): void
  changePrice(subscription: Subscription, priceId: string): void
  /** Refunds the latest invoice in full. */
  refund(subscription: Subscription): void
  /** Sets whether the customer's card is charged or declined from now on. */
  setCardWorks(customerId: string, works: boolean): void
  /** Pays the invoice of a past-due subscription. */
  payOpenInvoice(subscription: Subscription): void
  deleteCustomer(customer: Customer): void
  /** Moves the clock to the end of this subscription's period and renews every subscription that is due. */
  advanceToPeriodEnd(subscription: Subscription): void
}

/** Creates the actions for `records`; events are sent through `webhooks`. */
export function createSubscriptionActions(
  records: Records,
  webhooks: WebhookSender,
  prices: readonly Price[],
): SubscriptionActions {
  const toObject = (subscription: Subscription) =>
    toSubscriptionObject(subscription, getPrice(prices, subscription.price))
  const saveAndSend = (events: NewEvents) => {
    records.save()
    webhooks.sendEvents(events, records.now())
  }
  const createInvoice = (subscription: Subscription, paid: boolean): Invoice => {
    const invoice: Invoice = {
      id: createId('in'),
      created: records.now(),
      customer: subscription.customer,
      subscription: subscription.id,
      amount: getPrice(prices, subscription.price).cents,
      status: paid ? 'paid' : 'open',
      paymentIntent: createId('pi'),
      refunded: false,
    }
    records.invoices[invoice.id] = invoice
    subscription.latestInvoice = invoice.id
    return invoice
  }
  const end = (subscription: Subscription): NewEvents => {
    subscription.status = 'canceled'
    return [['customer.subscription.deleted', toObject(subscription)]]
  }
  const renew = (subscription: Subscription): NewEvents => {
    if (subscription.cancelAtPeriodEnd) return end(subscription)
    const paid = !records.declined.includes(subscription.customer)
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd = computePeriodEnd(subscription.periodStart, getPrice(prices, subscription.price))
    subscription.status = paid ? 'active' : 'past_due'
    const invoice = createInvoice(subscription, paid)
    return [
      ['customer.subscription.updated', toObject(subscription)],
      [paid ? 'invoice.paid' : 'invoice.payment_failed', toInvoiceObject(invoice, subscription)],
    ]
  }
  return {
    pay: (session) => {
      const price = getPrice(prices, session.price)
      const start = records.now()
      const subscription: Subscription = {
        id: createId('sub'),
        created: start,
        customer: session.customer,
        status: 'active',
        price: price.id,
        periodStart: start,
        periodEnd: computePeriodEnd(start, price),
        cancelAtPeriodEnd: false,
        latestInvoice: '',
        metadata: session.metadata,
      }
      records.subscriptions[subscription.id] = subscription
      const invoice = createInvoice(subscription, true)
      Object.assign(session, { status: 'complete', subscription: subscription.id })
      saveAndSend([
        ['customer.subscription.created', toObject({ ...subscription, status: 'incomplete' })],
        ['customer.subscription.updated', toObject(subscription)],
        ['invoice.paid', toInvoiceObject(invoice, subscription)],
        ['checkout.session.completed', toSessionObject(session, price, null, false)],
      ])
    },
    cancelAtPeriodEnd: (subscription, cancel) => {
      subscription.cancelAtPeriodEnd = cancel
      saveAndSend([['customer.subscription.updated', toObject(subscription)]])
    },
    cancelNow: (subscription) => saveAndSend(end(subscription)),
    changePrice: (subscription, priceId) => {
      subscription.price = getPrice(prices, priceId).id
      saveAndSend([['customer.subscription.updated', toObject(subscription)]])
    },
    refund: (subscription) => {
      const invoice = records.invoices[subscription.latestInvoice]
      if (!invoice) return
      invoice.refunded = true
      saveAndSend([['charge.refunded', toChargeObject(invoice)]])
    },
    setCardWorks: (customerId, works) => {
      records.declined = records.declined.filter((id) => id !== customerId).concat(works ? [] : [customerId])
      records.save()
    },
    payOpenInvoice: (subscription) => {
      const invoice = records.invoices[subscription.latestInvoice]
      if (!invoice || subscription.status !== 'past_due') return
      invoice.status = 'paid'
      subscription.status = 'active'
      saveAndSend([
        ['invoice.paid', toInvoiceObject(invoice, subscription)],
        ['customer.subscription.updated', toObject(subscription)],
      ])
    },
    deleteCustomer: (customer) => {
      const live = Object.values(records.subscriptions).filter(
        (subscription) => subscription.customer === customer.id && subscription.status !== 'canceled',
      )
      const events = live.flatMap(end)
      for (const session of Object.values(records.sessions))
        if (session.customer === customer.id && session.status === 'open') session.status = 'expired'
      delete records.customers[customer.id]
      saveAndSend([...events, ['customer.deleted', toCustomerObject(customer)]])
    },
    advanceToPeriodEnd: (subscription) => {
      records.ahead += Math.max(0, subscription.periodEnd - records.now() + 1)
      const due = Object.values(records.subscriptions).filter(
        ({ status, periodEnd: at }) => status !== 'canceled' && at <= records.now(),
      )
      for (const subscription of due) saveAndSend(renew(subscription))
    },
  }
}
