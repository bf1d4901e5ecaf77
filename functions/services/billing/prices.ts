import * as z from 'zod/mini'
import { optionalEnv } from '#functions/lib/env.ts'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames } from '#shared/plans.ts'

const Ids = z.record(z.enum(paidPlanNames), z.record(z.enum(billingCycles), z.array(z.string()).check(z.minLength(1))))

/** What a subscription is for. */
export interface Purchase {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}

/** Ids of Stripe's prices, those for new customers first; older ones keep their subscribers' plan. None where nothing is sold. */
function idsOf(plan: PaidPlanName, cycle: BillingCycle): readonly string[] {
  const configured = optionalEnv('STRIPE_PRICES')
  return configured === undefined ? [] : Ids.parse(JSON.parse(configured))[plan][cycle]
}

/** The price that a new customer pays. */
export function priceIdOf(plan: PaidPlanName, cycle: BillingCycle): string {
  const [current] = idsOf(plan, cycle)
  if (!current) throw new Error(`no price of ${plan} ${cycle}`)
  return current
}

/**
 * What a price buys: by the configuration, else what who pays it `had` by it. Throws where neither knows it: the operator
 * has to name it, or its buyers would have nothing.
 */
export function purchaseOf(priceId: string, had?: Purchase): Purchase {
  for (const plan of paidPlanNames)
    for (const cycle of billingCycles) if (idsOf(plan, cycle).includes(priceId)) return { plan, cycle }
  if (had) return { plan: had.plan, cycle: had.cycle }
  throw new Error(`Stripe's price ${priceId} is not in the configuration`)
}
