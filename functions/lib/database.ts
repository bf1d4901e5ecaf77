import { ConditionalCheckFailedException, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'

/** The one database client of a function, made when its module loads: the connection outlives the call. */
export const database = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
})

/** True once a conditional write is done, false when its condition did not hold; any other failure is thrown. */
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
 * An item as its module says it is, or undefined for none. One that is something else throws, naming where it lies:
 * to guess would hide that data was damaged or that a release cannot read the last one's items.
 */
export function parseItem<S extends z.ZodMiniType>(schema: S, item: unknown, where: string): z.output<S> | undefined {
  if (item === undefined) return undefined
  const parsed = z.safeParse(schema, item)
  if (parsed.success) return parsed.data
  throw new Error(`unreadable item: ${where}`, { cause: parsed.error })
}

/** A point in time as tables hold it for expiry: whole seconds since 1970, from milliseconds. */
export const toEpochSeconds = (ms: number): number => Math.floor(ms / 1000)
