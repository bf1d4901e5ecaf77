import * as z from 'zod/mini'
import { type PaidPlanName, paidPlanNames } from '#shared/plans.ts'
import { planKey, savePlanChoice } from './plan-choice.ts'

const PendingPlan = z.object({ plan: z.enum(paidPlanNames), until: z.number() })

function readPendingPlan(storage: Storage): PaidPlanName | undefined {
  try {
    const { plan, until } = z.parse(PendingPlan, JSON.parse(storage.getItem(planKey) ?? 'null'))
    return until > Date.now() ? plan : undefined
  } catch {
    return undefined
  }
}

/** Stores the plan a visitor chose before signing in, for a day: long enough to sign up and confirm an address. */
export const pendingPlan = (storage: Storage) => ({
  write: (plan: PaidPlanName) => savePlanChoice(storage, plan),

  /** Returns and removes the plan; undefined if there is none. */
  consume(): PaidPlanName | undefined {
    const plan = readPendingPlan(storage)
    storage.removeItem(planKey)
    return plan
  },
})
