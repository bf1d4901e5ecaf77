import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { standInPrices } from '#infra/local/stand-ins/stripe/prices.ts'
import { billing } from '#shared/contract/billing.ts'
import { expectErrors } from '#test/support/console.ts'
import { makeCreator } from '#test/support/creator.ts'
import { type House, otherPrice, siteUrl, startHouse } from '#test/support/house.ts'
import { accountOf, arrive, checkout, held, pay, portal, sessionOf, subscribe } from '#test/support/paying.ts'

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
    const { createCustomer } = await import('#functions/services/billing/customer.ts')
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
