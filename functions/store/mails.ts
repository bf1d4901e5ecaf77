import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { database, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** How long a claim lasts. An alert's id names a YouTube video, which we may store for 30 days at most. */
const claimSeconds = 27 * 86_400

/** Claims a mail before it is sent. Returns true to the first caller for this user and id, and false for the next 27 days. */
export function claimMail(userId: string, id: string, now = Date.now()): Promise<boolean> {
  const [at, seconds] = [new Date(now).toISOString(), toEpochSeconds(now)]
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('mails'),
        Item: { userId, id, at, expiresAt: seconds + claimSeconds },
        ConditionExpression: 'attribute_not_exists(userId) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': seconds },
      }),
    ),
  )
}

/** Releases the claim on a mail that was certainly not sent. */
export async function releaseMailClaim(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('mails'), Key: { userId, id } }))
}
