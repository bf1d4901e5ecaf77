import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { billing } from '#shared/contract/billing.ts'
import { dayMs } from '#shared/duration.ts'
import { errorResponse } from '#test/support/ask.ts'
import { setUpBackend } from '#test/support/backend.ts'
import {
  collectEvents,
  defaultOrder,
  deliverEvents,
  lastSubscription,
  openPortal,
  readAccount,
  startCheckout,
  subscribe,
} from '#test/support/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator, tokenSignedInAgo } from '#test/support/creator.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

describe('the portal', () => {
  test('opens for a subscriber', async () => {
    const creator = await makeCreator(backend)
    await subscribe(backend, creator)
    const { body } = await openPortal(backend, creator)
    expect(billing.portal.output.parse(body).url).toMatch(`${backend.stripe.origin}/p/session/bps_`)
    expect((await openPortal(backend, creator, 'change')).status).toBe(200)
  })

  test('requires a sign-in within ten minutes', async () => {
    const { userId, token } = await makeCreator(backend)
    await startCheckout(backend, { token })
    expect(await openPortal(backend, { token: tokenSignedInAgo(backend, userId, 601) })).toMatchObject(
      errorResponse(403, 'recent_sign_in_required'),
    )
    expect((await openPortal(backend, { token: tokenSignedInAgo(backend, userId, 590) })).status).toBe(200)
  })

  test('returns billing_customer_missing for a user without a customer', async () => {
    expect(await openPortal(backend, await makeCreator(backend))).toMatchObject(
      errorResponse(404, 'billing_customer_missing'),
    )
  })

  test("opens for the user's own customer only", async () => {
    const [one, other] = [await makeCreator(backend), await makeCreator(backend)]
    await subscribe(backend, one)
    expect(await openPortal(backend, other)).toMatchObject(errorResponse(404, 'billing_customer_missing'))
  })
})

describe('a subscription', () => {
  test('grants the plan at once, with its price and next billing date', async () => {
    const creator = await makeCreator(backend)
    const { periodEnd } = await subscribe(backend, creator, { plan: 'basic', cycle: 'yearly' })
    const account = await readAccount(backend, creator)
    expect(account).toMatchObject({
      plan: 'basic',
      subscription: {
        plan: 'basic',
        status: 'active',
        cycle: 'yearly',
        price: 190,
        until: new Date(periodEnd * 1000).toISOString(),
      },
    })
    expect(account.meters.find(({ meter }) => meter === 'insights')).toMatchObject({ limit: 10 })
  })

  test('grants the plan until the end of its period after a cancellation', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(subscription, true)),
    )
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'basic', subscription: { status: 'ending' } })
    vi.useFakeTimers({ toFake: ['Date'], now: subscription.periodEnd * 1000 - 1000 })
    expect((await readStoredAccount(creator.userId))?.plan).toBe('basic')
    // No event from Stripe arrives.
    vi.setSystemTime(subscription.periodEnd * 1000)
    expect((await readStoredAccount(creator.userId))?.plan).toBe('free')
  })

  test('grants the plan for seven days after a failed payment', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    backend.stripe.actions.setCardWorks(subscription.customer, false)
    const events = collectEvents(backend, () => backend.stripe.actions.advanceToPeriodEnd(subscription))
    backend.stripe.records.ahead = 0
    await deliverEvents(backend, events)
    const failedAt = subscription.periodStart * 1000
    vi.useFakeTimers({ toFake: ['Date'], now: failedAt + 7 * dayMs - 1000 })
    expect((await readStoredAccount(creator.userId))?.plan).toBe('basic')
    vi.setSystemTime(failedAt + 7 * dayMs)
    expect((await readStoredAccount(creator.userId))?.plan).toBe('free')
    vi.useRealTimers()
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.payOpenInvoice(subscription)),
    )
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'basic', subscription: { status: 'active' } })
  })

  test('changes the meters when its plan is changed in the portal', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.changePrice(subscription, 'price_premium_monthly')),
    )
    const account = await readAccount(backend, creator)
    expect(account).toMatchObject({ plan: 'premium', subscription: { price: 49 } })
    expect(account.meters.find(({ meter }) => meter === 'insights')).toMatchObject({ fairUse: true })
  })

  test('ends after a full refund, even if an earlier event comes last', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    const late = collectEvents(backend, () => backend.stripe.actions.cancelAtPeriodEnd(subscription, false))
    const ended = collectEvents(backend, () => backend.stripe.actions.refund(subscription))
    await deliverEvents(backend, [...ended, ...late])
    expect(lastSubscription(backend, creator).status).toBe('canceled')
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'free', subscription: null, hasBilling: true })
  })

  test('ends when its customer is deleted at Stripe, and the user can buy again', async () => {
    const creator = await makeCreator(backend)
    const { customer } = await subscribe(backend, creator)
    const { deleteCustomer } = await import('#functions/clients/stripe/customers.ts')
    const events = collectEvents(backend, () => {
      const record = backend.stripe.records.customers[customer]
      if (record) backend.stripe.actions.deleteCustomer(record)
    })
    await deliverEvents(backend, events)
    await deleteCustomer(customer)
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'free', subscription: null, hasBilling: false })
    expect((await startCheckout(backend, creator, defaultOrder)).status).toBe(200)
  })
})

test('deleting an account cancels the subscription first, and later events change nothing', async () => {
  const creator = await makeCreator(backend)
  const { customer } = await subscribe(backend, creator)
  const { webhooks, records } = backend.stripe
  webhooks.delivery = { ...webhooks.delivery, isPaused: true }
  const before = webhooks.events.length
  expect(await backend.request('DELETE', '/api/account', { as: creator.token })).toMatchObject({ status: 200 })
  webhooks.delivery = { ...webhooks.delivery, isPaused: false }
  expect(records.customers[customer]).toBeUndefined()
  expect(lastSubscription(backend, creator).status).toBe('canceled')
  await deliverEvents(backend, webhooks.events.slice(before))
  expect((await backend.items('accounts')).filter(({ userId }) => userId === creator.userId)).toEqual([])
})

describe('after payments were turned off', () => {
  beforeEach(expectErrors)
  /** Changes or removes a variable, and loads the modules again, because they parse the environment once. */
  const without = (variable: string, value?: string) => {
    vi.stubEnv(variable, value)
    vi.resetModules()
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('purchases are refused, but subscribers can cancel and delete their accounts', async () => {
    const creator = await makeCreator(backend)
    const { customer } = await subscribe(backend, creator)
    without('STRIPE_PRICES')
    expect(await startCheckout(backend, await makeCreator(backend))).toMatchObject(
      errorResponse(503, 'payments_disabled'),
    )
    expect((await openPortal(backend, creator)).status).toBe(200)
    const { webhooks, records } = backend.stripe
    webhooks.delivery = { ...webhooks.delivery, isPaused: true }
    const response = await backend.request('DELETE', '/api/account', { as: creator.token })
    expect(response).toMatchObject({ body: { finished: true } })
    webhooks.delivery = { ...webhooks.delivery, isPaused: false }
    expect([records.customers[customer], lastSubscription(backend, creator).status]).toEqual([undefined, 'canceled'])
  })

  test('subscribers keep their plan with every renewal and lose it when they cancel', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator, { plan: 'premium', cycle: 'yearly' })
    const { periodEnd } = subscription
    without('STRIPE_PRICES')
    const { actions: life, records } = backend.stripe
    const renewed = collectEvents(backend, () => life.advanceToPeriodEnd(subscription))
    records.ahead = 0
    await deliverEvents(backend, renewed)
    expect(subscription.periodEnd).toBeGreaterThan(periodEnd)
    const until = new Date(subscription.periodEnd * 1000).toISOString()
    const view = { plan: 'premium', cycle: 'yearly', price: 490, until }
    expect(await readAccount(backend, creator)).toMatchObject({
      plan: 'premium',
      subscription: { ...view, status: 'active' },
    })
    await deliverEvents(
      backend,
      collectEvents(backend, () => life.cancelAtPeriodEnd(subscription, true)),
    )
    expect(await readAccount(backend, creator)).toMatchObject({
      plan: 'premium',
      subscription: { ...view, status: 'ending' },
    })
    await deliverEvents(
      backend,
      collectEvents(backend, () => life.cancelNow(subscription)),
    )
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'free', subscription: null })
  })

  test('an unknown price is logged for the operator and changes nothing', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    without('STRIPE_PRICES')
    const changed = collectEvents(backend, () =>
      backend.stripe.actions.changePrice(subscription, 'price_premium_monthly'),
    )
    await expect(deliverEvents(backend, changed)).rejects.toThrow('got status 500')
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'basic' })
  })

  test('and the secret is missing too, the portal is refused and events are delivered again', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    without('STRIPE_SECRET', 'gone')
    expect(await openPortal(backend, creator)).toMatchObject(errorResponse(502, 'payments_failed'))
    const ended = collectEvents(backend, () => backend.stripe.actions.cancelNow(subscription))
    await expect(deliverEvents(backend, ended)).rejects.toThrow('got status 502')
  })

  test("and the secret is missing too, a deleted account's customer is kept for later", async () => {
    const creator = await makeCreator(backend)
    await subscribe(backend, creator)
    without('STRIPE_PRICES')
    without('STRIPE_SECRET', 'gone')
    const response = await backend.request('DELETE', '/api/account', { as: creator.token })
    expect(response).toMatchObject({ body: { finished: false } })
    expect(await readStoredAccount(creator.userId)).toHaveProperty('customerId')
  })
})

const readStoredAccount = async (userId: string) => (await import('#functions/store/accounts.ts')).getAccount(userId)
