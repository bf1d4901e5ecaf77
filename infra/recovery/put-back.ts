import {
  type AttributeValue,
  ConditionalCheckFailedException,
  type DynamoDBClient,
  PutItemCommand,
  paginateScan,
  RestoreTableToPointInTimeCommand,
  TableAlreadyExistsException,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb'
import { visitorId } from '#shared/contract/message.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Table } from '#shared/tables.ts'

/** Restoring terabytes may take this long. */
const longestWaitSeconds = daySeconds

/**
 * Restores a table as of a time into a new table, waits for it and returns its name. A second call continues with the
 * table that the first one created.
 */
export async function restoreCopy(client: DynamoDBClient, table: string, time: Date): Promise<string> {
  const past = `${table}-at-${time.toISOString().replace(/\D/g, '')}`
  const restore = new RestoreTableToPointInTimeCommand({
    SourceTableName: table,
    TargetTableName: past,
    RestoreDateTime: time,
    BillingModeOverride: 'PAY_PER_REQUEST',
    // The restored table is only scanned, so it needs no indexes.
    GlobalSecondaryIndexOverride: [],
  })
  await client.send(restore).catch((error: unknown) => {
    if (!(error instanceof TableAlreadyExistsException)) throw error
  })
  await waitUntilTableExists({ client, maxWaitTime: longestWaitSeconds }, { TableName: past })
  return past
}

export interface PutBackOptions {
  /** The table to read. */
  readonly from: string
  /** The table to write. */
  readonly to: string
  readonly row: Pick<Table, 'key' | 'retention'>
  /** The ids of all users with a login. Items of other users were deleted with their accounts. */
  readonly existingUserIds: ReadonlySet<string>
  /** Whether to overwrite items that changed since. */
  readonly isReplacing: boolean
}

/** Numbers of written items, and of skipped items by reason. */
export interface Counts {
  putBack: number
  present: number
  ofDeletedUsers: number
  expired: number
}

/** How many items are written at once. */
const batchSize = 25

/** Copies the items of a table that another table lacks; with `isReplacing`, also those that it has. Safe to repeat. */
export async function putBack(client: DynamoDBClient, options: PutBackOptions): Promise<Counts> {
  const counts: Counts = { putBack: 0, present: 0, ofDeletedUsers: 0, expired: 0 }
  for await (const { Items = [] } of paginateScan({ client, pageSize: batchSize }, { TableName: options.from })) {
    const results = await Promise.all(Items.map((item) => putBackItem(client, item, options)))
    for (const result of results) counts[result]++
  }
  return counts
}

async function putBackItem(
  client: DynamoDBClient,
  item: Record<string, AttributeValue>,
  { to, row, existingUserIds, isReplacing }: PutBackOptions,
): Promise<keyof Counts> {
  const owner = item.userId?.S
  if (owner !== undefined && owner !== visitorId && !existingUserIds.has(owner)) return 'ofDeletedUsers'
  if (row.retention && Number(item.expiresAt?.N) * 1000 < Date.now()) return 'expired'
  const isMissing = { ConditionExpression: 'attribute_not_exists(#key)', ExpressionAttributeNames: { '#key': row.key } }
  try {
    await client.send(new PutItemCommand({ TableName: to, Item: item, ...(isReplacing ? {} : isMissing) }))
    return 'putBack'
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return 'present'
    throw error
  }
}
