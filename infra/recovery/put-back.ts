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
import { daySeconds } from '#shared/duration.ts'
import type { Table } from '#shared/tables.ts'

/** A restoration of terabytes may take this long. */
const longestWaitSeconds = daySeconds

/**
 * Restores a table as it was at a time into a table of its own, waits for it and returns its name. A second call continues with the
 * table of the first.
 */
export async function readPast(client: DynamoDBClient, table: string, time: Date): Promise<string> {
  const past = `${table}-at-${time.toISOString().replace(/\D/g, '')}`
  const restore = new RestoreTableToPointInTimeCommand({
    SourceTableName: table,
    TargetTableName: past,
    RestoreDateTime: time,
    BillingModeOverride: 'PAY_PER_REQUEST',
    // Only read, whole.
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
  /** The ids of all users who have a login: items of others were deleted with their account. */
  readonly living: ReadonlySet<string>
  /** Whether items that changed become what they were. */
  readonly isReplacing: boolean
}

/** How many items were written, and how many were not, by reason. */
export interface Counts {
  putBack: number
  present: number
  ofDeletedUsers: number
  expired: number
}

/** How many items are written at once. */
const batchSize = 25

/** Copies the items of a table into another one that lacks them. May be repeated. */
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
  { to, row, living, isReplacing }: PutBackOptions,
): Promise<keyof Counts> {
  const owner = item.userId?.S
  if (owner !== undefined && !living.has(owner)) return 'ofDeletedUsers'
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
