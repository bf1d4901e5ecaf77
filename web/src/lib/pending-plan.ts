import * as z from 'zod/mini'
import { type PaidPlanName, paidPlanNames } from '#shared/plans.ts'
import { planKey, writePlan } from './plan-choice.ts'

const PendingPlan = z.object({ plan: z.enum(paidPlanNames), until: z.number() })

function read(storage: Storage): PaidPlanName | undefined {
  try {
    const { plan, until } = z.parse(PendingPlan, JSON.parse(storage.getItem(planKey) ?? 'null'))
    return until > Date.now() ? plan : undefined
  } catch {
    return undefined
  }
}

/** The plan that somebody chose before they were signed in: it outlives sign-up and confirming the address, for a day. */
export const pendingPlan = (storage: Storage) => ({
  write: (plan: PaidPlanName) => writePlan(storage, plan),

  /** Whether one waits. */
  waits: () => read(storage) !== undefined,

  /** Undefined when none waits; what waits is nobody's from here on. */
  take(): PaidPlanName | undefined {
    const plan = read(storage)
    storage.removeItem(planKey)
    return plan
  },
})
