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

/** What happens to subscriptions: each changes the records and tells it. */
export interface SubscriptionActions {
  /** The customer pays on a payment page; they are subscribed from now on. */
  pay(session: Session): void
  cancelAtPeriodEnd(subscription: Subscription, cancel: boolean): void
  cancelNow(subscription: Subscription): void
  changePrice(subscription: Subscription, priceId: string): void
  /** The last bill is paid back in full. */
  refund(subscription: Subscription): void
  /** The card takes, or refuses, the next bill. */
  setCardWorks(customerId: string, works: boolean): void
  /** The bill that was open is paid. */
  payOpenInvoice(subscription: Subscription): void
  deleteCustomer(customer: Customer): void
  /** The clock goes to the end of this subscription's period, and everybody's with it. */
  advanceToPeriodEnd(subscription: Subscription): void
}

/** What happens to the subscriptions of `records`, told through `courier`. */
export function createSubscriptionActions(
  records: Records,
  courier: WebhookSender,
  prices: readonly Price[],
): SubscriptionActions {
  const objectOf = (subscription: Subscription) =>
    toSubscriptionObject(subscription, getPrice(prices, subscription.price))
  const tell = (happening: NewEvents) => {
    records.save()
    courier.sendEvents(happening, records.now())
  }
  const bill = (subscription: Subscription, paid: boolean): Invoice => {
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
    return [['customer.subscription.deleted', objectOf(subscription)]]
  }
  const renew = (subscription: Subscription): NewEvents => {
    if (subscription.cancelAtPeriodEnd) return end(subscription)
    const paid = !records.declined.includes(subscription.customer)
    subscription.periodStart = subscription.periodEnd
    subscription.periodEnd = computePeriodEnd(subscription.periodStart, getPrice(prices, subscription.price))
    subscription.status = paid ? 'active' : 'past_due'
    const invoice = bill(subscription, paid)
    return [
      ['customer.subscription.updated', objectOf(subscription)],
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
      const invoice = bill(subscription, true)
      Object.assign(session, { status: 'complete', subscription: subscription.id })
      tell([
        ['customer.subscription.created', objectOf({ ...subscription, status: 'incomplete' })],
        ['customer.subscription.updated', objectOf(subscription)],
        ['invoice.paid', toInvoiceObject(invoice, subscription)],
        ['checkout.session.completed', toSessionObject(session, price, null, false)],
      ])
    },
    cancelAtPeriodEnd: (subscription, cancel) => {
      subscription.cancelAtPeriodEnd = cancel
      tell([['customer.subscription.updated', objectOf(subscription)]])
    },
    cancelNow: (subscription) => tell(end(subscription)),
    changePrice: (subscription, priceId) => {
      subscription.price = getPrice(prices, priceId).id
      tell([['customer.subscription.updated', objectOf(subscription)]])
    },
    refund: (subscription) => {
      const invoice = records.invoices[subscription.latestInvoice]
      if (!invoice) return
      invoice.refunded = true
      tell([['charge.refunded', toChargeObject(invoice)]])
    },
    setCardWorks: (customerId, works) => {
      records.declined = records.declined.filter((id) => id !== customerId).concat(works ? [] : [customerId])
      records.save()
    },
    payOpenInvoice: (subscription) => {
      const invoice = records.invoices[subscription.latestInvoice]
      if (!invoice || subscription.status !== 'past_due') return
      Object.assign(invoice, { status: 'paid' })
      subscription.status = 'active'
      tell([
        ['invoice.paid', toInvoiceObject(invoice, subscription)],
        ['customer.subscription.updated', objectOf(subscription)],
      ])
    },
    deleteCustomer: (customer) => {
      const ended = Object.values(records.subscriptions).filter(
        (one) => one.customer === customer.id && one.status !== 'canceled',
      )
      const happening = ended.flatMap(end)
      for (const session of Object.values(records.sessions))
        if (session.customer === customer.id && session.status === 'open') session.status = 'expired'
      delete records.customers[customer.id]
      tell([...happening, ['customer.deleted', toCustomerObject(customer)]])
    },
    advanceToPeriodEnd: (subscription) => {
      records.ahead += Math.max(0, subscription.periodEnd - records.now() + 1)
      const due = Object.values(records.subscriptions).filter(
        ({ status, periodEnd: at }) => status !== 'canceled' && at <= records.now(),
      )
      for (const one of due) tell(renew(one))
    },
  }
}
