import * as z from 'zod/mini'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames } from '#shared/plans.ts'

/** A plan and billing cycle to buy. */
export interface Choice {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}

/** The navigation state from upgrade to payment. `amount` is prescribed but not used: prices are in `plans.ts`. */
const Handed = z.object({ plan: z.enum(paidPlanNames), billingCycle: z.enum(billingCycles) })

/** Reads a choice from a navigation state of unknown origin; undefined if there is none. */
export function handedChoice(state: unknown): Choice | undefined {
  const { data } = z.safeParse(Handed, state)
  return data && { plan: data.plan, cycle: data.billingCycle }
}

const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const Begun = z.object({ plan: orNone(z.enum(paidPlanNames)), cycle: orNone(z.enum(billingCycles)) })

/** Returns the initial choice: from the address after returning from Stripe, else from the previous screen, else Basic monthly. */
export function firstChoice(state: unknown, query: URLSearchParams): Choice {
  const asked = z.parse(Begun, { plan: query.get('plan'), cycle: query.get('cycle') })
  const handed = z.safeParse(Begun, state).data
  return { plan: asked.plan ?? handed?.plan ?? 'basic', cycle: asked.cycle ?? 'monthly' }
}
