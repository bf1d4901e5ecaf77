import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'

/** What YouTube's API told may be kept for 30 days (its developer policies, III.E.4); the purge may be late. */
const keepSeconds = 27 * 86_400

/** A look at a list of videos: each one's views by its id. */
const Snapshot = z.object({ at: z.iso.datetime(), views: z.record(z.string(), z.int()) })
type Snapshot = z.infer<typeof Snapshot>

/** Adds a look to a list's history; one of the same moment is replaced. */
export async function addSnapshot(list: string, { at, views }: Snapshot): Promise<void> {
  const expiresAt = toEpochSeconds(Date.parse(at)) + keepSeconds
  await database.send(new PutCommand({ TableName: env('TABLE_SNAPSHOTS'), Item: { list, at, views, expiresAt } }))
}

/** A list's history, newest first, at most `most` looks. */
export async function listSnapshots(list: string, most: number, now = Date.now()): Promise<Snapshot[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: env('TABLE_SNAPSHOTS'),
      KeyConditionExpression: '#list = :list',
      // DynamoDB removes expired items late.
      FilterExpression: 'expiresAt > :now',
      ExpressionAttributeNames: { '#list': 'list' },
      ExpressionAttributeValues: { ':list': list, ':now': toEpochSeconds(now) },
      ScanIndexForward: false,
      Limit: most,
    }),
  )
  return Items.flatMap((item) => parseItem(Snapshot, item, `snapshots ${list}`) ?? [])
}

/** The newest look in a list's history. */
export const getLatestSnapshot = async (list: string): Promise<Snapshot | undefined> =>
  (await listSnapshots(list, 1))[0]
