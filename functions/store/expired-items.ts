import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { type ExpiringTable, type Table, tables } from '#shared/tables.ts'

const Key = z.record(z.string(), z.string())
type Key = z.infer<typeof Key>

/** The keys of the expired items that one scan found, and where it ended. */
interface ExpiredItems {
  readonly keys: readonly Key[]
  readonly end: string
}

/** Scans a table once for expired items, starting after the key `after` (JSON). The page has one entry. */
export async function scanExpired(name: ExpiringTable, now: number, after?: string): Promise<Page<ExpiredItems>> {
  const { key: partition, sort }: Table = tables[name]
  const key = sort ? [partition, sort] : [partition]
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName(name),
      FilterExpression: 'expiresAt <= :now',
      ProjectionExpression: key.map((_, index) => `#${index}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(key.map((name, index) => [`#${index}`, name])),
      ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
      ExclusiveStartKey: after === undefined ? undefined : Key.parse(JSON.parse(after)),
      Limit: 100,
    }),
  )
  const end = LastEvaluatedKey && JSON.stringify(LastEvaluatedKey)
  return { items: [{ keys: Items.map((item) => Key.parse(item)), end: end ?? '' }], next: end }
}

/** Deletes an item. Returns false, deleting nothing, when it was written again and has not expired. */
export const deleteIfExpired = (name: ExpiringTable, key: Key, now: number): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new DeleteCommand({
        TableName: tableName(name),
        Key: key,
        ConditionExpression: 'expiresAt <= :now',
        ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
      }),
    ),
  )
