import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Subscription } from '#infra/local/stubs/stripe/records.ts'
import type { SubscriptionActions } from '#infra/local/stubs/stripe/subscription-actions.ts'
import { setUpBackend } from '#test/support/backend.ts'
import { collectEvents, lastSubscription, pay, startCheckout } from '#test/support/billing.ts'
import { makeCreator } from '#test/support/creator.ts'

const backend = setUpBackend()

/** The changes that can happen to a subscription, by name. */
const steps: Readonly<Record<string, (life: SubscriptionActions, subscription: Subscription) => void>> = {
  cancel: (life, subscription) => life.cancelAtPeriodEnd(subscription, true),
  keep: (life, subscription) => life.cancelAtPeriodEnd(subscription, false),
  premium: (life, subscription) => life.changePrice(subscription, 'price_premium_yearly'),
  basic: (life, subscription) => life.changePrice(subscription, 'price_basic_monthly'),
  fail: (life, { customer }) => life.setCardWorks(customer, false),
  renew: (life, subscription) => life.advanceToPeriodEnd(subscription),
  settle: (life, subscription) => life.payOpenInvoice(subscription),
  refund: (life, subscription) => life.refund(subscription),
  end: (life, subscription) => life.cancelNow(subscription),
}

test('in whatever order events arrive, late, twice or concurrently, the account ends as Stripe has it', async () => {
  const happening = fc.array(fc.constantFrom(...Object.keys(steps)), { maxLength: 6 })
  const property = fc.asyncProperty(happening, fc.infiniteStream(fc.nat()), async (names, random) => {
    const creator = await makeCreator(backend)
    await startCheckout(backend, creator)
    const events = collectEvents(backend, () => pay(backend, creator))
    backend.stripe.records.ahead = 0
    const waiting = [...events]
    const pick = () => Number(random.next().value)
    const send = () => {
      const [event] = waiting.splice(pick() % waiting.length, 1)
      // Every third event is delivered again later.
      if (event && pick() % 3 === 0) waiting.push({ ...event })
      return event ? backend.stripe.webhooks.send(event) : 0
    }
    for (const name of names) {
      const subscription = lastSubscription(backend, creator)
      if (subscription.status === 'canceled') break
      const sending = pick() % 2 === 0 && waiting.length > 0 ? [send(), send()] : []
      waiting.push(...collectEvents(backend, () => steps[name]?.(backend.stripe.actions, subscription)))
      await Promise.all(sending)
    }
    while (waiting.length > 0) await Promise.all([send(), ...(waiting.length > 0 ? [send()] : [])])
    const { fetchSubscription } = await import('#functions/services/billing/subscription.ts')
    const subscription = await fetchSubscription(lastSubscription(backend, creator).customer, AbortSignal.timeout(5000))
    const [account] = (await backend.items('accounts')).filter(({ userId }) => userId === creator.userId)
    expect(account?.subscription).toEqual(subscription)
  })
  await fc.assert(property, { numRuns: 40 })
}, 300_000)
