import type { PaidPlanName } from '#shared/plans.ts'

export const planKey = 'viewcraft.plan'

/** As long as a code of a sign-up lives. */
const life = 24 * 60 * 60_000

/** Keeps the plan somebody chose on this browser; `pending-plan.ts` reads it. Apart from it, for pages without its schema. */
export const writePlan = (storage: Storage, plan: PaidPlanName): void =>
  storage.setItem(planKey, JSON.stringify({ plan, until: Date.now() + life }))
