import { afterEach, describe, expect, test, vi } from 'vitest'
import { createId, type Session } from '#infra/local/stubs/stripe/records.ts'
import { type StripeEvent, signWebhook } from '#infra/local/stubs/stripe/webhooks.ts'
import { errorResponse } from '#test/support/ask.ts'
import { originSecret, otherPrice, setUpBackend, stripeKeys } from '#test/support/backend.ts'
import {
  collectEvents,
  deliverEvents,
  lastSubscription,
  pay,
  readAccount,
  startCheckout,
  subscribe,
} from '#test/support/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { type Creator, makeCreator } from '#test/support/creator.ts'
import { apiEvent } from '#test/support/lambda.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const path = '/api/billing/webhook'
const deliverBody = (body: string, signature?: string) =>
  backend.request('POST', path, { body, headers: signature === undefined ? {} : { 'stripe-signature': signature } })
const signed = (body: string, at?: number) => signWebhook(body, stripeKeys.webhook, at)
const refused = errorResponse(401, 'unauthenticated')
const isProcessed = async (id: string) => (await backend.items('payment_events')).some(({ eventId }) => eventId === id)
const planOf = async (creator: Creator) => (await readAccount(backend, creator)).plan

/** Returns the events of a creator's first payment without delivering them. */
async function createPaymentEvents(): Promise<{ creator: Creator; events: readonly StripeEvent[] }> {
  const creator = await makeCreator(backend)
  await startCheckout(backend, creator)
  return { creator, events: collectEvents(backend, () => pay(backend, creator)) }
}
/** Returns the events of a customer of another product in the same Stripe account without delivering them. */
function createForeignPaymentEvents() {
  const { records, actions } = backend.stripe
  const customer = {
    id: createId('cus'),
    created: records.now(),
    email: 'else@example.com',
    name: 'Else',
    metadata: {},
  }
  records.customers[customer.id] = customer
  const session: Session = {
    id: createId('cs_test'),
    created: records.now(),
    customer: customer.id,
    status: 'open',
    price: otherPrice.id,
    reference: 'order-of-theirs',
    metadata: {},
    locale: 'en',
    note: null,
    successUrl: 'https://example.com/',
    cancelUrl: 'https://example.com/',
    subscription: null,
  }
  const events = collectEvents(backend, () => actions.pay(session))
  const subscription = Object.values(records.subscriptions).find((one) => one.customer === customer.id)
  if (!subscription) throw new Error('nothing was paid')
  return { subscription, events }
}
const eventOf = (type: string, object: object): StripeEvent => {
  const id = createId('evt')
  return { id, type, body: JSON.stringify({ id, object: 'event', type, data: { object } }) }
}

describe('an event', () => {
  test.each([
    ['without a signature', () => undefined],
    ['with one of another secret', (body: string) => signWebhook(body, 'whsec_of_somebody')],
    ['with one over another body', (body: string) => signed(`${body} `)],
    ['with one over the same JSON in another format', (body: string) => signed(JSON.stringify(JSON.parse(body)))],
    ['with one of half an hour ago', (body: string) => signed(body, Date.now() - 30 * 60_000)],
    ['with a malformed signature', () => 'signed'],
  ])('%s is refused and changes nothing', async (_, signature) => {
    const { creator, events } = await createPaymentEvents()
    const { body = '', id = '' } = events.at(-1) ?? {}
    expect(await deliverBody(body, signature(body))).toMatchObject(refused)
    expect([await planOf(creator), await isProcessed(id)]).toEqual(['free', false])
  })

  test('is accepted in base64, as API Gateway encodes it', async () => {
    const { creator, events } = await createPaymentEvents()
    const { body = '' } = events.at(-1) ?? {}
    const response = await backend.invoke(
      'billing/webhook',
      apiEvent('POST', path, {
        headers: {
          'x-origin-secret': originSecret.current,
          'x-viewer-address': '203.0.113.7',
          'stripe-signature': signed(body),
        },
        body: Buffer.from(body).toString('base64'),
        isBase64Encoded: true,
      }),
    )
    expect(response).toMatchObject({ statusCode: 200 })
    expect(await planOf(creator)).toBe('basic')
  })

  test('that is half an hour old makes us fetch the current state', async () => {
    const { creator, events } = await createPaymentEvents()
    const [old] = events
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelNow(lastSubscription(backend, creator))),
    )
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 60_000 })
    await deliverEvents(backend, old ? [old] : [])
    vi.useRealTimers()
    expect(await planOf(creator)).toBe('free')
  })

  test.each([
    ['customer.subscription.updated', {}],
    ['charge.refunded', { object: 'charge', id: 'ch_1', refunded: 'yes' }],
  ])('that we watch but cannot read fails, so that Stripe delivers it again: %s', async (type, object) => {
    expectErrors()
    const { id, body } = eventOf(type, object)
    expect(await deliverBody(body, signed(body))).toMatchObject(errorResponse(500, 'internal'))
    expect(await isProcessed(id)).toBe(false)
  })

  test('that is repeated makes no requests and changes nothing', async () => {
    const { creator, events } = await createPaymentEvents()
    await deliverEvents(backend, events)
    const [before, calls] = [await backend.items('accounts'), backend.stripe.calls.length]
    await deliverEvents(backend, events)
    expect(backend.stripe.calls.length).toBe(calls)
    expect(await backend.items('accounts')).toEqual(before)
    expect(await planOf(creator)).toBe('basic')
  })

  test('that arrives ten times concurrently has the effect of one', async () => {
    const { creator, events } = await createPaymentEvents()
    const [event] = events
    await Promise.all(Array.from({ length: 10 }, () => deliverEvents(backend, event ? [event] : [])))
    expect(await planOf(creator)).toBe('basic')
  })

  test('with an outdated response from Stripe does not undo a newer one', async () => {
    const { creator, events } = await createPaymentEvents()
    const [slow] = events
    if (!slow) throw new Error('no event')
    const calls = backend.stripe.calls.length
    const release = backend.stripe.holdResponses()
    const sending = backend.stripe.webhooks.send(slow)
    await vi.waitFor(() => expect(backend.stripe.calls.length).toBeGreaterThan(calls), 10_000)
    // Stripe responds at once again; the first response is still delayed.
    backend.stripe.holdResponses()()
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelNow(lastSubscription(backend, creator))),
    )
    release()
    expect(await sending).toBe(200)
    expect(await planOf(creator)).toBe('free')
  })

  test('that failed is processed when it is delivered again', async () => {
    const { creator, events } = await createPaymentEvents()
    const [event] = events
    if (!event) throw new Error('no event')
    expectErrors()
    backend.stripe.failNext('failed', 'failed')
    expect(await backend.stripe.webhooks.send(event)).toBe(502)
    expect([await planOf(creator), await isProcessed(event.id)]).toEqual(['free', false])
    expect(await backend.stripe.webhooks.send(event)).toBe(200)
    expect([await planOf(creator), await isProcessed(event.id)]).toEqual(['basic', true])
  })

  test.each([
    ['of an unknown kind', 'treasury.outbound_transfer.posted', { object: 'thing', id: 'th_1' }],
    ['about a customer who is not ours', 'invoice.paid', { object: 'invoice', id: 'in_1', customer: 'cus_1' }],
    [
      'about a user who was never here',
      'customer.subscription.deleted',
      { object: 'subscription', id: 'sub_1', customer: 'cus_1', metadata: { userId: 'nobody' } },
    ],
  ])('%s is accepted and ignored', async (_, type, object) => {
    const event = eventOf(type, object)
    const before = await backend.items('accounts')
    await deliverEvents(backend, [event])
    expect(await isProcessed(event.id)).toBe(true)
    expect(await backend.items('accounts')).toEqual(before)
  })

  test('about a customer of another product is accepted and changes nothing there', async () => {
    const { subscription, events } = createForeignPaymentEvents()
    const refund = collectEvents(backend, () => backend.stripe.actions.refund(subscription))
    const before = await backend.items('accounts')
    await deliverEvents(backend, [...events, ...refund])
    expect(subscription.status).toBe('active')
    expect(await backend.items('accounts')).toEqual(before)
  })

  test('about a deleted account creates none', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    const { DeleteCommand } = await import('@aws-sdk/lib-dynamodb')
    const { database } = await import('#functions/lib/database.ts')
    await database.send(new DeleteCommand({ TableName: process.env.TABLE_ACCOUNTS, Key: { userId: creator.userId } }))
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(subscription, true)),
    )
    expect((await backend.items('accounts')).filter(({ userId }) => userId === creator.userId)).toEqual([])
  })

  test("that names another user than its customer's grants them nothing", async () => {
    const [payer, other] = [await makeCreator(backend), await makeCreator(backend)]
    const { customer } = await subscribe(backend, payer)
    const lie = { object: 'subscription', id: 'sub_1', customer, metadata: { userId: other.userId } }
    await deliverEvents(backend, [eventOf('customer.subscription.updated', lie)])
    expect(await planOf(other)).toBe('free')
  })
})

test('an unconfigured price throws, and a configured one gives its plan and cycle', async () => {
  const { purchaseOf } = await import('#functions/services/billing/prices.ts')
  expect(() => purchaseOf('price_of_last_year')).toThrow('not in the configuration')
  expect(purchaseOf('price_premium_yearly')).toEqual({ plan: 'premium', cycle: 'yearly' })
})
