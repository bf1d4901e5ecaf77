import * as z from 'zod/mini'
import type { Subscription } from '#shared/contract/account.ts'
import { billingCycles, type PlanName, paidPlanNames } from '#shared/plans.ts'

/** A subscription as the payment provider last told us, and as an account keeps it. Points in time: seconds since 1970. */
export const StoredSubscription = z.object({
  id: z.string(),
  plan: z.enum(paidPlanNames),
  cycle: z.enum(billingCycles),
  /** US dollars a cycle, before tax. */
  price: z.number(),
  /** One that gives no plan is not kept; `over` stands in items of before. */
  status: z.enum(['trialing', 'active', 'past_due', 'over']),
  /** The period that was billed last. */
  periodStart: z.int(),
  periodEnd: z.int(),
  /** When it ends, once it is cancelled. */
  endsAt: z.nullable(z.int()),
})
export type StoredSubscription = z.infer<typeof StoredSubscription>

/** How long a payment may be late: the provider tries a card again for days, and its word that it was paid may be late. */
export const graceSeconds = 7 * 86_400

/** Until when it gives its plan, if nobody tells us anything more. A period that was not paid is given the grace alone. */
function holdsUntil({ status, periodStart, periodEnd, endsAt }: StoredSubscription): number {
  if (status === 'over') return 0
  const paid = status === 'past_due' ? periodStart : periodEnd
  return Math.min(paid + graceSeconds, endsAt ?? Number.POSITIVE_INFINITY)
}

const holds = (subscription: StoredSubscription, now: number): boolean => now / 1000 < holdsUntil(subscription)

/** The plan that counts now: the subscription's while it holds, else the one the account has without. */
export const planAt = (own: PlanName, subscription: StoredSubscription | undefined, now = Date.now()): PlanName =>
  subscription && holds(subscription, now) ? subscription.plan : own

/** What its owner is told of it; null once it gives nothing. */
export function toSubscriptionView(
  subscription: StoredSubscription | undefined,
  now = Date.now(),
): Subscription | null {
  if (!subscription || subscription.status === 'over' || !holds(subscription, now)) return null
  const { plan, cycle, price, endsAt, periodEnd } = subscription
  const status = subscription.status !== 'past_due' && endsAt !== null ? 'ending' : subscription.status
  const until = status === 'past_due' ? holdsUntil(subscription) : (endsAt ?? periodEnd)
  return { plan, cycle, price, status, until: new Date(until * 1000).toISOString() }
}
