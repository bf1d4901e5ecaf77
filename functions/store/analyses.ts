import { DeleteCommand, GetCommand, PutCommand, QueryCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { type AiAdvice, Analysis } from '#shared/contract/advice.ts'

const pageSize = 20

const parse = (userId: string, item: Record<string, unknown> | undefined): Analysis | undefined =>
  parseItem(Analysis, item, `analyses ${userId} ${item?.id}`)

/** Returns one of the user's analyses; undefined for any other id. */
export async function getAnalysis(userId: string, id: string): Promise<Analysis | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: tableName('analyses'), Key: { userId, id }, ConsistentRead: true }),
  )
  return parse(userId, Item)
}

/**
 * Returns what is stored of an analysis. What rests on the channel's videos is YouTube's data, which expires: it is stored
 * apart, by `saveOwnHistory`.
 */
function toStored({ ownHistory: _, verdict, ...analysis }: Analysis): Analysis {
  return { ...analysis, ...(verdict?.yardstick === 'general' ? { verdict } : {}) }
}

/** Saves an analysis under its id. Returns false, without a change, where the user has one with that id. */
export function addAnalysis(userId: string, analysis: Analysis): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('analyses'),
        Item: { userId, ...toStored(analysis) },
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

/** Saves what the title of a stored analysis was judged by, which nothing could do when it was analyzed. */
export async function saveJudgment(userId: string, analysis: Analysis): Promise<void> {
  const { id, yardstick, verdict, model } = toStored(analysis)
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('analyses'),
        Key: { userId, id },
        UpdateExpression: `SET yardstick = :yardstick, #model = :model${verdict ? ', verdict = :verdict' : ''}`,
        ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(yardstick)',
        ExpressionAttributeNames: { '#model': 'model' },
        ExpressionAttributeValues: {
          ':yardstick': yardstick,
          ':model': model,
          ...(verdict ? { ':verdict': verdict } : {}),
        },
      }),
    ),
  )
}

/** Saves advice with one of the user's analyses. Does nothing where the analysis no longer exists. */
export async function saveAdvice(userId: string, id: string, advice: AiAdvice): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('analyses'),
        Key: { userId, id },
        UpdateExpression: 'SET advice = :advice',
        ConditionExpression: 'attribute_exists(userId)',
        ExpressionAttributeValues: { ':advice': advice },
      }),
    ),
  )
}

/**
 * Returns a page of the user's analyses, newest first, starting after the one with id `before`. `next` is the cursor of the
 * next page.
 */
export async function listAnalyses(userId: string, before?: string): Promise<{ analyses: Analysis[]; next?: string }> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: tableName('analyses'),
      KeyConditionExpression: before ? 'userId = :user AND id < :before' : 'userId = :user',
      ExpressionAttributeValues: { ':user': userId, ':before': before },
      ScanIndexForward: false,
      // One more than a page, to know whether there is another page.
      Limit: pageSize + 1,
    }),
  )
  const analyses = Items.slice(0, pageSize).flatMap((item) => parse(userId, item) ?? [])
  const last = Items.length > pageSize ? analyses.at(-1) : undefined
  return last ? { analyses, next: last.id } : { analyses }
}

/** Stores which draft and version an analysis belongs to. Does nothing where it was deleted or belongs to one already. */
export async function saveDraftOfAnalysis(
  userId: string,
  id: string,
  { draft, version }: Required<Pick<Analysis, 'draft' | 'version'>>,
): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('analyses'),
        Key: { userId, id },
        UpdateExpression: 'SET draft = :draft, version = :version',
        ConditionExpression: 'attribute_exists(userId) AND attribute_not_exists(draft)',
        ExpressionAttributeValues: { ':draft': draft, ':version': version },
      }),
    ),
  )
}

/** An analysis that belongs to no draft yet. */
export interface UnplacedAnalysis {
  readonly userId: string
  readonly id: string
}

/** Returns the cursor of an analysis, for {@link listUnplacedAnalyses}. */
export const analysisCursor = ({ userId, id }: UnplacedAnalysis): string => `${userId}/${id}`

/** Returns a page of all users' analyses that belong to no draft, each user's oldest first, starting after a cursor. */
export async function listUnplacedAnalyses(after?: string): Promise<Page<UnplacedAnalysis>> {
  const [userId, id] = after?.split('/') ?? []
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName('analyses'),
      FilterExpression: 'attribute_not_exists(draft)',
      ProjectionExpression: 'userId, id',
      ExclusiveStartKey: after === undefined ? undefined : { userId, id },
      Limit: 500,
    }),
  )
  return {
    items: Items.map((item) => ({ userId: `${item.userId}`, id: `${item.id}` })),
    next: LastEvaluatedKey && analysisCursor({ userId: `${LastEvaluatedKey.userId}`, id: `${LastEvaluatedKey.id}` }),
  }
}

/** Deletes one of the user's analyses. Does nothing where there is none. */
export async function deleteAnalysis(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('analyses'), Key: { userId, id } }))
}
