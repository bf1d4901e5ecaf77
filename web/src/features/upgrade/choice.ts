import * as z from 'zod/mini'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames } from '#shared/plans.ts'
import { readNavigationState } from '#web/lib/navigation-state.ts'

/** A plan and billing cycle to buy. */
export interface Choice {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}

/** The navigation state from upgrade to payment. Its required `amount` is not used: prices are in `plans.ts`. */
const UpgradeState = z.object({ plan: z.enum(paidPlanNames), billingCycle: z.enum(billingCycles) })

/** Reads a choice from an untrusted navigation state. Undefined if there is none. */
export function readChoice(state: unknown): Choice | undefined {
  const { data } = z.safeParse(UpgradeState, state)
  return data && { plan: data.plan, cycle: data.billingCycle }
}

/**
 * Returns the initial choice among the offered plans: from the address after returning from Stripe, or else from the previous screen,
 * or else the smallest plan, billed monthly.
 */
export function firstChoice(state: unknown, query: URLSearchParams, offered: readonly PaidPlanName[]): Choice {
  const find = (name: string | null | undefined) => offered.find((plan) => plan === name)
  const plan = find(query.get('plan')) ?? find(readNavigationState(state).plan) ?? offered[0] ?? 'basic'
  return { plan, cycle: billingCycles.find((cycle) => cycle === query.get('cycle')) ?? 'monthly' }
}
