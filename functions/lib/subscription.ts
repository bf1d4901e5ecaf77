import * as z from 'zod/mini'
import type { Subscription } from '#shared/contract/account.ts'
import { daySeconds } from '#shared/duration.ts'
import { billingCycles, type PlanName, paidPlanNames } from '#shared/plans.ts'

/** A subscription as Stripe last reported it, as it is stored in an account. Times are seconds since 1970. */
export const StoredSubscription = z.object({
  id: z.string(),
  plan: z.enum(paidPlanNames),
  cycle: z.enum(billingCycles),
  /** US dollars a cycle, before tax. */
  price: z.number(),
  /** `over` occurs in old items only: a subscription that grants no plan is no longer stored. */
  status: z.enum(['trialing', 'active', 'past_due', 'over']),
  /** The most recently billed period. */
  periodStart: z.int(),
  periodEnd: z.int(),
  /** When a canceled subscription ends. */
  endsAt: z.nullable(z.int()),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

/** How long a payment may be late, in seconds: Stripe retries a card for days, and its events can be late too. */
const graceSeconds = 7 * daySeconds

/** Returns when the subscription stops granting its plan without further events. An unpaid period grants the grace time only. */
function validUntil({ status, periodStart, periodEnd, endsAt }: StoredSubscription): number {
  if (status === 'over') return 0
  const paid = status === 'past_due' ? periodStart : periodEnd
  return Math.min(paid + graceSeconds, endsAt ?? Number.POSITIVE_INFINITY)
}

const isValid = (subscription: StoredSubscription, now: number): boolean => now / 1000 < validUntil(subscription)

/** Returns the current plan: the subscription's while it is valid, else the account's own. */
export const effectivePlan = (
  own: PlanName,
  subscription: StoredSubscription | undefined,
  now = Date.now(),
): PlanName => (subscription && isValid(subscription, now) ? subscription.plan : own)

/** Returns the subscription as its user sees it, or null when it grants nothing. */
export function toSubscriptionView(
  subscription: StoredSubscription | undefined,
  now = Date.now(),
): Subscription | null {
  if (!subscription || !isValid(subscription, now)) return null
  const { plan, cycle, price, endsAt, periodEnd, status: stored } = subscription
  if (stored === 'over') return null
  const status = stored !== 'past_due' && endsAt !== null ? 'ending' : stored
  const until = stored === 'past_due' ? validUntil(subscription) : (endsAt ?? periodEnd)
  return { plan, cycle, price, status, until: new Date(until * 1000).toISOString() }
}
