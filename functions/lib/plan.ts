import * as z from 'zod/mini'
import { type PlanName, planNames } from '#shared/plans.ts'
import { accounts } from '#shared/tables.ts'
import { effectivePlan, StoredSubscription } from './subscription.ts'
import { defineTable, getItem } from './table.ts'

const PlanOfAccount = z.object({ plan: z.enum(planNames), subscription: z.optional(StoredSubscription) })

/**
 * Returns the plan of a user, read consistently, or undefined if the user has no account. A user of the pool may have none: anyone can
 * confirm an address at Cognito's public endpoint, and `account/confirm-sign-up` may have been interrupted.
 */
export async function findPlan(userId: string): Promise<PlanName | undefined> {
  const stored = await getItem(defineTable(accounts, PlanOfAccount), { userId }, { as: PlanOfAccount })
  return stored && effectivePlan(stored.plan, stored.subscription)
}
