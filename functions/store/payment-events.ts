import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { database, toEpochSeconds } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'

/** Stripe gives up on an event after three days, and lets an operator send one again for thirty. In seconds. */
const keepSeconds = 40 * 86_400

/** Whether an event of the payment provider has been followed to its end. */
export async function isEventProcessed(eventId: string): Promise<boolean> {
  const { Item } = await database.send(
    new GetCommand({ TableName: env('TABLE_PAYMENT_EVENTS'), Key: { eventId }, ConsistentRead: true }),
  )
  return Item !== undefined
}

/** Remembers that it was. */
export async function markEventProcessed(eventId: string, now = Date.now()): Promise<void> {
  const Item = { eventId, expiresAt: toEpochSeconds(now) + keepSeconds }
  await database.send(new PutCommand({ TableName: env('TABLE_PAYMENT_EVENTS'), Item }))
}
