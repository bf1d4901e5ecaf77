import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'

const Item = z.object({
  user_id: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  /** When the access token expires, in seconds since 1970. */
  expires_at: z.int(),
  /** The granted scopes. */
  scopes: z.array(z.string()),
  /** The channel that the tokens give access to. */
  channel_id: z.string(),
  /** When the lease of a running refresh expires, in seconds since 1970. */
  refreshing_until: z.optional(z.int()),
})
/** A user's tokens at Google. They are sent only to Google and YouTube, and never logged. */
export type TokensItem = z.infer<typeof Item>

const tableKey = (userId: string) => ({ TableName: tableName('user_tokens'), Key: { user_id: userId } })

/** Reads a user's tokens, strongly consistent. Returns undefined for a user without a connected channel. */
export async function getTokens(userId: string): Promise<TokensItem | undefined> {
  const { Item: item } = await database.send(new GetCommand({ ...tableKey(userId), ConsistentRead: true }))
  return parseItem(Item, item, `user_tokens ${userId}`)
}

/** Writes the tokens of a new connection. Returns the channel id of those they replace. */
export async function putTokens(tokens: Omit<TokensItem, 'refreshing_until'>): Promise<string | undefined> {
  const { Attributes } = await database.send(
    new PutCommand({ TableName: tableName('user_tokens'), Item: tokens, ReturnValues: 'ALL_OLD' }),
  )
  return parseItem(Item, Attributes, `user_tokens ${tokens.user_id}`)?.channel_id
}

/** Returns a page of all users' tokens, beginning after the user id `after`. */
export async function listTokens(after?: string): Promise<Page<TokensItem>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: tableName('user_tokens'),
      ExclusiveStartKey: after === undefined ? undefined : { user_id: after },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap((item) => parseItem(Item, item, `user_tokens ${item.user_id}`) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.user_id}` : undefined,
  }
}

/** How long a refresh that crashed blocks others, in seconds. */
const leaseSeconds = 10

/** Acquires the lease for refreshing these tokens. Returns false when another request holds it or has changed the tokens. */
export function acquireRefreshLease({ user_id, access_token }: TokensItem, now = Date.now()): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...tableKey(user_id),
        UpdateExpression: 'SET refreshing_until = :until',
        ConditionExpression:
          'access_token = :access AND (attribute_not_exists(refreshing_until) OR refreshing_until <= :now)',
        ExpressionAttributeValues: {
          ':access': access_token,
          ':now': toEpochSeconds(now),
          ':until': toEpochSeconds(now) + leaseSeconds,
        },
      }),
    ),
  )
}

/**
 * Writes refreshed tokens and releases the lease. Returns false, changing nothing, when the user has disconnected or
 * connected again in the meantime.
 */
export function saveRefreshedTokens(
  { user_id, refresh_token }: TokensItem,
  fresh: { accessToken: string; expiresAt: number; refreshToken: string | undefined },
): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...tableKey(user_id),
        UpdateExpression: 'SET access_token = :access, expires_at = :at, refresh_token = :next REMOVE refreshing_until',
        ConditionExpression: 'refresh_token = :refresh',
        ExpressionAttributeValues: {
          ':access': fresh.accessToken,
          ':at': fresh.expiresAt,
          ':next': fresh.refreshToken ?? refresh_token,
          ':refresh': refresh_token,
        },
      }),
    ),
  )
}

/** Releases the lease after a failed refresh. */
export async function releaseRefreshLease({ user_id, refresh_token }: TokensItem): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...tableKey(user_id),
        UpdateExpression: 'REMOVE refreshing_until',
        ConditionExpression: 'refresh_token = :refresh',
        ExpressionAttributeValues: { ':refresh': refresh_token },
      }),
    ),
  )
}

/** Deletes these tokens. Returns false when the user has none, or newer ones, which stay. */
export function deleteTokensIfUnchanged({ user_id, refresh_token }: TokensItem): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new DeleteCommand({
        ...tableKey(user_id),
        ConditionExpression: 'refresh_token = :refresh',
        ExpressionAttributeValues: { ':refresh': refresh_token },
      }),
    ),
  )
}

/** Deletes the user's tokens. Returns whether there were any. */
export async function deleteTokens(userId: string): Promise<boolean> {
  const { Attributes } = await database.send(new DeleteCommand({ ...tableKey(userId), ReturnValues: 'ALL_OLD' }))
  return Attributes !== undefined
}
