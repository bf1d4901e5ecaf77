import { afterEach, describe, expect, test, vi } from 'vitest'
import { stubPrices } from '#infra/local/stubs/stripe/records.ts'
import { billing } from '#shared/contract/billing.ts'
import { errorResponse } from '#test/support/ask.ts'
import { otherPrice, setUpBackend, siteUrl } from '#test/support/backend.ts'
import {
  collectEvents,
  deliverEvents,
  lastSession,
  openPortal,
  pay,
  readAccount,
  startCheckout,
  subscribe,
} from '#test/support/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { longTest } from '#test/support/long.ts'

const backend = setUpBackend()
afterEach(() => {
  vi.useRealTimers()
})

const urlOf = async (response: ReturnType<typeof startCheckout>) =>
  billing.checkout.output.parse((await response).body).url

describe('a payment page', () => {
  test('charges the plan’s price and carries the user’s id', async () => {
    const creator = await makeCreator(backend)
    const url = await urlOf(startCheckout(backend, creator, { plan: 'premium', cycle: 'yearly' }))
    const session = lastSession(backend, creator)
    expect(url).toBe(`${backend.stripe.origin}/c/pay/${session.id}`)
    expect(session).toMatchObject({
      price: 'price_premium_yearly',
      reference: creator.userId,
      metadata: { userId: creator.userId },
      locale: 'en',
      successUrl: `${siteUrl}/premium-payment?paid=premium`,
      cancelUrl: `${siteUrl}/premium-upgrade?plan=premium&cycle=yearly&cancelled`,
    })
    expect(await readAccount(backend, creator)).toMatchObject({ plan: 'free', subscription: null, hasBilling: true })
  })

  longTest.each([
    { plan: 'basic', cycle: 'monthly', amount: 1 },
    { plan: 'free', cycle: 'monthly' },
    { plan: 'basic', cycle: 'weekly' },
    { plan: 'basic', cycle: 'monthly', price: 'price_of_mine' },
  ])('is not opened for %o', async (body) => {
    expect(await startCheckout(backend, await makeCreator(backend), body)).toMatchObject(
      errorResponse(400, 'invalid_input'),
    )
  })

  longTest('is the same for concurrent and repeated requests of one order', async () => {
    const creator = await makeCreator(backend)
    const urls = await Promise.all(Array.from({ length: 8 }, () => urlOf(startCheckout(backend, creator))))
    expect(new Set([...urls, await urlOf(startCheckout(backend, creator))]).size).toBe(1)
    expect(
      Object.values(backend.stripe.records.customers).filter(({ email }) => email.startsWith(`${creator.userId}@`)),
    ).toHaveLength(1)
  })

  longTest('is closed before another one opens, so that only one can be paid', async () => {
    const creator = await makeCreator(backend)
    const first = await urlOf(startCheckout(backend, creator))
    const second = await urlOf(startCheckout(backend, creator, { plan: 'premium', cycle: 'monthly' }))
    expect(second).not.toBe(first)
    const theirs = Object.values(backend.stripe.records.sessions).filter(
      ({ reference }) => reference === creator.userId,
    )
    expect(theirs.map(({ status }) => status)).toEqual(['expired', 'open'])
  })

  longTest('stays the only open page when two orders are placed at once', async () => {
    const creator = await makeCreator(backend)
    expectErrors()
    await Promise.all([
      startCheckout(backend, creator),
      startCheckout(backend, creator, { plan: 'premium', cycle: 'yearly' }),
    ])
    const theirs = Object.values(backend.stripe.records.sessions).filter(
      ({ reference }) => reference === creator.userId,
    )
    expect(theirs.filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  test('is refused with a subscription, even if its events have not arrived', async () => {
    const creator = await makeCreator(backend)
    await startCheckout(backend, creator)
    collectEvents(backend, () => pay(backend, creator))
    expect((await readAccount(backend, creator)).plan).toBe('free')
    expect(await startCheckout(backend, creator)).toMatchObject(errorResponse(409, 'already_subscribed'))
  })

  longTest.each([
    ['premium', 'basic', 409],
    ['premium', 'premium', 409],
    ['basic', 'basic', 409],
    ['basic', 'premium', 200],
  ] as const)('to a creator with a complimentary %s plan, for %s, answers %i', async (own, plan, status) => {
    const creator = await makeCreator(backend, { plan: own })
    const response = await startCheckout(backend, creator, { plan, cycle: 'monthly' })
    expect(response.status).toBe(status)
    if (status === 409) expect(response).toMatchObject(errorResponse(409, 'plan_included'))
    const sessions = Object.values(backend.stripe.records.sessions)
    expect(sessions.filter(({ reference }) => reference === creator.userId)).toHaveLength(status === 200 ? 1 : 0)
  })

  longTest('opens again after a subscription has ended', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    await deliverEvents(
      backend,
      collectEvents(backend, () => backend.stripe.actions.cancelNow(subscription)),
    )
    expect((await startCheckout(backend, creator)).status).toBe(200)
  })

  longTest('opens after a subscription at a price that is no longer configured', async () => {
    const creator = await makeCreator(backend)
    const subscription = await subscribe(backend, creator)
    const ended = collectEvents(backend, () => backend.stripe.actions.cancelNow(subscription))
    subscription.price = otherPrice.id
    await deliverEvents(backend, ended)
    expect((await startCheckout(backend, creator)).status).toBe(200)
  })

  longTest('is closed and refused when the price at Stripe differs from ours', async () => {
    const creator = await makeCreator(backend)
    const price = stubPrices.find(({ id }) => id === 'price_basic_monthly')
    expectErrors()
    await startCheckout(backend, creator)
    Object.assign(price ?? {}, { cents: 100 })
    try {
      for (const _ of ['opened earlier', 'opened now'])
        expect(await startCheckout(backend, creator)).toMatchObject(errorResponse(502, 'payments_failed'))
      const theirs = Object.values(backend.stripe.records.sessions).filter(
        ({ reference }) => reference === creator.userId,
      )
      expect(theirs.map(({ status }) => status)).toEqual(['expired', 'expired'])
    } finally {
      Object.assign(price ?? {}, { cents: 1900 })
    }
  })

  longTest('opens ten minutes after a failure at Stripe, which repeats its failure until then', async () => {
    const { userId, token } = await makeCreator(backend)
    expectErrors()
    backend.stripe.failNext('failed')
    expect(await startCheckout(backend, { token })).toMatchObject(errorResponse(502, 'payments_failed'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect(await startCheckout(backend, { token: backend.tokenFor(userId) })).toMatchObject({ status: 200 })
  })

  longTest('opens after the user changed their name between creating and storing the customer', async () => {
    const { userId } = await makeCreator(backend)
    const { createCustomer } = await import('#functions/clients/stripe/customers.ts')
    await createCustomer({ userId, email: `${userId}@example.com`, name: 'Ann before' }, 0, AbortSignal.timeout(5000))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect(await startCheckout(backend, { token: backend.tokenFor(userId) })).toMatchObject({ status: 200 })
  })

  longTest.each([
    ['failed', 1, 'warn'],
    ['busy', 1, 'warn'],
    ['inUse', 1, 'warn'],
    ['unauthorized', 1, 'error'],
    ['hangUp', 2, 'warn'],
  ] as const)('that Stripe does not open is reported as payments_failed: %s, %i times', async (fault, times, level) => {
    const creator = await makeCreator(backend)
    expectErrors()
    backend.stripe.failNext(...Array.from({ length: times }, () => fault))
    expect(await startCheckout(backend, creator)).toMatchObject(errorResponse(502, 'payments_failed'))
    const levels = (['warn', 'error'] as const).filter((level) =>
      vi.mocked(console[level]).mock.calls.some(([line]) => JSON.parse(`${line}`).message === 'stripe'),
    )
    expect(levels).toEqual([level])
  })
})

longTest('while Stripe does not respond, requests fail in time and events are delivered again', async () => {
  const creator = await makeCreator(backend)
  await startCheckout(backend, creator)
  const [event] = collectEvents(backend, () => pay(backend, creator))
  if (!event) throw new Error('no event')
  expectErrors()
  const soon = AbortSignal.timeout.bind(AbortSignal, 100)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
  const release = backend.stripe.holdResponses()
  const began = performance.now()
  expect(await startCheckout(backend, creator)).toMatchObject(errorResponse(502, 'payments_failed'))
  expect(await openPortal(backend, creator)).toMatchObject(errorResponse(502, 'payments_failed'))
  expect(await backend.stripe.webhooks.send(event)).toBe(502)
  // A request to Stripe takes up to eight seconds and is retried once.
  expect(performance.now() - began).toBeLessThan(16_000)
  release()
  vi.mocked(AbortSignal.timeout).mockRestore()
  expect(await backend.stripe.webhooks.send(event)).toBe(200)
})
