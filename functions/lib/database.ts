import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'

/** The database client, created once per function so that its connection is reused between calls. */
export const database = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})

/** Awaits a conditional write. Returns false when its condition was not met and throws every other error. */
export async function tryConditionalWrite(write: Promise<unknown>): Promise<boolean> {
  try {
    await write
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

/**
 * Parses an item. Returns undefined if there is none. Throws an error that names `where` if the item does not match the schema: a guess
 * would hide damaged data, or a release that cannot read the items of the previous one.
 */
export function parseItem<S extends z.ZodMiniType>(schema: S, item: unknown, where: string): z.output<S> | undefined {
  if (item === undefined) return undefined
  const parsed = z.safeParse(schema, item)
  if (parsed.success) return parsed.data
  throw new Error(`unreadable item: ${where}`, { cause: parsed.error })
}

/** Converts milliseconds to whole seconds since 1970, the unit of `expiresAt` in tables. */
export const toEpochSeconds = (ms: number): number => Math.floor(ms / 1000)
