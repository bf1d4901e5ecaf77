import { DeleteCommand, GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { Analysis, type WrittenAdvice } from '#shared/contract/advice.ts'

const pageSize = 20

const read = (userId: string, item: Record<string, unknown> | undefined): Analysis | undefined =>
  parseItem(Analysis, item, `analyses ${userId} ${item?.id}`)

/** One of the user's own analyses; undefined for any other id. */
export async function getAnalysis(userId: string, id: string): Promise<Analysis | undefined> {
  const { Item } = await database.send(
    new GetCommand({ TableName: env('TABLE_ANALYSES'), Key: { userId, id }, ConsistentRead: true }),
  )
  return read(userId, Item)
}

/** Stores an analysis under its id. False, changing nothing, when that id holds one already. */
export function addAnalysis(userId: string, analysis: Analysis): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_ANALYSES'),
        Item: { userId, ...analysis },
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

/** Adds what was advised on one of the user's own analyses; nothing happens when it is gone. */
export async function saveAdvice(userId: string, id: string, advice: WrittenAdvice): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ANALYSES'),
        Key: { userId, id },
        UpdateExpression: 'SET advice = :advice',
        ConditionExpression: 'attribute_exists(userId)',
        ExpressionAttributeValues: { ':advice': advice },
      }),
    ),
  )
}

/** A page of the user's analyses, newest first: those made before the one with id `before`; `next` is the cursor of the page after. */
export async function listAnalyses(userId: string, before?: string): Promise<{ analyses: Analysis[]; next?: string }> {
  const { Items = [] } = await database.send(
    new QueryCommand({
      TableName: env('TABLE_ANALYSES'),
      KeyConditionExpression: before ? 'userId = :user AND id < :before' : 'userId = :user',
      ExpressionAttributeValues: { ':user': userId, ':before': before },
      ScanIndexForward: false,
      // One more than a page tells whether there is another.
      Limit: pageSize + 1,
    }),
  )
  const analyses = Items.slice(0, pageSize).flatMap((item) => read(userId, item) ?? [])
  const last = Items.length > pageSize ? analyses.at(-1) : undefined
  return last ? { analyses, next: last.id } : { analyses }
}

/** Removes one of the user's own analyses; nothing happens when there is none. */
export async function deleteAnalysis(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: env('TABLE_ANALYSES'), Key: { userId, id } }))
}
