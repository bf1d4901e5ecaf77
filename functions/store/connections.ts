import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { StoredConnection } from '#functions/lib/connection-token.ts'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

type Key = Pick<StoredConnection, 'userId' | 'id'>

/** Saves a code that an assistant can redeem. */
export async function addConnection(connection: StoredConnection): Promise<void> {
  await database.send(new PutCommand({ TableName: tableName('connections'), Item: connection }))
}

/** Saves a connection whose code is redeemed. Returns false if it was redeemed, or ended, since it was read. */
export const redeemConnection = (connection: StoredConnection): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('connections'),
        Item: connection,
        ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(tokens)',
      }),
    ),
  )

/** Saves a connection with new tokens. Returns false if its refresh token is no longer `refresh`, or it was ended. */
export const refreshConnection = (connection: StoredConnection, refresh: string): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('connections'),
        Item: connection,
        ConditionExpression: 'tokens.refresh = :refresh',
        ExpressionAttributeValues: { ':refresh': refresh },
      }),
    ),
  )

/** Returns a user's connections and codes that have not expired, newest first. */
export async function listConnections(userId: string, now = Date.now()): Promise<StoredConnection[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('connections'),
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    }),
  )
  return Items.flatMap((item) => parseItem(StoredConnection, item, `connections ${userId} ${item.id}`) ?? [])
    .filter(({ expiresAt }) => expiresAt > toEpochSeconds(now))
    .toSorted((one, other) => other.consentedAt.localeCompare(one.consentedAt))
}

/** Deletes a connection. Does nothing if there is none. */
export async function deleteConnection({ userId, id }: Key): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('connections'), Key: { userId, id } }))
}
