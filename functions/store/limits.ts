import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'

const Counted = z.object({ used: z.number() })

/**
 * Takes `units` out of a budget of `most`, forgotten at `expiresAt` (seconds since 1970). False, taking nothing, when
 * fewer are left; one conditional update, so that calls at the same time never take more than there is.
 */
export async function spendBudget(key: string, units: number, most: number, expiresAt: number): Promise<boolean> {
  // The condition lets whoever comes first through, since there is nothing to compare with yet.
  if (units > most) return false
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_LIMITS'),
        Key: { key },
        UpdateExpression: 'ADD used :units SET expiresAt = :at',
        ConditionExpression: 'attribute_not_exists(used) OR used <= :before',
        ExpressionAttributeValues: { ':units': units, ':before': most - units, ':at': expiresAt },
      }),
    ),
  )
}

/** How much of a budget is taken; 0 for one that nobody took from yet. */
export async function readBudgetUsed(key: string): Promise<number> {
  const { Item } = await database.send(new GetCommand({ TableName: env('TABLE_LIMITS'), Key: { key } }))
  return parseItem(Counted, Item, `limits ${key}`)?.used ?? 0
}

/** Puts back what {@link spendBudget} took; nothing happens once the budget is forgotten. */
export async function refundBudget(key: string, units: number): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_LIMITS'),
        Key: { key },
        UpdateExpression: 'ADD used :back',
        ConditionExpression: 'used >= :units',
        ExpressionAttributeValues: { ':back': -units, ':units': units },
      }),
    ),
  )
}
