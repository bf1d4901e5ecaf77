import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { database } from './database.ts'
import { env } from './env.ts'

/**
 * Returns whether a user has an account, read consistently. A user of the pool may have none: anybody can confirm an address
 * at Cognito's public endpoint, and `account/confirm-sign-up` may have been interrupted.
 */
export async function hasAccount(userId: string): Promise<boolean> {
  const { Item } = await database.send(
    new GetCommand({
      TableName: env('TABLE_ACCOUNTS'),
      Key: { userId },
      ProjectionExpression: 'userId',
      ConsistentRead: true,
    }),
  )
  return Item !== undefined
}
