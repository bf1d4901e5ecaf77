import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { locales } from '#shared/locale.ts'

/**
 * An account that is being deleted: an item of `revocations` with `askedAt`. It is written before anything is deleted and
 * removed once every access token of the user has expired. Items without `askedAt` only end sessions.
 */
const Deletion = z.object({
  userId: z.string(),
  askedAt: z.iso.datetime(),
  /** Who gets the final mail, and in which language; removed once the mail is sent. */
  email: z.optional(z.string()),
  locale: z.optional(z.enum(locales)),
  /** Of the rows that the user gave for training. */
  pseudonym: z.optional(z.string()),
  /** True when the user was missing from Cognito, rather than requested the deletion here. */
  signInGone: z.optional(z.boolean()),
})
export type Deletion = z.infer<typeof Deletion>

const keyOf = (userId: string) => ({ TableName: tableName('revocations'), Key: { userId } })
const parse = (item: Record<string, unknown> | undefined) =>
  item?.askedAt === undefined ? undefined : parseItem(Deletion, item, `revocations ${item.userId}`)

/** Reads a user's deletion consistently. Returns undefined for an account that is not being deleted. */
export async function getDeletion(userId: string): Promise<Deletion | undefined> {
  return parse((await database.send(new GetCommand({ ...keyOf(userId), ConsistentRead: true }))).Item)
}

/** Stores a deletion unless there is one. Returns the stored one. */
export async function createDeletion(
  userId: string,
  details: Pick<Deletion, 'email' | 'locale' | 'pseudonym' | 'signInGone'>,
  now = Date.now(),
): Promise<Deletion> {
  const deletion: Deletion = { userId, askedAt: new Date(now).toISOString(), ...details }
  const isNew = await tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('revocations'),
        Item: deletion,
        ConditionExpression: 'attribute_not_exists(askedAt)',
      }),
    ),
  )
  return isNew ? deletion : ((await getDeletion(userId)) ?? deletion)
}

/** Removes the address and language from a deletion. */
export async function removeContact(userId: string): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...keyOf(userId),
        UpdateExpression: 'REMOVE email, locale',
        ConditionExpression: 'attribute_exists(userId)',
      }),
    ),
  )
}

/** Reads a page of deletions, starting after the user id `after`. */
export async function listDeletions(after?: string): Promise<Page<Deletion>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName('revocations'),
      FilterExpression: 'attribute_exists(askedAt)',
      ExclusiveStartKey: after === undefined ? undefined : { userId: after },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap((item) => parse(item) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.userId}` : undefined,
  }
}

/** Removes a finished deletion. */
export async function removeDeletion(userId: string): Promise<void> {
  await database.send(new DeleteCommand(keyOf(userId)))
}
