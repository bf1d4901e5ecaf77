import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { standInPrices } from '#infra/local/stand-ins/stripe/prices.ts'
import { billing } from '#shared/contract/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { type House, otherPrice, siteUrl, startHouse } from '#test/support/house.ts'
import {
  accountOf,
  arrive,
  checkout,
  held,
  order,
  pay,
  portal,
  sessionOf,
  subscribe,
  subscriptionOf,
} from '#test/support/paying.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())
afterEach(() => {
  vi.useRealTimers()
})

const urlOf = async (asked: ReturnType<typeof checkout>) => billing.checkout.output.parse((await asked).body).url
const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
const day = 86_400_000

describe('a payment page', () => {
  test('charges the plan’s price, and knows whose it is', async () => {
    const creator = await makeCreator(house)
    const url = await urlOf(checkout(house, creator, { plan: 'premium', cycle: 'yearly' }))
    const session = sessionOf(house, creator)
    expect(url).toBe(`${house.stripe.origin}/c/pay/${session.id}`)
    expect(session).toMatchObject({
      price: 'price_premium_yearly',
      reference: creator.userId,
      metadata: { userId: creator.userId },
      locale: 'en',
      successUrl: `${siteUrl}/premium-payment?paid=premium`,
      cancelUrl: `${siteUrl}/premium-upgrade?plan=premium&cycle=yearly&cancelled`,
    })
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'free', subscription: null, hasBilling: true })
  })

  test.each([
    { plan: 'basic', cycle: 'monthly', amount: 1 },
    { plan: 'free', cycle: 'monthly' },
    { plan: 'basic', cycle: 'weekly' },
    { plan: 'basic', cycle: 'monthly', price: 'price_of_mine' },
  ])('is not opened for %o', async (body) => {
    expect(await checkout(house, await makeCreator(house), body)).toMatchObject(refused(400, 'invalid_input'))
  })

  test('is the same one for calls at once, and for the same order again', async () => {
    const creator = await makeCreator(house)
    const urls = await Promise.all(Array.from({ length: 8 }, () => urlOf(checkout(house, creator))))
    expect(new Set([...urls, await urlOf(checkout(house, creator))]).size).toBe(1)
    expect(
      Object.values(house.stripe.records.customers).filter(({ email }) => email.startsWith(`${creator.userId}@`)),
    ).toHaveLength(1)
  })

  test('closes before another one opens: two cannot be paid', async () => {
    const creator = await makeCreator(house)
    const first = await urlOf(checkout(house, creator))
    const second = await urlOf(checkout(house, creator, { plan: 'premium', cycle: 'monthly' }))
    expect(second).not.toBe(first)
    const theirs = Object.values(house.stripe.records.sessions).filter(({ reference }) => reference === creator.userId)
    expect(theirs.map(({ status }) => status)).toEqual(['expired', 'open'])
  })

  test('is never two for two orders at once', async () => {
    const creator = await makeCreator(house)
    expectErrors()
    await Promise.all([checkout(house, creator), checkout(house, creator, { plan: 'premium', cycle: 'yearly' })])
    const theirs = Object.values(house.stripe.records.sessions).filter(({ reference }) => reference === creator.userId)
    expect(theirs.filter(({ status }) => status === 'open')).toHaveLength(1)
  })

  test('is not opened beside a subscription, even one whose events are still on their way', async () => {
    const creator = await makeCreator(house)
    await checkout(house, creator)
    held(house, () => pay(house, creator))
    expect((await accountOf(house, creator)).plan).toBe('free')
    expect(await checkout(house, creator)).toMatchObject(refused(409, 'subscription_open'))
  })

  test('is opened anew once a subscription has ended', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    await arrive(
      house,
      held(house, () => house.stripe.life.cancelNow(subscription)),
    )
    expect((await checkout(house, creator)).status).toBe(200)
  })

  test('is opened for who had a subscription at a price that is not in the configuration any more', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    const ended = held(house, () => house.stripe.life.cancelNow(subscription))
    subscription.price = otherPrice.id
    await arrive(house, ended)
    expect((await checkout(house, creator)).status).toBe(200)
  })

  test('is not shown where the price at Stripe is another one than ours, and none stays open', async () => {
    const creator = await makeCreator(house)
    const price = standInPrices.find(({ id }) => id === 'price_basic_monthly')
    expectErrors()
    await checkout(house, creator)
    Object.assign(price ?? {}, { cents: 100 })
    try {
      for (const _ of ['open since before', 'made now'])
        expect(await checkout(house, creator)).toMatchObject(refused(502, 'payments_failed'))
      const theirs = Object.values(house.stripe.records.sessions).filter(
        ({ reference }) => reference === creator.userId,
      )
      expect(theirs.map(({ status }) => status)).toEqual(['expired', 'expired'])
    } finally {
      Object.assign(price ?? {}, { cents: 1900 })
    }
  })

  test('is opened ten minutes after Stripe failed: until then it repeats that it did', async () => {
    const { userId, token } = await makeCreator(house)
    expectErrors()
    house.stripe.failNext('failed')
    expect(await checkout(house, { token })).toMatchObject(refused(502, 'payments_failed'))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect(await checkout(house, { token: house.tokenFor(userId) })).toMatchObject({ status: 200 })
  })

  test('is opened for who changed their name after Stripe knew them and we did not yet', async () => {
    const { userId } = await makeCreator(house)
    const { createCustomer } = await import('#functions/billing/customer.ts')
    await createCustomer({ userId, email: `${userId}@example.com`, name: 'Ann before' }, 0, AbortSignal.timeout(5000))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })
    expect(await checkout(house, { token: house.tokenFor(userId) })).toMatchObject({ status: 200 })
  })

  test.each([
    ['failed', 1],
    ['busy', 1],
    ['unauthorized', 1],
    ['hangUp', 2],
  ] as const)(
    'that Stripe does not open (%s, after %i calls) is a failure of ours to explain',
    async (fault, calls) => {
      const creator = await makeCreator(house)
      expectErrors()
      house.stripe.failNext(...Array.from({ length: calls }, () => fault))
      expect(await checkout(house, creator)).toMatchObject(refused(502, 'payments_failed'))
    },
  )
})

test('while Stripe does not answer, whoever waits is told in time, and an event comes again', async () => {
  const creator = await makeCreator(house)
  await checkout(house, creator)
  const [event] = held(house, () => pay(house, creator))
  if (!event) throw new Error('nothing was told')
  expectErrors()
  const soon = AbortSignal.timeout.bind(AbortSignal, 100)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon())
  const release = house.stripe.hold()
  const began = performance.now()
  expect(await checkout(house, creator)).toMatchObject(refused(502, 'payments_failed'))
  expect(await portal(house, creator)).toMatchObject(refused(502, 'payments_failed'))
  expect(await house.stripe.courier.send(event)).toBe(502)
  // One call alone may take eight seconds, and is tried twice.
  expect(performance.now() - began).toBeLessThan(16_000)
  release()
  vi.mocked(AbortSignal.timeout).mockRestore()
  expect(await house.stripe.courier.send(event)).toBe(200)
})

describe('the portal', () => {
  test('opens for who has paid', async () => {
    const creator = await makeCreator(house)
    await subscribe(house, creator)
    const { body } = await portal(house, creator)
    expect(billing.portal.output.parse(body).url).toMatch(`${house.stripe.origin}/p/session/bps_`)
    expect((await portal(house, creator, 'change')).status).toBe(200)
  })

  test('wants a sign-in of the last ten minutes', async () => {
    const { userId, token } = await makeCreator(house)
    await checkout(house, { token })
    const signedIn = (ago: number) =>
      house.tokenFor(userId, { claims: { auth_time: Math.floor(Date.now() / 1000) - ago } })
    expect(await portal(house, { token: signedIn(601) })).toMatchObject(refused(403, 'sign_in_stale'))
    expect((await portal(house, { token: signedIn(590) })).status).toBe(200)
  })

  test('has nothing for who never wanted to', async () => {
    expect(await portal(house, await makeCreator(house))).toMatchObject(refused(404, 'billing_missing'))
  })

  test('is one’s own alone', async () => {
    const [one, other] = [await makeCreator(house), await makeCreator(house)]
    await subscribe(house, one)
    expect(await portal(house, other)).toMatchObject(refused(404, 'billing_missing'))
  })
})

describe('a subscription', () => {
  test('is the plan at once, with its price and when it is billed next', async () => {
    const creator = await makeCreator(house)
    const { periodEnd } = await subscribe(house, creator, { plan: 'basic', cycle: 'yearly' })
    const account = await accountOf(house, creator)
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
    expect(account.meters.find(({ meter }) => meter === 'insights')).toMatchObject({ most: 10 })
  })

  test('that is cancelled stays to the end of its period, and no second longer', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    await arrive(
      house,
      held(house, () => house.stripe.life.cancelAtPeriodEnd(subscription, true)),
    )
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'basic', subscription: { status: 'ending' } })
    vi.useFakeTimers({ toFake: ['Date'], now: subscription.periodEnd * 1000 - 1000 })
    expect((await accountAt(creator.userId))?.plan).toBe('basic')
    // Without a word from Stripe.
    vi.setSystemTime(subscription.periodEnd * 1000)
    expect((await accountAt(creator.userId))?.plan).toBe('free')
  })

  test('whose payment failed stays for seven days, and no longer', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    house.stripe.life.setCard(subscription.customer, false)
    const events = held(house, () => house.stripe.life.moveToPeriodEnd(subscription))
    house.stripe.records.ahead = 0
    await arrive(house, events)
    const failedAt = subscription.periodStart * 1000
    vi.useFakeTimers({ toFake: ['Date'], now: failedAt + 7 * day - 1000 })
    expect((await accountAt(creator.userId))?.plan).toBe('basic')
    vi.setSystemTime(failedAt + 7 * day)
    expect((await accountAt(creator.userId))?.plan).toBe('free')
    vi.useRealTimers()
    await arrive(
      house,
      held(house, () => house.stripe.life.settle(subscription)),
    )
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'basic', subscription: { status: 'active' } })
  })

  test('that changes its plan in the portal changes the meters', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    await arrive(
      house,
      held(house, () => house.stripe.life.change(subscription, 'price_premium_monthly')),
    )
    const account = await accountOf(house, creator)
    expect(account).toMatchObject({ plan: 'premium', subscription: { price: 49 } })
    expect(account.meters.find(({ meter }) => meter === 'insights')).toMatchObject({ fairUse: true })
  })

  test('that is paid back in full ends, whichever event comes last', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    const late = held(house, () => house.stripe.life.cancelAtPeriodEnd(subscription, false))
    const ended = held(house, () => house.stripe.life.refund(subscription))
    const rest = held(house, () => {})
    await arrive(house, [...ended, ...late, ...rest])
    expect(subscriptionOf(house, creator).status).toBe('canceled')
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'free', subscription: null, hasBilling: true })
  })

  test('of a customer who is deleted at Stripe is over, and they may begin again', async () => {
    const creator = await makeCreator(house)
    const { customer } = await subscribe(house, creator)
    const { removeCustomer } = await import('#functions/billing/customer.ts')
    const events = held(house, () => {
      const record = house.stripe.records.customers[customer]
      if (record) house.stripe.life.deleteCustomer(record)
    })
    await arrive(house, events)
    await removeCustomer(customer)
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'free', subscription: null, hasBilling: false })
    expect((await checkout(house, creator, order)).status).toBe(200)
  })
})

test('an account that is deleted pays no longer: subscription and customer go first, and what comes later finds nobody', async () => {
  const creator = await makeCreator(house)
  const { customer } = await subscribe(house, creator)
  const { courier, records } = house.stripe
  courier.manner = { ...courier.manner, held: true }
  const before = courier.told.length
  expect(await house.request('DELETE', '/api/account', { as: creator.token })).toMatchObject({ status: 200 })
  courier.manner = { ...courier.manner, held: false }
  expect(records.customers[customer]).toBeUndefined()
  expect(subscriptionOf(house, creator).status).toBe('canceled')
  await arrive(house, courier.told.slice(before))
  expect((await house.items('accounts')).filter(({ userId }) => userId === creator.userId)).toEqual([])
})

describe('where payments are off since', () => {
  beforeEach(expectErrors)
  /** The environment is read once. */
  const without = (variable: string, value?: string) => {
    vi.stubEnv(variable, value)
    vi.resetModules()
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  test('nobody buys, who has bought may still cancel, and an account that is deleted pays no longer', async () => {
    const creator = await makeCreator(house)
    const { customer } = await subscribe(house, creator)
    without('STRIPE_PRICES')
    expect(await checkout(house, await makeCreator(house))).toMatchObject(refused(503, 'payments_off'))
    expect((await portal(house, creator)).status).toBe(200)
    const { courier, records } = house.stripe
    courier.manner = { ...courier.manner, held: true }
    const answer = await house.request('DELETE', '/api/account', { as: creator.token })
    expect(answer).toMatchObject({ body: { finished: true } })
    courier.manner = { ...courier.manner, held: false }
    expect([records.customers[customer], subscriptionOf(house, creator).status]).toEqual([undefined, 'canceled'])
  })

  test('who has bought keeps their plan with every renewal, and loses it with what they cancel', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator, { plan: 'premium', cycle: 'yearly' })
    const { periodEnd } = subscription
    without('STRIPE_PRICES')
    const { life, records } = house.stripe
    const renewed = held(house, () => life.moveToPeriodEnd(subscription))
    records.ahead = 0
    await arrive(house, renewed)
    expect(subscription.periodEnd).toBeGreaterThan(periodEnd)
    const until = new Date(subscription.periodEnd * 1000).toISOString()
    const shown = { plan: 'premium', cycle: 'yearly', price: 490, until }
    expect(await accountOf(house, creator)).toMatchObject({
      plan: 'premium',
      subscription: { ...shown, status: 'active' },
    })
    await arrive(
      house,
      held(house, () => life.cancelAtPeriodEnd(subscription, true)),
    )
    expect(await accountOf(house, creator)).toMatchObject({
      plan: 'premium',
      subscription: { ...shown, status: 'ending' },
    })
    await arrive(
      house,
      held(house, () => life.cancelNow(subscription)),
    )
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'free', subscription: null })
  })

  test('what costs another price than the one bought is an error for the operator, and changes nothing', async () => {
    const creator = await makeCreator(house)
    const subscription = await subscribe(house, creator)
    without('STRIPE_PRICES')
    const changed = held(house, () => house.stripe.life.change(subscription, 'price_premium_monthly'))
    await expect(arrive(house, changed)).rejects.toThrow('was answered 500')
    expect(await accountOf(house, creator)).toMatchObject({ plan: 'basic' })
  })

  test('and the secret is gone too, the customer of a deleted account is not forgotten', async () => {
    const creator = await makeCreator(house)
    await subscribe(house, creator)
    without('STRIPE_PRICES')
    without('STRIPE_SECRET', 'gone')
    const answer = await house.request('DELETE', '/api/account', { as: creator.token })
    expect(answer).toMatchObject({ body: { finished: false } })
    expect(await accountAt(creator.userId)).toHaveProperty('customerId')
  })
})

const accountAt = async (userId: string) => (await import('#functions/store/accounts.ts')).getAccount(userId)
