import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { database, toEpochSeconds } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'

/** How long event ids are stored, in seconds. Stripe retries for 3 days, and an operator can resend an event for 30. */
const storeSeconds = 40 * 86_400

/** Returns whether an event from Stripe was processed completely. */
export async function isEventProcessed(eventId: string): Promise<boolean> {
  const { Item } = await database.send(
    new GetCommand({ TableName: tableName('payment_events'), Key: { eventId }, ConsistentRead: true }),
  )
  return Item !== undefined
}

/** Marks an event as processed. */
export async function markEventProcessed(eventId: string, now = Date.now()): Promise<void> {
  const Item = { eventId, expiresAt: toEpochSeconds(now) + storeSeconds }
  await database.send(new PutCommand({ TableName: tableName('payment_events'), Item }))
}
