import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { periodAt } from '#functions/lib/period.ts'
import { pseudonymize } from '#functions/lib/pseudonym.ts'

/** Caps per user and day. */
export type DailyCap =
  | 'access-mails'
  | 'ai-requests'
  | 'analysis-mails'
  | 'drafts'
  | 'thumbnails'
  | 'unscored'
  | 'uploads'
  | 'versions'
  | 'webhook-events'

const Counter = z.object({ used: z.number() })

/**
 * Spends `units` of a budget of `limit`, which expires at `expiresAt` (seconds since 1970). Returns false, without spending,
 * when fewer are left. One conditional update, so that concurrent calls never spend more than the budget has.
 */
export async function spendBudget(key: string, units: number, limit: number, expiresAt: number): Promise<boolean> {
  // Needed because the condition always holds for a budget that does not exist yet.
  if (units > limit) return false
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('limits'),
        Key: { key },
        UpdateExpression: 'ADD used :units SET expiresAt = :at',
        ConditionExpression: 'attribute_not_exists(used) OR used <= :before',
        ExpressionAttributeValues: { ':units': units, ':before': limit - units, ':at': expiresAt },
      }),
    ),
  )
}

/**
 * Spends one unit of a user's cap of today, or several. Returns the key of its budget, for {@link refundBudget}; undefined,
 * without spending, when fewer are left.
 */
export async function spendDailyCap(
  cap: DailyCap,
  userId: string,
  most: number,
  units = 1,
): Promise<string | undefined> {
  const { name, endsAt } = periodAt('day', Date.now())
  const key = `${cap}#${pseudonymize(userId)}#${name}`
  return (await spendBudget(key, units, most, toEpochSeconds(endsAt))) ? key : undefined
}

/** Returns how many units of a budget have been spent. */
export async function readBudgetUsed(key: string): Promise<number> {
  const { Item } = await database.send(new GetCommand({ TableName: tableName('limits'), Key: { key } }))
  return parseItem(Counter, Item, `limits ${key}`)?.used ?? 0
}

/** Refunds units that {@link spendBudget} spent. Does nothing where the budget has expired. */
export async function refundBudget(key: string, units: number): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('limits'),
        Key: { key },
        UpdateExpression: 'ADD used :back',
        ConditionExpression: 'used >= :units',
        ExpressionAttributeValues: { ':back': -units, ':units': units },
      }),
    ),
  )
}
