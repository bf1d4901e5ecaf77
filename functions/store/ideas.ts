import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { ItemId } from '#shared/contract/item-id.ts'

/** How long a week's ideas are stored, so that none is repeated. In milliseconds. */
const retentionMs = 366 * 86_400_000

/** An idea as stored: the title and what it is made of, and none of YouTube's data. */
const Idea = z.object({
  /** Its place among the ideas of its week. */
  place: z.int(),
  title: z.string(),
  pattern: z.string(),
  topic: z.string(),
  /** The draft that was made from it. Stored before the draft itself. */
  draft: z.optional(ItemId),
  dismissed: z.optional(z.boolean()),
})
export type StoredIdea = z.infer<typeof Idea>

/** The ideas of a week, by their ids. `id` is its Monday. One item, so that a week has all of its ideas or none. */
const Item = z.object({
  userId: z.string(),
  id: z.iso.date(),
  createdAt: z.iso.datetime(),
  ideas: z.record(ItemId, Idea),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
export type StoredWeek = z.infer<typeof Item>

const parse = (item: Record<string, unknown> | undefined) => parseItem(Item, item, `ideas ${item?.userId} ${item?.id}`)

/** Returns the ideas of the week that began on a Monday; undefined for none. */
export async function getWeek(userId: string, monday: string): Promise<StoredWeek | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('ideas'), Key: { userId, id: monday }, ConsistentRead: true }),
  )
  return parse(item)
}

/** Returns all weeks of a user. A year of them is far less than a page. */
export async function listWeeks(userId: string): Promise<StoredWeek[]> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('ideas'),
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': userId },
      ConsistentRead: true,
    }),
  )
  return Items.flatMap((item) => parse(item) ?? [])
}

/** Saves the ideas of a week. Returns false, without a change, if it already has ideas. */
export const addWeek = (week: Pick<StoredWeek, 'userId' | 'id' | 'ideas'>, now = Date.now()): Promise<boolean> => {
  const Item: StoredWeek = {
    ...week,
    createdAt: new Date(now).toISOString(),
    expiresAt: toEpochSeconds(now + retentionMs),
  }
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('ideas'),
        Item,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

/** Where an idea is stored. */
interface IdeaKey {
  readonly userId: string
  readonly monday: string
  readonly id: string
}

/** Sets whether an idea is dismissed. Returns false if there is no such idea. */
export const setDismissed = ({ userId, monday, id }: IdeaKey, dismissed: boolean): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('ideas'),
        Key: { userId, id: monday },
        UpdateExpression: 'SET ideas.#id.dismissed = :dismissed',
        ConditionExpression: 'attribute_exists(ideas.#id)',
        ExpressionAttributeNames: { '#id': id },
        ExpressionAttributeValues: { ':dismissed': dismissed },
      }),
    ),
  )

/**
 * Stores the draft that is created from an idea, in place of `before`. Returns false, without a change, if another request was first
 * or there is no such idea.
 */
export const setIdeaDraft = (
  { userId, monday, id }: IdeaKey,
  draft: string,
  before: string | undefined,
): Promise<boolean> =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('ideas'),
        Key: { userId, id: monday },
        UpdateExpression: 'SET ideas.#id.draft = :draft',
        ConditionExpression:
          before === undefined
            ? 'attribute_exists(ideas.#id) AND attribute_not_exists(ideas.#id.draft)'
            : 'ideas.#id.draft = :before',
        ExpressionAttributeNames: { '#id': id },
        ExpressionAttributeValues: { ':draft': draft, ...(before === undefined ? {} : { ':before': before }) },
      }),
    ),
  )
