import { expect, test } from 'vitest'
import { effectivePlan, type StoredSubscription, toSubscriptionView } from '#functions/lib/subscription.ts'
import { dayMs, daySeconds } from '#shared/duration.ts'

const periodStart = Date.UTC(2026, 10, 1) / 1000
const periodEnd = periodStart + 30 * daySeconds
const paid: StoredSubscription = {
  id: 'sub_1',
  plan: 'premium',
  cycle: 'monthly',
  price: 49,
  status: 'active',
  periodStart,
  periodEnd,
  endsAt: null,
}

test.each<[string, Partial<StoredSubscription>, lastDay: number]>([
  ['paid, for its period and seven days', {}, 37],
  ['unpaid, for seven days of its period', { status: 'past_due' }, 7],
  ['canceled, until it ends', { endsAt: periodEnd }, 30],
  ['over, for no day', { status: 'over' }, 0],
])('a subscription grants its plan: %s', (_, changed, lastDay) => {
  const planOn = (day: number) => effectivePlan('free', { ...paid, ...changed }, periodStart * 1000 + day * dayMs)
  expect([lastDay - 0.01, lastDay].map(planOn)).toEqual([lastDay === 0 ? 'free' : 'premium', 'free'])
})

test.each<[string, Partial<StoredSubscription>, until: number]>([
  ['active', {}, 30],
  ['ending', { endsAt: periodEnd }, 30],
  ['past_due', { status: 'past_due' }, 7],
  // That the payment failed is more important to its user than that it ends.
  ['past_due', { status: 'past_due', endsAt: periodEnd }, 7],
])('a subscription is shown as %s: %o', (status, changed, until) => {
  expect(toSubscriptionView({ ...paid, ...changed }, periodStart * 1000 + dayMs)).toMatchObject({
    plan: 'premium',
    status,
    until: new Date(periodStart * 1000 + until * dayMs).toISOString(),
  })
})
