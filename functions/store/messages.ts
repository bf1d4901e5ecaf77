import { GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { Message, visitorId } from './message.ts'

type MessageKey = Pick<Message, 'userId' | 'id'>

const read = (item: unknown) => parseItem(Message, item, 'messages')

/** A message as it was first sent, or undefined. */
export async function getMessage({ userId, id }: MessageKey): Promise<Message | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: env('TABLE_MESSAGES'), Key: { userId, id }, ConsistentRead: true }),
  )
  return read(Item)
}

/** Stores a message. False, changing nothing, when one of this writer and id is there: it was sent twice. */
export const createMessage = (message: Message): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_MESSAGES'),
        Item: message,
        ConditionExpression: 'attribute_not_exists(id)',
      }),
    ),
  )

/** Notes that a mail went out; nothing happens once the message is deleted. */
export async function markMailed(
  { userId, id }: MessageKey,
  what: 'deliveredAt' | 'acknowledgedAt',
  now = Date.now(),
): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_MESSAGES'),
        Key: { userId, id },
        UpdateExpression: 'SET #what = :at',
        ConditionExpression: 'attribute_exists(id)',
        ExpressionAttributeNames: { '#what': what },
        ExpressionAttributeValues: { ':at': new Date(now).toISOString() },
      }),
    ),
  )
}

/**
 * Every message of which a mail is missing, the first to answer first: Premium's, then the oldest. Of those sent after
 * `before` none, and of those sent before `since` none that lacks the acknowledgement alone (both ISO 8601).
 */
export async function findUnsentMessages({ before, since }: { before: string; since: string }): Promise<Message[]> {
  const found: Message[] = []
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({
        TableName: env('TABLE_MESSAGES'),
        FilterExpression: `createdAt < :before AND (attribute_not_exists(deliveredAt)
          OR (attribute_not_exists(acknowledgedAt) AND createdAt > :since AND userId <> :visitors))`,
        ExpressionAttributeValues: { ':before': before, ':since': since, ':visitors': visitorId },
        ExclusiveStartKey: from,
      }),
    )
    found.push(...Items.flatMap((item) => read(item) ?? []))
    from = LastEvaluatedKey
  } while (from)
  return found.sort(byTurn)
}

/** In which order messages are answered. */
const byTurn = (one: Message, other: Message): number =>
  Number(other.priority) - Number(one.priority) || one.createdAt.localeCompare(other.createdAt)
