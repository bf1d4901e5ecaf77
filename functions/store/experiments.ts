import {
  DeleteCommand,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { Experiment, type ExperimentOutcome, ExperimentVariant } from '#shared/contract/experiments.ts'

/** A test as stored: without URLs, which expire. `v` is the version of this shape: readers upgrade older ones. */
const Item = z.extend(Experiment, {
  v: z.literal(1),
  userId: z.string(),
  variants: z.array(z.omit(ExperimentVariant, { thumbnailUrl: true })),
})
export type ExperimentItem = z.infer<typeof Item>

const parse = (item: Record<string, unknown> | undefined) =>
  parseItem(Item, item, `experiments ${item?.userId} ${item?.id}`)

/** Returns all tests of a user, newest first. Their number is bounded. */
export async function listExperiments(userId: string): Promise<ExperimentItem[]> {
  const found: ExperimentItem[] = []
  let from: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new QueryCommand({
        TableName: tableName('experiments'),
        KeyConditionExpression: 'userId = :user',
        ExpressionAttributeValues: { ':user': userId },
        ScanIndexForward: false,
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    )
    found.push(...Items.flatMap((item) => parse(item) ?? []))
    from = LastEvaluatedKey
  } while (from)
  return found
}

/** Returns a test; undefined if there is none with this id. */
export async function getExperiment(userId: string, id: string): Promise<ExperimentItem | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('experiments'), Key: { userId, id }, ConsistentRead: true }),
  )
  return parse(item)
}

/** Stores a new test. */
export async function createExperiment(experiment: ExperimentItem): Promise<void> {
  await database.send(new PutCommand({ TableName: tableName('experiments'), Item: experiment }))
}

/** Saves when a test was started; null removes it. Returns the test, or undefined if it no longer exists. */
export const saveStart = (key: ExperimentKey, startedOn: string | null): Promise<ExperimentItem | undefined> =>
  updateExisting(key, {
    UpdateExpression: startedOn === null ? 'REMOVE startedOn' : 'SET startedOn = :start',
    ...(startedOn === null ? {} : { ExpressionAttributeValues: { ':start': startedOn } }),
  })

/**
 * Saves the outcome of a test; null removes it. Every change after the first is a correction, which is counted. Returns the
 * test, or undefined if it no longer exists.
 */
export async function saveOutcome(
  key: ExperimentKey,
  outcome: ExperimentOutcome | null,
  now = Date.now(),
): Promise<ExperimentItem | undefined> {
  const values = { ':now': new Date(now).toISOString(), ...(outcome && { ':outcome': outcome }) }
  const correct = () =>
    updateExisting(key, {
      UpdateExpression: `SET correctedAt = :now${outcome ? ', outcome = :outcome' : ' REMOVE outcome'} ADD corrections :one`,
      ConditionExpression: 'attribute_exists(recordedAt)',
      ExpressionAttributeValues: { ...values, ':one': 1 },
    })
  const record = () =>
    updateExisting(key, {
      UpdateExpression: 'SET recordedAt = :now, outcome = :outcome',
      ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(recordedAt)',
      ExpressionAttributeValues: values,
    })
  const corrected = await correct()
  if (corrected || !outcome) return corrected
  // Another request may have recorded the first outcome in between.
  return (await record()) ?? correct()
}

type ExperimentKey = Pick<ExperimentItem, 'userId' | 'id'>

/** Updates a test under a condition, by default that it exists. Returns it, or undefined if the condition is not met. */
async function updateExisting(
  { userId, id }: ExperimentKey,
  update: Pick<UpdateCommandInput, 'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'>,
): Promise<ExperimentItem | undefined> {
  const write = database.send(
    new UpdateCommand({
      TableName: tableName('experiments'),
      Key: { userId, id },
      ConditionExpression: 'attribute_exists(id)',
      ...update,
      ReturnValues: 'ALL_NEW',
    }),
  )
  return (await tryConditionalWrite(write)) ? parse((await write).Attributes) : undefined
}

/** Deletes a test. Does nothing where there is none. */
export async function deleteExperiment(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: tableName('experiments'), Key: { userId, id } }))
}
