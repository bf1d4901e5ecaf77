import * as z from 'zod/mini'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames } from '#shared/plans.ts'

/** What is to be bought. */
export interface Choice {
  readonly plan: PaidPlanName
  readonly cycle: BillingCycle
}

/** What the upgrade hands on to the payment (SPEC section 2). `amount` is there for its name alone: prices are in `plans.ts`. */
const Handed = z.object({ plan: z.enum(paidPlanNames), billingCycle: z.enum(billingCycles) })

/** Reads a choice from a navigation state, however it came about; undefined where it is none. */
export function handedChoice(state: unknown): Choice | undefined {
  const { data } = z.safeParse(Handed, state)
  return data && { plan: data.plan, cycle: data.billingCycle }
}

const orNone = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)
const Begun = z.object({ plan: orNone(z.enum(paidPlanNames)), cycle: orNone(z.enum(billingCycles)) })

/** What is chosen at first: by the address somebody comes back from Stripe with, else by the screen before, else Basic monthly. */
export function firstChoice(state: unknown, query: URLSearchParams): Choice {
  const asked = z.parse(Begun, { plan: query.get('plan'), cycle: query.get('cycle') })
  const handed = z.safeParse(Begun, state).data
  return { plan: asked.plan ?? handed?.plan ?? 'basic', cycle: asked.cycle ?? 'monthly' }
}
