import { DeleteCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { env, type Variable } from '#functions/lib/env.ts'
import { type Bookmark, type Page, visitAll } from '#functions/lib/visit-all.ts'

const Key = z.record(z.string(), z.string())
type Key = z.infer<typeof Key>

/** A table whose items expire: the variable that names it, and the names of its key. */
export interface Expiring {
  readonly table: Extract<Variable, `TABLE_${string}`>
  readonly key: readonly string[]
}

/**
 * Deletes what has expired, page by page, for as long as `goOn` says and then from the bookmark on; answers how many
 * items went. DynamoDB's own expiry is late by days and need not exist.
 */
export async function purgeExpired(
  table: Expiring,
  bookmark: Bookmark,
  goOn: () => boolean,
  now = Date.now(),
): Promise<number> {
  let purged = 0
  const visit = async ({ expired }: Look) => {
    purged += (await Promise.all(expired.map((key) => removeExpired(table, key, now)))).filter(Boolean).length
  }
  await visitAll(
    (after) => look(table, now, after),
    ({ end }) => end,
    visit,
    { bookmark, goOn },
  )
  return purged
}

/** What has expired among the items that one scan looks at, and where that ended. */
interface Look {
  readonly expired: readonly Key[]
  readonly end: string
}

/** One look is a page by itself: what it found is deleted at once. `after` is the key, as JSON, after which it begins. */
async function look({ table, key }: Expiring, now: number, after?: string): Promise<Page<Look>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: env(table),
      FilterExpression: 'expiresAt <= :now',
      ProjectionExpression: key.map((_, place) => `#${place}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(key.map((name, place) => [`#${place}`, name])),
      ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
      ExclusiveStartKey: after === undefined ? undefined : Key.parse(JSON.parse(after)),
      Limit: 100,
    }),
  )
  const end = LastEvaluatedKey && JSON.stringify(LastEvaluatedKey)
  return { items: [{ expired: Items.map((item) => Key.parse(item)), end: end ?? '' }], next: end }
}

/** Written again since it was read, it stays: false. */
const removeExpired = ({ table }: Expiring, Key: Key, now: number): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new DeleteCommand({
        TableName: env(table),
        Key,
        ConditionExpression: 'expiresAt <= :now',
        ExpressionAttributeValues: { ':now': toEpochSeconds(now) },
      }),
    ),
  )
