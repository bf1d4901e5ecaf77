import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type PlanName, planNames } from '#shared/plans.ts'
import { database, parseItem } from './database.ts'
import { tableName } from './env.ts'
import { effectivePlan, StoredSubscription } from './subscription.ts'

const PlanOfAccount = z.object({ plan: z.enum(planNames), subscription: z.optional(StoredSubscription) })

/**
 * Returns the plan of a user, read consistently; undefined without an account. A user of the pool may have none: anyone can
 * confirm an address at Cognito's public endpoint, and `account/confirm-sign-up` may have been interrupted.
 */
export async function findPlan(userId: string): Promise<PlanName | undefined> {
  const { Item } = await database.send(
    new GetCommand({
      TableName: tableName('accounts'),
      Key: { userId },
      ProjectionExpression: '#plan, subscription',
      ExpressionAttributeNames: { '#plan': 'plan' },
      ConsistentRead: true,
    }),
  )
  const stored = parseItem(PlanOfAccount, Item, `accounts ${userId}`)
  return stored && effectivePlan(stored.plan, stored.subscription)
}
