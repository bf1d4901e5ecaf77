import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames } from '#shared/plans.ts'

const Ids = z.record(z.enum(paidPlanNames), z.record(z.enum(billingCycles), z.array(z.string()).check(z.minLength(1))))

/** Ids of Stripe's prices, those for new customers first; older ones keep their subscribers' plan. */
const ids = () => Ids.parse(JSON.parse(env('STRIPE_PRICES')))

/** The price that a new customer pays. */
export function priceIdOf(plan: PaidPlanName, cycle: BillingCycle): string {
  const [current] = ids()[plan][cycle]
  if (!current) throw new Error(`no price of ${plan} ${cycle}`)
  return current
}

/** What a price buys. Throws for one that is not configured: the operator has to name it, or its buyers would have nothing. */
export function boughtBy(priceId: string): { readonly plan: PaidPlanName; readonly cycle: BillingCycle } {
  const all = ids()
  for (const plan of paidPlanNames)
    for (const cycle of billingCycles) if (all[plan][cycle].includes(priceId)) return { plan, cycle }
  throw new Error(`Stripe's price ${priceId} is not in the configuration`)
}
