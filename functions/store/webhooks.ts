import { DeleteCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { webhookEvents } from '#shared/contract/webhooks.ts'

/** A stored webhook. Its secrets are derived from its id and `version`, and are not stored. */
export const StoredWebhook = z.object({
  userId: z.string(),
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  state: z.enum(['active', 'disabled']),
  createdAt: z.iso.datetime(),
  /** How often the secret was replaced. */
  version: z.int(),
  previousEndsAt: z.optional(z.iso.datetime()),
  failingSince: z.optional(z.iso.datetime()),
  /** How long the receiver took last time, roughly. Absent before the first attempt. */
  responseMs: z.optional(z.int()),
})
export type StoredWebhook = z.infer<typeof StoredWebhook>

/** The values to change. Null removes a value. */
export interface WebhookChange {
  readonly events?: StoredWebhook['events'] | undefined
  readonly state?: StoredWebhook['state'] | undefined
  readonly version?: number
  readonly previousEndsAt?: string
  readonly failingSince?: string | null
  readonly responseMs?: number
}

const table = () => tableName('webhooks')

/** Saves a new webhook. */
export async function addWebhook(webhook: StoredWebhook): Promise<void> {
  await database.send(new PutCommand({ TableName: table(), Item: webhook }))
}

/** Returns a user's webhooks, newest first. One page holds far more than are allowed. */
export async function listWebhooks(userId: string): Promise<StoredWebhook[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: table(),
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    }),
  )
  return Items.flatMap((item) => parseItem(StoredWebhook, item, `webhooks ${userId} ${item.id}`) ?? []).toSorted(
    (one, other) => other.createdAt.localeCompare(one.createdAt),
  )
}

/** Changes a webhook. Returns false if it was deleted. */
export function changeWebhook(
  { userId, id }: Pick<StoredWebhook, 'userId' | 'id'>,
  change: WebhookChange,
): Promise<boolean> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const set = given.filter(([, value]) => value !== null)
  const removed = given.filter(([, value]) => value === null)
  const parts = [
    set.length > 0 ? `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` : '',
    removed.length > 0 ? `REMOVE ${removed.map(([name]) => `#${name}`).join(', ')}` : '',
  ]
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: table(),
        Key: { userId, id },
        UpdateExpression: parts.filter(Boolean).join(' '),
        ConditionExpression: 'attribute_exists(userId)',
        ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
        ...(set.length > 0
          ? { ExpressionAttributeValues: Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])) }
          : {}),
      }),
    ),
  )
}

/** Deletes a webhook. Does nothing if there is none. */
export async function deleteWebhook(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: table(), Key: { userId, id } }))
}
