import * as z from 'zod/mini'
import { optionalEnv } from '#functions/lib/env.ts'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames } from '#shared/plans.ts'

const PriceIds = z.record(
  z.enum(paidPlanNames),
  z.record(z.enum(billingCycles), z.array(z.string()).check(z.minLength(1))),
)

/** What a subscription is for. */
export interface Purchase {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}

/**
 * Returns the ids of a plan's prices at Stripe. The first is for new customers; subscribers at older prices keep the plan. Empty if
 * nothing is sold.
 */
function priceIdsOf(plan: PaidPlanName, cycle: BillingCycle): readonly string[] {
  const configured = optionalEnv('STRIPE_PRICES')
  return configured === undefined ? [] : PriceIds.parse(JSON.parse(configured))[plan][cycle]
}

/** Returns the id of the price that a new customer pays. */
export function priceIdOf(plan: PaidPlanName, cycle: BillingCycle): string {
  const [current] = priceIdsOf(plan, cycle)
  if (!current) throw new Error(`no price of ${plan} ${cycle}`)
  return current
}

/**
 * Returns what a price buys according to the configuration, or else `previous`, what its subscriber had so far. Throws if neither is
 * known: until the operator configures the price, its buyers would get nothing.
 */
export function purchaseOf(priceId: string, previous?: Purchase): Purchase {
  for (const plan of paidPlanNames)
    for (const cycle of billingCycles) if (priceIdsOf(plan, cycle).includes(priceId)) return { plan, cycle }
  if (previous) return { plan: previous.plan, cycle: previous.cycle }
  throw new Error(`Stripe's price ${priceId} is not in the configuration`)
}
