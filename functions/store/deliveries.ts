import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { Delivery } from '#shared/contract/webhooks.ts'

/** A stored delivery of an event to a webhook. */
export const StoredDelivery = z.object({
  userId: z.string(),
  /** The webhook's id, `#` and `event`'s id, so that publishing an event twice stores it once. */
  id: z.string(),
  webhook: z.string(),
  eventId: z.string(),
  event: Delivery.shape.event,
  createdAt: z.iso.datetime(),
  /** The body, the same for each attempt. */
  body: z.string(),
  state: Delivery.shape.state,
  attempts: Delivery.shape.attempts,
  /** When the next attempt is due. Absent for a delivery that is not pending. */
  nextAt: z.optional(z.iso.datetime()),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredDelivery = z.infer<typeof StoredDelivery>

const table = () => tableName('deliveries')

/** Saves a new delivery. Returns false if the event already has one for this webhook. */
export const addDelivery = (delivery: StoredDelivery): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: table(),
        Item: delivery,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )

/** Saves a changed delivery. Does nothing if it was deleted in the meantime. */
export async function saveDelivery(delivery: StoredDelivery): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new PutCommand({ TableName: table(), Item: delivery, ConditionExpression: 'attribute_exists(userId)' }),
    ),
  )
}

/** The most deliveries of a webhook that are listed. */
const maxListed = 50

/** Returns the latest deliveries of a webhook, newest first. */
export async function listDeliveries(userId: string, webhook: string, now = Date.now()): Promise<StoredDelivery[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: table(),
      IndexName: 'log',
      KeyConditionExpression: 'webhook = :webhook',
      ExpressionAttributeValues: { ':webhook': webhook },
      ScanIndexForward: false,
      Limit: maxListed,
    }),
  )
  return parseAll(Items).filter((one) => one.userId === userId && one.expiresAt > toEpochSeconds(now))
}

/** Returns all deliveries that are due, page by page, the longest overdue first. */
export async function* listDue(now: number): AsyncGenerator<StoredDelivery[]> {
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: table(),
        IndexName: 'due',
        KeyConditionExpression: '#state = :pending AND nextAt <= :now',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':pending': 'pending', ':now': new Date(now).toISOString() },
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    )
    yield parseAll(Items)
    start = LastEvaluatedKey
  } while (start)
}

const parseAll = (items: Record<string, unknown>[]): StoredDelivery[] =>
  items.flatMap((item) => parseItem(StoredDelivery, item, `deliveries ${item.userId} ${item.id}`) ?? [])
