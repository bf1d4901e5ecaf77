import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { locales } from '#shared/locale.ts'

const Item = z.object({
  userId: z.string(),
  askedAt: z.iso.datetime(),
  /** Whom to tell, and in which language, until they were told. */
  email: z.optional(z.string()),
  locale: z.optional(z.enum(locales)),
  /** The user did not ask us: Cognito had them no more. */
  signInGone: z.optional(z.boolean()),
})
/** A user who is to be deleted: written before anything is, and there until no token of theirs lives. */
export type Deletion = z.infer<typeof Item>

const at = (userId: string) => ({ TableName: env('TABLE_DELETIONS'), Key: { userId } })
const read = (item: Record<string, unknown> | undefined) => parseItem(Item, item, `deletions ${item?.userId}`)

/** The user's deletion, or undefined for a user who stays. Read consistently: it counts from the moment it is written. */
export async function getDeletion(userId: string): Promise<Deletion | undefined> {
  return read((await database.send(new GetCommand({ ...at(userId), ConsistentRead: true }))).Item)
}

/** Writes the deletion down, unless it is there already; answers what is there. */
export async function beginDeletion(
  userId: string,
  whom: Pick<Deletion, 'email' | 'locale' | 'signInGone'>,
  now = Date.now(),
): Promise<Deletion> {
  const deletion: Deletion = { userId, askedAt: new Date(now).toISOString(), ...whom }
  const isNew = await tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_DELETIONS'),
        Item: deletion,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
  return isNew ? deletion : ((await getDeletion(userId)) ?? deletion)
}

/** Forgets whom to tell. */
export async function deleteContact(userId: string): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...at(userId),
        UpdateExpression: 'REMOVE email, locale',
        ConditionExpression: 'attribute_exists(userId)',
      }),
    ),
  )
}

/** A page of the deletions that are written down; `after` is the user id after which it begins. */
export async function pageOfDeletions(after?: string): Promise<Page<Deletion>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: env('TABLE_DELETIONS'),
      ExclusiveStartKey: after === undefined ? undefined : { userId: after },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap((item) => read(item) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.userId}` : undefined,
  }
}

/** Forgets the deletion itself. */
export async function removeDeletion(userId: string): Promise<void> {
  await database.send(new DeleteCommand(at(userId)))
}
