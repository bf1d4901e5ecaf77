import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { database, parseItem, toEpochSeconds } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { StoredToken } from '#functions/lib/personal-token.ts'

/** Saves a new token. */
export async function addToken(token: StoredToken): Promise<void> {
  await database.send(new PutCommand({ TableName: tableName('personal_tokens'), Item: token }))
}

/** Returns a user's tokens that have not expired, newest first. One page holds far more than are allowed. */
export async function listTokens(userId: string, now = Date.now()): Promise<StoredToken[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('personal_tokens'),
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    }),
  )
  return Items.flatMap((item) => parseItem(StoredToken, item, `personal_tokens ${userId} ${item.id}`) ?? [])
    .filter(({ expiresAt }) => expiresAt > toEpochSeconds(now))
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** Deletes a token. Does nothing where there is none. */
export async function deleteToken(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('personal_tokens'), Key: { userId, id } }))
}
