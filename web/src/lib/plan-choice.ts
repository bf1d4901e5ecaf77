import { dayMs } from '#shared/duration.ts'
import type { PaidPlanName } from '#shared/plans.ts'

export const planKey = 'viewcraft.plan'

/** As long as a sign-up code is valid. */
const lifetimeMs = dayMs

/** Stores a chosen plan, which `pending-plan.ts` reads. Separate, because the prerendered pages load no schema library. */
export const savePlanChoice = (storage: Storage, plan: PaidPlanName): void =>
  storage.setItem(planKey, JSON.stringify({ plan, until: Date.now() + lifetimeMs }))
