import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { database } from './database.ts'
import { env } from './env.ts'

/**
 * Returns whether a user's account is being deleted or was deleted recently. Read consistently on every call and never
 * cached: a cached "no" would let an account be written to after its deletion began.
 */
export async function isDeleted(userId: string): Promise<boolean> {
  const { Item } = await database.send(
    new GetCommand({
      TableName: env('TABLE_DELETIONS'),
      Key: { userId },
      ProjectionExpression: 'userId',
      ConsistentRead: true,
    }),
  )
  return Item !== undefined
}
