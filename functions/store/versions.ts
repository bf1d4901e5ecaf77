import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { DraftContent } from '#shared/contract/drafts.ts'

const pageSize = 10

/** With this number of analyses a version is full, and the next analysis opens another. */
const maxAnalyses = 50

/** A version of a draft: its content, and the ids of the analyses that were made of it. */
const Item = z.object({
  v: z.literal(1),
  userId: z.string(),
  /** The draft's id and the number of the version, so that versions sort by number. */
  id: z.string(),
  number: z.int(),
  createdAt: z.iso.datetime(),
  content: DraftContent,
  analyses: z.array(z.string()),
})
export type StoredVersion = z.infer<typeof Item>

const idOf = (draft: string, number: number) => `${draft}#${String(number).padStart(6, '0')}`

const parse = (item: Record<string, unknown> | undefined) =>
  parseItem(Item, item, `versions ${item?.userId} ${item?.id}`)

/** Returns whether a version lists an analysis or has room for it. */
export const canListAnalysis = ({ analyses }: StoredVersion, analysis: string): boolean =>
  analyses.includes(analysis) || analyses.length < maxAnalyses

/** Returns a version of one of the user's drafts. */
export async function getVersion(userId: string, draft: string, number: number): Promise<StoredVersion | undefined> {
  const Key = { userId, id: idOf(draft, number) }
  const { Item } = await database.send(new GetCommand({ TableName: tableName('versions'), Key, ConsistentRead: true }))
  return parse(Item)
}

/** Saves a version. Returns false, without a change, where the draft has one with that number. */
export function addVersion(
  userId: string,
  draft: string,
  {
    number,
    content,
    createdAt = new Date().toISOString(),
  }: Pick<StoredVersion, 'number' | 'content'> & {
    readonly createdAt?: string | undefined
  },
): Promise<boolean> {
  const Item: StoredVersion = { v: 1, userId, id: idOf(draft, number), number, createdAt, content, analyses: [] }
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('versions'),
        Item,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

/** Adds an analysis to a version, once. Does nothing where there is no such version. */
export async function addAnalysisToVersion(
  userId: string,
  draft: string,
  number: number,
  analysis: string,
): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('versions'),
        Key: { userId, id: idOf(draft, number) },
        UpdateExpression: 'SET analyses = list_append(analyses, :one)',
        ConditionExpression: 'attribute_exists(userId) AND NOT contains(analyses, :id)',
        ExpressionAttributeValues: { ':one': [analysis], ':id': analysis },
      }),
    ),
  )
}

/** Returns a page of a draft's versions, newest first: those with a number below `before`. */
export async function listVersions(
  userId: string,
  draft: string,
  before = 1_000_000,
): Promise<{ versions: StoredVersion[]; next?: number }> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('versions'),
      KeyConditionExpression: 'userId = :user AND id BETWEEN :first AND :last',
      ExpressionAttributeValues: { ':user': userId, ':first': idOf(draft, 1), ':last': idOf(draft, before - 1) },
      ScanIndexForward: false,
      ConsistentRead: true,
      // One more than a page, to know whether there is another page.
      Limit: pageSize + 1,
    }),
  )
  const versions = Items.slice(0, pageSize).flatMap((item) => parse(item) ?? [])
  const last = Items.length > pageSize ? versions.at(-1) : undefined
  return last ? { versions, next: last.number } : { versions }
}

/** Deletes a version. Does nothing where there is none. */
export async function deleteVersion(userId: string, draft: string, number: number): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('versions'), Key: { userId, id: idOf(draft, number) } }))
}
