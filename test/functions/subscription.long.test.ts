import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { billing } from '#shared/contract/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { type House, startHouse } from '#test/support/house.ts'
import { accountOf, arrive, checkout, held, order, portal, subscribe, subscriptionOf } from '#test/support/paying.ts'

let house: House
beforeAll(async () => {
  house = await startHouse()
})
afterAll(() => house.stop())
afterEach(() => {
  vi.useRealTimers()
})

const refused = (status: number, code: string) => ({ status, body: { error: { code } } })
const day = 86_400_000

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
    const { removeCustomer } = await import('#functions/services/billing/customer.ts')
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
