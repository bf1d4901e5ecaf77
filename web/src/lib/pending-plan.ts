import * as z from 'zod/mini'
import { type PaidPlanName, paidPlanNames } from '#shared/plans.ts'
import { planKey } from './plan-choice.ts'

const PendingPlan = z.object({ plan: z.enum(paidPlanNames), until: z.number() })

/**
 * Returns and removes the plan that a visitor chose before signing in. Undefined if there is none, or it is older than
 * a day.
 */
export function consumePlanChoice(storage: Storage): PaidPlanName | undefined {
  const stored = storage.getItem(planKey)
  storage.removeItem(planKey)
  try {
    const { plan, until } = z.parse(PendingPlan, JSON.parse(stored ?? 'null'))
    return until > Date.now() ? plan : undefined
  } catch {
    return undefined
  }
}
