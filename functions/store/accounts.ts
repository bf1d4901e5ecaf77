import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { env } from '#functions/lib/env.ts'
import { type ChannelReference, parseChannelUrl } from '#shared/channel-url.ts'
import { type Connection, OwnChannel } from '#shared/contract/account.ts'
import { locales } from '#shared/locale.ts'
import { suppressionReasons } from '#shared/notifications.ts'
import { planNames } from '#shared/plans.ts'
import type { Profile } from './profile.ts'
import { planAt, StoredSubscription } from './subscription.ts'

/** An account as it is stored. */
export const StoredAccount = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  timeZone: z.optional(z.string()),
  plan: z.enum(planNames),
  /** What YouTube tells of it is not here, where it would be backed up for too long. Null: there is none of that name. */
  channel: z.optional(z.nullable(z.pick(OwnChannel, { id: true, verified: true, connection: true }))),
  /** The channel's URL as typed. */
  channelUrl: z.optional(z.string()),
  /** The mails asked for; absent is no. */
  mailAnalyses: z.optional(z.boolean()),
  mailWeekly: z.optional(z.boolean()),
  mailAlerts: z.optional(z.boolean()),
  /** Why none is sent to `address`; it says nothing of another one. */
  mailStop: z.optional(
    z.nullable(z.object({ reason: z.enum(suppressionReasons), address: z.string(), at: z.iso.datetime() })),
  ),
  /** The address that is to replace `email`, once the code mailed to it is given (`store/email-change.ts`). */
  emailChange: z.optional(
    z.object({
      address: z.string(),
      salt: z.string(),
      hash: z.string(),
      tries: z.int(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** The payment provider may not have heard of `email` yet. */
  emailUntold: z.optional(z.boolean()),
  /** Whether the dashboard shows what to do first. */
  firstSteps: z._default(z.boolean(), true),
  createdAt: z.iso.datetime(),
  /** Who the user is to the payment provider, once they opened a payment page (`store/billing.ts` writes these three). */
  customerId: z.optional(z.string()),
  subscription: z.optional(StoredSubscription),
  /** How often the subscription was written. */
  billingVersion: z._default(z.int(), 0),
})
/** A user as we keep them; who they are to Cognito stays there. `plan` is the one that counts now, a subscription's included. */
export type Account = z.infer<typeof StoredAccount>

type Changeable =
  | ('name' | 'locale' | 'timeZone' | 'channel' | 'channelUrl' | 'firstSteps')
  | ('mailAnalyses' | 'mailWeekly' | 'mailAlerts' | 'mailStop')

/** An account's item as whoever reads it has to take it. */
export function resolveAccount(item: unknown, userId: string): Account | undefined {
  const account = parseItem(StoredAccount, item, `accounts ${userId}`)
  return account && { ...account, plan: planAt(account.plan, account.subscription) }
}

/** What a user may change of it; what is undefined stays. */
export type AccountChanges = { readonly [K in Changeable]?: Account[K] | undefined }

/** The account as last written, or undefined. */
export async function getAccount(userId: string): Promise<Account | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: env('TABLE_ACCOUNTS'), Key: { userId }, ConsistentRead: true }),
  )
  return resolveAccount(item, userId)
}

/** Whether there is an account, which there is once its user confirmed their address; may be late by a second. */
export async function hasAccount(userId: string): Promise<boolean> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: env('TABLE_ACCOUNTS'), Key: { userId }, ProjectionExpression: 'userId' }),
  )
  return item !== undefined
}

/** The channel that a user named and YouTube has not found yet. */
export const unresolvedChannel = ({ channel, channelUrl }: Account): ChannelReference | undefined =>
  channel || channelUrl === undefined ? undefined : parseChannelUrl(channelUrl)

/** Makes the account of a new user, on the free plan. False, changing nothing, when there is one already. */
export function createAccount(userId: string, profile: Profile, now = Date.now()): Promise<boolean> {
  const reference = parseChannelUrl(profile.channelUrl ?? '')
  const item: z.input<typeof StoredAccount> = {
    userId,
    ...profile,
    plan: 'free',
    // Any other address is left for `account/get` to ask YouTube about.
    ...(reference?.kind === 'id' ? { channel: { id: reference.id, verified: false } } : {}),
    createdAt: new Date(now).toISOString(),
  }
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Item: item,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

/** The account, made from the user's profile if it was never written. */
export async function ensureAccount(userId: string, profileOf: (userId: string) => Promise<Profile>): Promise<Account> {
  const known = await getAccount(userId)
  if (known) return known
  await createAccount(userId, await profileOf(userId))
  const made = await getAccount(userId)
  if (!made) throw new Error(`account ${userId} was removed while it was made`)
  return made
}

/**
 * Writes the changes over an existing account and answers all of it; undefined, changing nothing, when there is none.
 * The same where a channel would replace a verified one, or `claim` is no longer the channel's URL in the account.
 */
export async function updateAccount(
  userId: string,
  changes: AccountChanges,
  claim?: string,
): Promise<Account | undefined> {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  if (given.length === 0) return getAccount(userId)
  const conditions = ['attribute_exists(userId)']
  if (changes.channel !== undefined) conditions.push('NOT #channel.verified = :true')
  if (claim !== undefined) conditions.push('channelUrl = :claim')
  const write = database.send(
    new UpdateCommand({
      TableName: env('TABLE_ACCOUNTS'),
      Key: { userId },
      UpdateExpression: `SET ${given.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(given.map(([name, value]) => [`:${name}`, value])),
        ...(changes.channel === undefined ? {} : { ':true': true }),
        ...(claim === undefined ? {} : { ':claim': claim }),
      },
      ReturnValues: 'ALL_NEW',
    }),
  )
  if (!(await tryConditionalWrite(write))) return undefined
  return resolveAccount((await write).Attributes, userId)
}

/** Makes a channel the account's, connected, in place of any other. False when there is no account. */
export function connectChannel(userId: string, id: string, connection: Connection): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: 'SET channel = :channel',
        ConditionExpression: 'attribute_exists(userId)',
        ExpressionAttributeValues: { ':channel': { id, verified: true, connection } },
      }),
    ),
  )
}

/**
 * Takes a connected channel away; the one that the user named themselves counts again, once it is found. False, changing
 * nothing, where the account's channel is another one or not connected.
 */
export function disconnectChannel(userId: string, id: string): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: 'REMOVE channel',
        ConditionExpression: 'channel.id = :id AND channel.verified = :true',
        ExpressionAttributeValues: { ':id': id, ':true': true },
      }),
    ),
  )
}
