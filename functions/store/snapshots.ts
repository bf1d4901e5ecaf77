import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** YouTube allows its API data to be stored for 30 days (developer policies, III.E.4); deletion can be late. */
const retentionSeconds = 27 * 86_400

/** The views of a list's videos at one time, by video id. Videos whose views are hidden are left out. */
export const Snapshot = z.object({ at: z.iso.datetime(), views: z.record(z.string(), z.int()) })
export type Snapshot = z.infer<typeof Snapshot>

/** Adds a snapshot to a list's history. Replaces one of the same time. */
export async function addSnapshot(list: string, { at, views }: Snapshot): Promise<void> {
  const expiresAt = toEpochSeconds(Date.parse(at)) + retentionSeconds
  await database.send(new PutCommand({ TableName: tableName('snapshots'), Item: { list, at, views, expiresAt } }))
}

/** Returns a list's snapshots, newest first, at most `limit`. */
export async function listSnapshots(list: string, limit: number, now = Date.now()): Promise<Snapshot[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('snapshots'),
      KeyConditionExpression: '#list = :list',
      // DynamoDB deletes expired items late.
      FilterExpression: 'expiresAt > :now',
      ExpressionAttributeNames: { '#list': 'list' },
      ExpressionAttributeValues: { ':list': list, ':now': toEpochSeconds(now) },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  return Items.flatMap((item) => parseItem(Snapshot, item, `snapshots ${list}`) ?? [])
}

/** Returns a list's newest snapshot; undefined where there is none. */
export const getLatestSnapshot = async (list: string): Promise<Snapshot | undefined> =>
  (await listSnapshots(list, 1))[0]
