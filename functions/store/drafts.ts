import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  type ScanCommandInput,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { DraftFields, DraftOrigin, type DraftState, Publication } from '#shared/contract/drafts.ts'

const pageSize = 100

/**
 * A draft as stored. `v` is the version of this shape: readers upgrade older ones. `changedIn` holds, for each field that
 * was changed, the revision that last changed it.
 */
const Item = z.extend(DraftFields, {
  v: z.literal(1),
  /** Drafts of earlier versions have none of these stored. */
  seconds: z._default(DraftFields.shape.seconds, null),
  happens: z._default(DraftFields.shape.happens, ''),
  lessons: z._default(DraftFields.shape.lessons, ''),
  userId: z.string(),
  id: z.string(),
  revision: z.int(),
  changedIn: z.record(z.string(), z.int()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** The number of its latest version; 0 before the first. */
  version: z.int(),
  origin: z.optional(DraftOrigin),
  published: z.optional(Publication),
  /** When its next review is due; absent unless it is published and has one left. */
  reviewAt: z.optional(z.iso.datetime()),
  /** When the user deleted it. It can be restored for a day. */
  deletedAt: z.optional(z.iso.datetime()),
})
export type StoredDraft = z.infer<typeof Item>

/** The fields of a draft that its creator changes. */
export const draftFields = z.keyof(DraftFields).options

/** How long a deleted draft can be restored, in milliseconds. */
export const restorableMs = 86_400_000

const parse = (item: Record<string, unknown> | undefined) => parseItem(Item, item, `drafts ${item?.userId} ${item?.id}`)

/** Returns one of the user's drafts, deleted or not; undefined for any other id. */
export async function getDraftItem(userId: string, id: string): Promise<StoredDraft | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: tableName('drafts'), Key: { userId, id }, ConsistentRead: true }),
  )
  return parse(Item)
}

/** Returns one of the user's drafts that is not deleted. */
export async function getDraft(userId: string, id: string): Promise<StoredDraft | undefined> {
  const draft = await getDraftItem(userId, id)
  return draft?.deletedAt === undefined ? draft : undefined
}

/** Saves a new draft. Returns false, without a change, where the user has one with that id. */
export function addDraft(draft: StoredDraft): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('drafts'),
        Item: draft,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

/** A change of a draft: `null` removes `published` or `reviewAt`. */
export type DraftChange = { readonly [Field in keyof DraftFields]?: DraftFields[Field] | undefined } & {
  readonly published?: StoredDraft['published'] | null
  readonly reviewAt?: string | null
}

/** Returns the fields of a draft that a change sets. */
const listFields = (change: DraftChange): (keyof DraftFields)[] =>
  draftFields.filter((field) => change[field] !== undefined)

/**
 * Changes a draft that still has the revision it was read with. Returns the changed draft; undefined, without a change, if
 * it was changed in between or deleted.
 */
export async function changeDraft(
  { userId, id, revision, changedIn }: StoredDraft,
  change: DraftChange,
  now = Date.now(),
): Promise<StoredDraft | undefined> {
  const removed = ['published' as const, 'reviewAt' as const].filter((name) => change[name] === null)
  const values = Object.entries({
    ...change,
    changedIn: { ...changedIn, ...Object.fromEntries(listFields(change).map((field) => [field, revision + 1])) },
    revision: revision + 1,
    updatedAt: new Date(now).toISOString(),
  }).filter(([name, value]) => value !== undefined && !removed.some((one) => one === name))
  const write = database.send(
    new UpdateCommand({
      TableName: tableName('drafts'),
      Key: { userId, id },
      UpdateExpression: `SET ${values.map((_, at) => `#${at} = :${at}`).join(', ')}${
        removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''
      }`,
      ConditionExpression: 'revision = :before AND attribute_not_exists(deletedAt)',
      ExpressionAttributeNames: Object.fromEntries(values.map(([name], at) => [`#${at}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(values.map(([, value], at) => [`:${at}`, value])),
        ':before': revision,
      },
      ReturnValues: 'ALL_NEW',
    }),
  )
  if (!(await tryConditionalWrite(write))) return undefined
  return parse((await write).Attributes)
}

/** Sets the number of a draft's latest version, which only increases. This is no change of the draft. */
export async function setLatestVersion(userId: string, id: string, number: number): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('drafts'),
        Key: { userId, id },
        UpdateExpression: 'SET version = :number',
        ConditionExpression: 'version < :number',
        ExpressionAttributeValues: { ':number': number },
      }),
    ),
  )
}

/** Marks a draft as deleted, or as restored within a day. Returns false, without a change, where that is not possible. */
export function setDraftDeleted(userId: string, id: string, isDeleted: boolean, now = Date.now()): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('drafts'),
        Key: { userId, id },
        ...(isDeleted
          ? {
              UpdateExpression: 'SET deletedAt = :now',
              ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(deletedAt)',
              ExpressionAttributeValues: { ':now': new Date(now).toISOString() },
            }
          : {
              UpdateExpression: 'REMOVE deletedAt',
              ConditionExpression: 'deletedAt > :since',
              ExpressionAttributeValues: { ':since': new Date(now - restorableMs).toISOString() },
            }),
      }),
    ),
  )
}

/** Returns a page of the drafts that the user keeps and has not deleted, newest first, starting after the one with id `before`. */
export async function listDraftItems(
  userId: string,
  before?: string,
): Promise<{ drafts: StoredDraft[]; next?: string }> {
  const drafts: StoredDraft[] = []
  let start: Record<string, unknown> | undefined = before === undefined ? undefined : { userId, id: before }
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('drafts'),
        KeyConditionExpression: 'userId = :user',
        FilterExpression: 'attribute_not_exists(deletedAt) AND #state <> :tried',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':user': userId, ':tried': 'tried' satisfies DraftState },
        ScanIndexForward: false,
        ConsistentRead: true,
        Limit: pageSize,
        ExclusiveStartKey: start,
      }),
    )
    drafts.push(...Items.flatMap((item) => parse(item) ?? []))
    start = LastEvaluatedKey
  } while (start && drafts.length < pageSize)
  const shown = drafts.slice(0, pageSize)
  const last = start || drafts.length > pageSize ? shown.at(-1) : undefined
  return last ? { drafts: shown, next: last.id } : { drafts: shown }
}

/** What finds a draft. Jobs list these, because one draft that cannot be read must not keep them from the others. */
export type DraftKey = Pick<StoredDraft, 'userId' | 'id'>

/** Returns the cursor of a draft, for the lists of all users' drafts. */
export const draftCursor = ({ userId, id }: DraftKey): string => `${userId}/${id}`

/** Returns a page of the keys of all users' drafts that a filter selects, starting after the cursor `after`. */
async function scanKeys(
  after: string | undefined,
  filter: Pick<ScanCommandInput, 'FilterExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>,
): Promise<Page<DraftKey>> {
  const [userId, id] = after?.split('/') ?? []
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName('drafts'),
      ...filter,
      ProjectionExpression: 'userId, id',
      ExclusiveStartKey: after === undefined ? undefined : { userId, id },
      Limit: pageSize,
    }),
  )
  const toKey = (item: Record<string, unknown>): DraftKey => ({ userId: `${item.userId}`, id: `${item.id}` })
  return { items: Items.map(toKey), next: LastEvaluatedKey && draftCursor(toKey(LastEvaluatedKey)) }
}

/** Returns a page of all users' drafts that were deleted too long ago to be restored, starting after the cursor `after`. */
export const listDeletedDrafts = (after?: string, now = Date.now()): Promise<Page<DraftKey>> =>
  scanKeys(after, {
    FilterExpression: 'deletedAt <= :until',
    ExpressionAttributeValues: { ':until': new Date(now - restorableMs).toISOString() },
  })

/** Returns a page of all users' published drafts whose review is due, starting after the cursor `after`. */
export const listDueReviews = (after?: string, now = Date.now()): Promise<Page<DraftKey>> =>
  scanKeys(after, {
    FilterExpression: 'reviewAt <= :now AND #state = :published AND attribute_not_exists(deletedAt)',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':now': new Date(now).toISOString(), ':published': 'published' },
  })

/** Deletes a draft for good. Does nothing where there is none. */
export async function deleteDraftItem(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('drafts'), Key: { userId, id } }))
}
