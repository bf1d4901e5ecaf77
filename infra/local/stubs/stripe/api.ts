import * as z from 'zod/mini'
import { EmailAddress } from '#shared/email.ts'
import type { JsonResponse } from '../json-response.ts'
import { toCustomerObject, toList, toSessionObject, toSubscriptionObject } from './objects.ts'
import { createId, getPrice, Metadata, type Price, type Records, type Session } from './records.ts'
import type { SubscriptionActions } from './subscription-actions.ts'

/** The state that API requests read and change. */
export interface Account {
  readonly records: Records
  readonly actions: SubscriptionActions
  readonly prices: readonly Price[]
  /** The origin of Stripe's pages. */
  readonly origin: () => string
}

/** An API method. `id` is the id in the path. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly path: RegExp
  readonly handle: (account: Account, input: unknown, id: string) => JsonResponse
}

const stripeError = (status: number, error: Readonly<Record<string, string>>): JsonResponse => ({
  status,
  body: { error },
})

/** Errors in Stripe's format (docs.stripe.com/api/errors). */
export const errors = {
  unauthorized: stripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_***' }),
  unknownUrl: stripeError(404, { type: 'invalid_request_error', message: 'Unrecognized request URL.' }),
  missing: (what: string, id: string) =>
    stripeError(404, {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}: '${id}'`,
      param: 'id',
    }),
  invalid: (message: string) => stripeError(400, { type: 'invalid_request_error', code: 'parameter_invalid', message }),
  otherParameters: stripeError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  }),
  inUse: stripeError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  }),
  failed: stripeError(500, { type: 'api_error', message: 'Something went wrong on Stripe’s end.' }),
  busy: stripeError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message: 'Request rate limit exceeded.',
  }),
} as const

export const ok = (body: unknown): JsonResponse => ({ status: 200, body })

/** A decoded form of Stripe's API: `line_items[0][price]=price_1` is a list of objects. */
export type FormValue = string | readonly FormValue[] | { readonly [name: string]: FormValue }

interface Branch {
  [name: string]: Branch | string
}

/** Decodes a form or query string with bracketed names. Names 0, 1, 2 ... become a list. */
export function decodeForm(text: string): FormValue {
  const root: Branch = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.split('[').map((part) => part.replace(/\]$/, ''))
    let current = root
    for (const part of path.slice(0, -1)) {
      const next = current[part]
      const branch = typeof next === 'object' ? next : Object.create(null)
      current[part] = branch
      current = branch
    }
    current[path.at(-1) ?? ''] = value
  }
  return toFormValue(root)
}

function toFormValue(branch: Branch | string): FormValue {
  if (typeof branch === 'string') return branch
  const names = Object.keys(branch)
  if (names.length > 0 && names.every((name, index) => name === `${index}`))
    return Object.values(branch).map(toFormValue)
  return Object.fromEntries(names.map((name) => [name, toFormValue(branch[name] ?? '')]))
}

const NewCustomer = z.strictObject({ email: EmailAddress, name: z.string(), metadata: Metadata })
const CustomerUpdate = z.strictObject({ email: EmailAddress })
const customerPath = /^\/v1\/customers\/(\w+)$/

/** Methods for customers: create, retrieve, update the email address, delete with all subscriptions. */
const customerRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    handle: ({ records }, input) => {
      const customer = { id: createId('cus'), created: records.now(), ...NewCustomer.parse(input) }
      records.customers[customer.id] = customer
      records.save()
      return ok(toCustomerObject(customer))
    },
  },
  {
    method: 'GET',
    path: customerPath,
    handle: ({ records }, _, id) => {
      const customer = records.customers[id]
      return customer ? ok(toCustomerObject(customer)) : errors.missing('customer', id)
    },
  },
  {
    method: 'POST',
    path: customerPath,
    handle: ({ records }, input, id) => {
      const customer = records.customers[id]
      if (!customer) return errors.missing('customer', id)
      Object.assign(customer, CustomerUpdate.parse(input))
      records.save()
      return ok(toCustomerObject(customer))
    },
  },
  {
    method: 'DELETE',
    path: customerPath,
    handle: ({ records, actions }, _, id) => {
      const customer = records.customers[id]
      if (!customer) return errors.missing('customer', id)
      actions.deleteCustomer(customer)
      return ok({ id, object: 'customer', deleted: true })
    },
  },
]

const locale = z.enum(['en', 'es', 'fr'])
const expand = z.optional(z.array(z.string()))
const limit = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)))

const NewSession = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  client_reference_id: z.string().check(z.maxLength(200)),
  line_items: z.tuple([z.strictObject({ price: z.string(), quantity: z.literal('1') })]),
  subscription_data: z.strictObject({ metadata: Metadata }),
  success_url: z.url(),
  cancel_url: z.url(),
  locale,
  automatic_tax: z.optional(z.strictObject({ enabled: z.literal('true') })),
  customer_update: z.optional(z.strictObject({ address: z.literal('auto') })),
  custom_text: z.optional(z.strictObject({ submit: z.strictObject({ message: z.string().check(z.maxLength(1200)) }) })),
  expand,
})
const NewPortal = z.strictObject({
  customer: z.string(),
  locale,
  return_url: z.url(),
  flow_data: z.optional(
    z.strictObject({
      type: z.literal('subscription_update'),
      subscription_update: z.strictObject({ subscription: z.string() }),
      after_completion: z.strictObject({
        type: z.literal('redirect'),
        redirect: z.strictObject({ return_url: z.url() }),
      }),
    }),
  ),
})
const OfCustomer = z.strictObject({ customer: z.string(), limit, expand })
const Subscriptions = z.extend(OfCustomer, { status: z.literal('all') })
const Payments = z.strictObject({
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: z.string() }),
  limit,
})

const newestFirst = <One extends { readonly created: number }>(all: Readonly<Record<string, One>>) =>
  Object.values(all)
    .reverse()
    .sort((a, b) => b.created - a.created)

const sessionUrl = (account: Account, { id, status }: Session) =>
  status === 'open' ? `${account.origin()}/c/pay/${id}` : null

const showSession = (account: Account, session: Session, withItems: boolean) =>
  toSessionObject(session, getPrice(account.prices, session.price), sessionUrl(account, session), withItems)

export const routes: readonly Route[] = [
  ...customerRoutes,
  { method: 'POST', path: /^\/v1\/checkout\/sessions$/, handle: createSession },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions$/,
    handle: (account, input) => {
      const { customer, limit = 10, expand = [] } = OfCustomer.parse(input)
      if (!account.records.customers[customer]) return errors.missing('customer', customer)
      const owned = newestFirst(account.records.sessions).filter((session) => session.customer === customer)
      const withItems = expand.includes('data.line_items')
      const shown = owned.slice(0, limit).map((session) => showSession(account, session, withItems))
      return ok(toList('/v1/checkout/sessions', shown))
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    handle: (account, _, id) => {
      const session = account.records.sessions[id]
      if (!session) return errors.missing('checkout.session', id)
      if (session.status !== 'open')
        return errors.invalid('Only Checkout Sessions with a status in ["open"] can be expired.')
      session.status = 'expired'
      account.records.save()
      return ok(showSession(account, session, false))
    },
  },
  { method: 'POST', path: /^\/v1\/billing_portal\/sessions$/, handle: createPortal },
  {
    method: 'GET',
    path: /^\/v1\/subscriptions$/,
    handle: ({ records, prices }, input) => {
      const { customer, limit = 10 } = Subscriptions.parse(input)
      if (!records.customers[customer]) return errors.missing('customer', customer)
      const owned = newestFirst(records.subscriptions).filter((subscription) => subscription.customer === customer)
      const shown = owned
        .slice(0, limit)
        .map((subscription) => toSubscriptionObject(subscription, getPrice(prices, subscription.price)))
      return ok(toList('/v1/subscriptions', shown))
    },
  },
  {
    method: 'DELETE',
    path: /^\/v1\/subscriptions\/(\w+)$/,
    handle: ({ records, actions, prices }, _, id) => {
      const subscription = records.subscriptions[id]
      if (!subscription || subscription.status === 'canceled') return errors.missing('subscription', id)
      actions.cancelNow(subscription)
      return ok(toSubscriptionObject(subscription, getPrice(prices, subscription.price)))
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/invoice_payments$/,
    handle: ({ records }, input) => {
      const { payment } = Payments.parse(input)
      const invoices = Object.values(records.invoices).filter(
        ({ paymentIntent }) => paymentIntent === payment.payment_intent,
      )
      const shown = invoices.map(({ id, amount }) => ({
        id: `inpay_${id.slice(3)}`,
        object: 'invoice_payment',
        amount_paid: amount,
        invoice: id,
        payment,
        status: 'paid',
      }))
      return ok(toList('/v1/invoice_payments', shown))
    },
  },
]

function createSession(account: Account, input: unknown): JsonResponse {
  const request = NewSession.parse(input)
  const { records, prices } = account
  const [{ price }] = request.line_items
  if (!records.customers[request.customer]) return errors.missing('customer', request.customer)
  if (!prices.some(({ id }) => id === price)) return errors.missing('price', price)
  const session: Session = {
    id: createId('cs_test'),
    created: records.now(),
    customer: request.customer,
    status: 'open',
    price,
    reference: request.client_reference_id,
    metadata: request.subscription_data.metadata,
    locale: request.locale,
    note: request.custom_text?.submit.message ?? null,
    successUrl: request.success_url,
    cancelUrl: request.cancel_url,
    subscription: null,
  }
  records.sessions[session.id] = session
  records.save()
  return ok(showSession(account, session, request.expand?.includes('line_items') ?? false))
}

function createPortal({ records, origin }: Account, input: unknown): JsonResponse {
  const request = NewPortal.parse(input)
  if (!records.customers[request.customer]) return errors.missing('customer', request.customer)
  const subscription = request.flow_data?.subscription_update.subscription
  if (subscription && !records.subscriptions[subscription]) return errors.missing('subscription', subscription)
  const portal = { id: createId('bps'), customer: request.customer, returnUrl: request.return_url }
  records.portals[portal.id] = portal
  records.save()
  return ok({
    id: portal.id,
    object: 'billing_portal.session',
    customer: request.customer,
    return_url: request.return_url,
    url: `${origin()}/p/session/${portal.id}`,
  })
}
