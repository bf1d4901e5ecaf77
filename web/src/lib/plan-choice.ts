import { dayMs } from '#shared/duration.ts'
import type { PaidPlanName } from '#shared/plans.ts'

/** The local storage key of the chosen plan. */
export const planKey = 'viewcraft.plan'

/** The same as the lifetime of a sign-up code. */
const lifetimeMs = dayMs

/**
 * Stores the plan that a visitor chose for a day: long enough to sign up and confirm an address. `pending-plan.ts`
 * reads it, in a separate module because prerendered pages do not load zod.
 */
export const savePlanChoice = (storage: Storage, plan: PaidPlanName): void =>
  storage.setItem(planKey, JSON.stringify({ plan, until: Date.now() + lifetimeMs }))
