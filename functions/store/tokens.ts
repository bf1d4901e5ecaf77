import { DeleteCommand, GetCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'

const Item = z.object({
  user_id: z.string(),
  access_token: z.string(),
  refresh_token: z.string(),
  /** Of the access token, in seconds since 1970. */
  expires_at: z.int(),
  /** What the account allowed. */
  scopes: z.array(z.string()),
  /** The channel that they open. */
  channel_id: z.string(),
  /** Until when somebody is refreshing them, in seconds since 1970. */
  refreshing_until: z.optional(z.int()),
})
/** Google's tokens of one user. They leave the server for Google and YouTube only, and stand in no log. */
export type TokensItem = z.infer<typeof Item>

const at = (userId: string) => ({ TableName: env('TABLE_USER_TOKENS'), Key: { user_id: userId } })

/** A user's tokens as last written, or undefined for a user without a connected channel. */
export async function getTokens(userId: string): Promise<TokensItem | undefined> {
  const { Item: item } = await database.send(new GetCommand({ ...at(userId), ConsistentRead: true }))
  return parseItem(Item, item, `user_tokens ${userId}`)
}

/** Stores a new connection's tokens in place of any others; answers the channel of those. */
export async function putTokens(tokens: Omit<TokensItem, 'refreshing_until'>): Promise<string | undefined> {
  const { Attributes } = await database.send(
    new PutCommand({ TableName: env('TABLE_USER_TOKENS'), Item: tokens, ReturnValues: 'ALL_OLD' }),
  )
  return parseItem(Item, Attributes, `user_tokens ${tokens.user_id}`)?.channel_id
}

/** A page of the tokens of users with a connected channel; `after` is the user id after which it begins. */
export async function listTokens(after?: string): Promise<Page<TokensItem>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      TableName: env('TABLE_USER_TOKENS'),
      ExclusiveStartKey: after === undefined ? undefined : { user_id: after },
      Limit: 100,
    }),
  )
  return {
    items: Items.flatMap((item) => parseItem(Item, item, `user_tokens ${item.user_id}`) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.user_id}` : undefined,
  }
}

/** A function that refreshes and dies keeps others from it no longer than this, in seconds. */
const leaseSeconds = 10

/** Claims to refresh these tokens, for one at a time. False where they are others by now, or somebody else is at it. */
export function acquireRefreshLease({ user_id, access_token }: TokensItem, now = Date.now()): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...at(user_id),
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
 * Ends the claim with new tokens. False, changing nothing, where the user has disconnected or connected anew meanwhile:
 * `tokens` are then nobody's.
 */
export function saveRefreshedTokens(
  { user_id, refresh_token }: TokensItem,
  fresh: { accessToken: string; expiresAt: number; refreshToken: string | undefined },
): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...at(user_id),
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

/** Ends the claim with nothing: the next who needs them may try. */
export async function releaseRefreshLease({ user_id, refresh_token }: TokensItem): Promise<void> {
  await tryConditionalWrite(
    database.send(
      new UpdateCommand({
        ...at(user_id),
        UpdateExpression: 'REMOVE refreshing_until',
        ConditionExpression: 'refresh_token = :refresh',
        ExpressionAttributeValues: { ':refresh': refresh_token },
      }),
    ),
  )
}

/** Deletes these tokens. False where the user has others by now, which stay, or none. */
export function deleteTokensIfUnchanged({ user_id, refresh_token }: TokensItem): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new DeleteCommand({
        ...at(user_id),
        ConditionExpression: 'refresh_token = :refresh',
        ExpressionAttributeValues: { ':refresh': refresh_token },
      }),
    ),
  )
}

/** Deletes whatever tokens the user has; answers whether there were any. */
export async function deleteTokens(userId: string): Promise<boolean> {
  const { Attributes } = await database.send(new DeleteCommand({ ...at(userId), ReturnValues: 'ALL_OLD' }))
  return Attributes !== undefined
}
