import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { env, type Variable } from '#functions/lib/env.ts'
import { database, held, toSeconds } from './table.ts'

const Key = z.record(z.string(), z.string())

/** A table whose items expire: the variable that names it, and the names of its key. */
export interface Expiring {
  readonly table: Extract<Variable, `TABLE_${string}`>
  readonly key: readonly string[]
}

/**
 * Deletes what has expired, page by page, for as long as `goOn` says; answers how many items went. DynamoDB's own
 * expiry is late by days and need not exist.
 */
export async function purgeExpired({ table, key }: Expiring, goOn: () => boolean, now = Date.now()): Promise<number> {
  const expired = { ExpressionAttributeValues: { ':now': toSeconds(now) } }
  let purged = 0
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({
        ...expired,
        TableName: env(table),
        FilterExpression: 'expiresAt <= :now',
        ProjectionExpression: key.map((_, place) => `#${place}`).join(', '),
        ExpressionAttributeNames: Object.fromEntries(key.map((name, place) => [`#${place}`, name])),
        ExclusiveStartKey: from,
        Limit: 100,
      }),
    )
    const deletions = Items.map((item) =>
      held(
        database.send(
          new DeleteCommand({
            ...expired,
            TableName: env(table),
            Key: Key.parse(item),
            // Written again since it was read, it stays.
            ConditionExpression: 'expiresAt <= :now',
          }),
        ),
      ),
    )
    purged += (await Promise.all(deletions)).filter(Boolean).length
    from = LastEvaluatedKey
  } while (from && goOn())
  return purged
}
