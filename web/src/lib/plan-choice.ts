import { dayMs } from '#shared/duration.ts'
import type { PaidPlanName } from '#shared/plans.ts'

export const planKey = 'viewcraft.plan'

/** The same as the lifetime of a sign-up code. */
const lifetimeMs = dayMs

/** Stores a chosen plan, which `pending-plan.ts` reads. It is in a separate module because prerendered pages do not load zod. */
export const savePlanChoice = (storage: Storage, plan: PaidPlanName): void =>
  storage.setItem(planKey, JSON.stringify({ plan, until: Date.now() + lifetimeMs }))
