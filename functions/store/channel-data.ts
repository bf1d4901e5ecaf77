import { ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { database, held } from './table.ts'

/** What YouTube's API told may be kept for 30 days (its developer policies, III.E.4); the job runs daily and may fail. */
const keepMs = 27 * 86_400_000

const Key = z.object({ userId: z.string() })
const isOld = 'channel.fetchedAt <= :limit'

/**
 * Forgets what YouTube told of channels whose users have not come back for so long (`account/get` asks again when they
 * do), page by page, for as long as `goOn` says; answers how many. Which channel a user claimed stays.
 */
export async function forgetChannelData(goOn: () => boolean, now = Date.now()): Promise<number> {
  const limit = new Date(now - keepMs).toISOString()
  let forgotten = 0
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({
        TableName: env('TABLE_ACCOUNTS'),
        FilterExpression: isOld,
        ExpressionAttributeValues: { ':limit': limit },
        ProjectionExpression: 'userId',
        ExclusiveStartKey: from,
        Limit: 100,
      }),
    )
    const updates = await Promise.all(Items.map((item) => forget(Key.parse(item), limit)))
    forgotten += updates.filter(Boolean).length
    from = LastEvaluatedKey
  } while (from && goOn())
  return forgotten
}

/** False, changing nothing, where YouTube was asked again since the account was read. */
const forget = (account: z.infer<typeof Key>, limit: string): Promise<boolean> =>
  held(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: account,
        UpdateExpression: 'SET channel.title = :none REMOVE channel.fetchedAt',
        ConditionExpression: isOld,
        ExpressionAttributeValues: { ':limit': limit, ':none': null },
      }),
    ),
  )
