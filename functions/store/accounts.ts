import { GetCommand, PutCommand, ScanCommand, type ScanCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { database, parseItem, tryConditionalWrite } from '#functions/lib/database.ts'
import { tableName } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { effectivePlan, StoredSubscription } from '#functions/lib/subscription.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { type Connection, OwnChannel } from '#shared/contract/account.ts'
import { locales, titleLanguages } from '#shared/locale.ts'
import { type NotificationKind, type SuppressionReason, suppressionReasons } from '#shared/notifications.ts'
import { planNames } from '#shared/plans.ts'

/** An item of the `accounts` table. Reading functions return an {@link Account} instead. */
export const StoredAccount = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  timeZone: z.optional(z.string()),
  /** The language that the user's titles are in; absent or null where their channel and words tell. */
  titleLanguage: z.optional(z.nullable(z.enum(titleLanguages))),
  /** The plan without a subscription. */
  plan: z.enum(planNames),
  /**
   * Null: YouTube has no channel at `channelUrl`; without a `channelUrl`, the user disconnected it. The channel's title is not stored here, because backups of this table
   * last longer than we may store data from YouTube.
   */
  channel: z.optional(z.nullable(z.pick(OwnChannel, { id: true, verified: true, connection: true }))),
  /** The channel's URL as the user typed it. */
  channelUrl: z.optional(z.string()),
  /** Whether the user turned on each kind of notification; absent means off. */
  mailAnalyses: z.optional(z.boolean()),
  mailWeekly: z.optional(z.boolean()),
  mailAlerts: z.optional(z.boolean()),
  mailReviews: z.optional(z.boolean()),
  mailReminders: z.optional(z.boolean()),
  /** Why no notification is sent to `address`. It does not apply to any other address. */
  mailStop: z.optional(
    z.nullable(z.object({ reason: z.enum(suppressionReasons), address: z.string(), at: z.iso.datetime() })),
  ),
  /** The address that replaces `email` once the user enters the code mailed to it. */
  emailChange: z.optional(
    z.object({
      address: z.string(),
      salt: z.string(),
      hash: z.string(),
      tries: z.int(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** Hashes of the backup codes that are left. */
  backupCodes: z.optional(z.set(z.string())),
  /** The calendar feed. `hash` is the key of its link in the `links` table. */
  calendarFeed: z.optional(z.object({ id: z.string(), hash: z.string(), createdAt: z.iso.datetime() })),
  /** The rows of YouTube Studio exports that the user gives for training: the name they are stored under, apart from the user. */
  givenRows: z.optional(z.object({ pseudonym: z.uuid(), at: z.iso.datetime(), rows: z.int() })),
  /** True while Stripe may still have the previous `email`. */
  emailUntold: z.optional(z.boolean()),
  /** Whether the dashboard shows the first steps; absent means yes. */
  firstSteps: z.optional(z.boolean()),
  /** False once the user dismissed the hint at the paid plans. */
  planHint: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
  /** The id of the Stripe customer, once the user opened a payment page. */
  customerId: z.optional(z.string()),
  subscription: z.optional(StoredSubscription),
  /** How often `subscription` was written; absent means never. */
  billingVersion: z.optional(z.int()),
})
export type StoredAccount = z.infer<typeof StoredAccount>

/** A user's account with defaults applied. `plan` is the plan that counts now: the subscription's while it is valid. */
export type Account = Omit<StoredAccount, 'firstSteps' | 'billingVersion'> & {
  readonly firstSteps: boolean
  readonly billingVersion: number
}

/** An address that a user wants instead of their current one, until they enter its code. */
export type EmailChange = NonNullable<Account['emailChange']>

/** Resolves a stored item to the account it is now, or undefined for no item. Throws for an item of another shape. */
function resolveAccount(item: unknown, userId: string): Account | undefined {
  const stored = parseItem(StoredAccount, item, `accounts ${userId}`)
  return (
    stored && {
      ...stored,
      plan: effectivePlan(stored.plan, stored.subscription),
      firstSteps: stored.firstSteps ?? true,
      billingVersion: stored.billingVersion ?? 0,
    }
  )
}

/** Reads an account consistently. Returns undefined when there is none. */
export async function getAccount(userId: string): Promise<Account | undefined> {
  const { Item: item } = await database.send(
    new GetCommand({ TableName: tableName('accounts'), Key: { userId }, ConsistentRead: true }),
  )
  return resolveAccount(item, userId)
}

/** Returns a user's account. Throws Failure `unauthenticated` when it was deleted after `handle()` made sure that there is one. */
export async function requireAccount(userId: string): Promise<Account> {
  const account = await getAccount(userId)
  if (!account) throw new Failure('unauthenticated')
  return account
}

/** Accounts that one page of a scan reads, whether or not they match its filter. */
const pageSize = 100

type Filter = Pick<ScanCommandInput, 'FilterExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>

/** Reads a page of the accounts that match a filter, starting after the user id `after`. */
async function scanAccounts(filter: Filter, after?: string): Promise<Page<Account>> {
  const { Items = [], LastEvaluatedKey } = await database.send(
    new ScanCommand({
      ...filter,
      TableName: tableName('accounts'),
      ExclusiveStartKey: after === undefined ? undefined : { userId: after },
      Limit: pageSize,
    }),
  )
  return {
    items: Items.flatMap((item) => resolveAccount(item, `${item.userId}`) ?? []),
    next: LastEvaluatedKey ? `${LastEvaluatedKey.userId}` : undefined,
  }
}

/** Reads a page of the accounts created before `moment` (milliseconds since 1970). */
export const listAccountsCreatedBefore = (moment: number, after?: string): Promise<Page<Account>> =>
  scanAccounts(
    {
      FilterExpression: 'createdAt < :moment',
      ExpressionAttributeValues: { ':moment': new Date(moment).toISOString() },
    },
    after,
  )

/** Reads a page of the accounts that have a kind of notification turned on. */
export const listSubscribersTo = (kind: NotificationKind, after?: string): Promise<Page<Account>> =>
  scanAccounts(
    {
      FilterExpression: '#kind = :true',
      ExpressionAttributeNames: { '#kind': notificationAttribute[kind] },
      ExpressionAttributeValues: { ':true': true },
    },
    after,
  )

/** Reads a page of the accounts with a requested change of address that expired before `moment` (milliseconds since 1970). */
export const listExpiredEmailChanges = (moment: number, after?: string): Promise<Page<Account>> =>
  scanAccounts(
    {
      FilterExpression: 'emailChange.expiresAt <= :moment',
      ExpressionAttributeValues: { ':moment': new Date(moment).toISOString() },
    },
    after,
  )

const Paying = z.pick(StoredAccount, { userId: true, plan: true, subscription: true })

/** Returns a part of every account that a filter matches, a page at a time. */
async function* scanParts<Part>(Part: z.ZodMiniType<Part>, filter: Filter & { ProjectionExpression: string }) {
  let start: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await database.send(
      new ScanCommand({ ...filter, TableName: tableName('accounts'), ExclusiveStartKey: start }),
    )
    yield Items.flatMap((item) => parseItem(Part, item, `accounts ${item.userId}`) ?? [])
    start = LastEvaluatedKey
  } while (start)
}

/** Returns the ids of all users with a paid plan. */
export async function listPayingUsers(): Promise<ReadonlySet<string>> {
  const users = new Set<string>()
  const pages = scanParts(Paying, {
    ProjectionExpression: 'userId, #plan, subscription',
    FilterExpression: '#plan <> :free OR attribute_exists(subscription)',
    ExpressionAttributeNames: { '#plan': 'plan' },
    ExpressionAttributeValues: { ':free': 'free' },
  })
  for await (const page of pages)
    for (const { userId, plan, subscription } of page)
      if (effectivePlan(plan, subscription) !== 'free') users.add(userId)
  return users
}

/** Updates an account if the condition is true. Returns false, changing nothing, if it is not. */
const updateIf = (userId: string, update: string, condition: string, values?: Record<string, unknown>) =>
  tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: tableName('accounts'),
        Key: { userId },
        UpdateExpression: update,
        ConditionExpression: condition,
        ExpressionAttributeValues: values,
      }),
    ),
  )

/** Creates the account of a new user, on the free plan. Returns false, changing nothing, when there is one already. */
export function createAccount(
  userId: string,
  profile: Pick<StoredAccount, 'email' | 'name' | 'locale' | 'channelUrl'>,
  now = Date.now(),
): Promise<boolean> {
  const reference = parseChannelUrl(profile.channelUrl ?? '')
  const item: StoredAccount = {
    userId,
    ...profile,
    plan: 'free',
    // Every other kind of URL is looked up at YouTube later.
    ...(reference?.kind === 'id' ? { channel: { id: reference.id, verified: false } } : {}),
    createdAt: new Date(now).toISOString(),
  }
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: tableName('accounts'),
        Item: item,
        ConditionExpression: 'attribute_not_exists(userId)',
      }),
    ),
  )
}

type Changeable =
  | ('name' | 'locale' | 'titleLanguage' | 'timeZone' | 'channel' | 'channelUrl' | 'firstSteps' | 'planHint')
  | ('mailAnalyses' | 'mailWeekly' | 'mailAlerts' | 'mailReviews' | 'mailReminders' | 'mailStop')

/** Changes of an account; attributes that are undefined stay as they are. */
export type AccountChanges = { readonly [K in Changeable]?: Account[K] | undefined }

/**
 * Writes changes to an existing account and returns all of it. Returns undefined, changing nothing, when there is no
 * account, when `changes.channel` would replace a verified channel, or when the stored `channelUrl` is not `expectedUrl`.
 */
export async function updateAccount(
  userId: string,
  changes: AccountChanges,
  expectedUrl?: string,
): Promise<Account | undefined> {
  const definedChanges = Object.entries(changes).filter(([, value]) => value !== undefined)
  if (definedChanges.length === 0) return getAccount(userId)
  const conditions = ['attribute_exists(userId)']
  if (changes.channel !== undefined) conditions.push('NOT #channel.verified = :true')
  if (expectedUrl !== undefined) conditions.push('channelUrl = :expectedUrl')
  const write = database.send(
    new UpdateCommand({
      TableName: tableName('accounts'),
      Key: { userId },
      UpdateExpression: `SET ${definedChanges.map(([name]) => `#${name} = :${name}`).join(', ')}`,
      ConditionExpression: conditions.join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(definedChanges.map(([name]) => [`#${name}`, name])),
      ExpressionAttributeValues: {
        ...Object.fromEntries(definedChanges.map(([name, value]) => [`:${name}`, value])),
        ...(changes.channel === undefined ? {} : { ':true': true }),
        ...(expectedUrl === undefined ? {} : { ':expectedUrl': expectedUrl }),
      },
      ReturnValues: 'ALL_NEW',
    }),
  )
  if (!(await tryConditionalWrite(write))) return undefined
  return resolveAccount((await write).Attributes, userId)
}

// The channel

/** Stores a connected channel in place of any other. Returns false when there is no account. */
export const connectChannel = (userId: string, id: string, connection: Connection): Promise<boolean> =>
  updateIf(userId, 'SET channel = :channel', 'attribute_exists(userId)', {
    ':channel': { id, verified: true, connection },
  })

/**
 * Removes a connected channel with its URL, so that it is not looked up again. Returns false, changing nothing, when the
 * account's channel is another one or is not connected.
 */
export const disconnectChannel = (userId: string, id: string): Promise<boolean> =>
  updateIf(userId, 'SET channel = :none REMOVE channelUrl', 'channel.id = :id AND channel.verified = :true', {
    ':id': id,
    ':none': null,
    ':true': true,
  })

// Notifications

/** The attribute of each kind of notification. */
export const notificationAttribute = {
  analyses: 'mailAnalyses',
  weekly: 'mailWeekly',
  alerts: 'mailAlerts',
  reviews: 'mailReviews',
  reminders: 'mailReminders',
} as const satisfies Record<NotificationKind, keyof Account>

/** Turns off a kind of notification. Returns false when there is no account. */
export const turnOffNotification = (userId: string, kind: NotificationKind): Promise<boolean> =>
  updateIf(userId, `SET ${notificationAttribute[kind]} = :false`, 'attribute_exists(userId)', { ':false': false })

/** Suppresses all notifications to an account's address. Returns false when the account has another address by now. */
export const suppressAddress = (
  userId: string,
  address: string,
  reason: SuppressionReason,
  at: string,
): Promise<boolean> =>
  updateIf(userId, 'SET mailStop = :stop', 'email = :address', {
    ':stop': { reason, address, at },
    ':address': address,
  })

// The calendar feed

export type CalendarFeed = NonNullable<Account['calendarFeed']>

/**
 * Stores a user's calendar feed in place of `previous`, or removes that. Returns false, changing nothing, when there is no
 * account, or its feed is another one.
 */
export const replaceCalendarFeed = (
  userId: string,
  previous: CalendarFeed | undefined,
  feed: CalendarFeed | undefined,
): Promise<boolean> =>
  updateIf(
    userId,
    feed ? 'SET calendarFeed = :feed' : 'REMOVE calendarFeed',
    `attribute_exists(userId) AND ${previous ? 'calendarFeed.id = :previous' : 'attribute_not_exists(calendarFeed)'}`,
    { ...(feed && { ':feed': feed }), ...(previous && { ':previous': previous.id }) },
  )

/** Returns the hash of the link to a user's calendar feed, if there is one. */
export async function listFeedHashes(userId: string): Promise<string[]> {
  const feed = (await getAccount(userId))?.calendarFeed
  return feed ? [feed.hash] : []
}

// Rows given for training

/**
 * Stores what a user gives for training. Returns false, changing nothing, when there is no account, or it names another
 * pseudonym: rows stored under that one would no longer be found.
 */
export const saveGivenRows = (userId: string, given: NonNullable<Account['givenRows']>): Promise<boolean> =>
  updateIf(
    userId,
    'SET givenRows = :given',
    'attribute_exists(userId) AND (attribute_not_exists(givenRows) OR givenRows.pseudonym = :pseudonym)',
    { ':given': given, ':pseudonym': given.pseudonym },
  )

/** Removes what a user gives for training. Returns false, changing nothing, when the account does not name this pseudonym. */
export const removeGivenRows = (userId: string, pseudonym: string): Promise<boolean> =>
  updateIf(userId, 'REMOVE givenRows', 'givenRows.pseudonym = :pseudonym', { ':pseudonym': pseudonym })

// Change of the email address

/** How long the code for a new address is valid, in milliseconds. */
const emailChangeMs = 15 * 60_000

/** Codes that may be tried for one change: 5 of a million. */
const mostCodeAttempts = 5

/** Stores a requested change of address, replacing any earlier one. Returns false when there is no account. */
export function saveEmailChange(
  userId: string,
  requested: Pick<EmailChange, 'address' | 'salt' | 'hash'>,
  now = Date.now(),
): Promise<boolean> {
  const change: EmailChange = { ...requested, tries: 0, expiresAt: new Date(now + emailChangeMs).toISOString() }
  return updateIf(userId, 'SET emailChange = :change', 'attribute_exists(userId)', { ':change': change })
}

/**
 * Counts an attempt to enter the code of a change. Returns false when no attempt is left, the code has expired or a newer
 * change replaced it. Called before the code is compared, so that concurrent guesses all count.
 */
export const spendCodeAttempt = (userId: string, { salt }: EmailChange, now = Date.now()): Promise<boolean> =>
  updateIf(
    userId,
    'SET emailChange.tries = emailChange.tries + :one',
    'emailChange.salt = :salt AND emailChange.tries < :most AND emailChange.expiresAt > :now',
    { ':one': 1, ':salt': salt, ':most': mostCodeAttempts, ':now': new Date(now).toISOString() },
  )

/**
 * Writes the address that Cognito has to the account, and removes the pending change if `isChangeOver`. Returns false,
 * changing nothing, when the account's address or pending change is no longer the one in `known`.
 */
export function saveEmail(
  { userId, email: previous, emailChange }: Account,
  email: string,
  isChangeOver: boolean,
): Promise<boolean> {
  const isMoved = email !== previous
  // A new address is not blocked: a mail with the code has just arrived there.
  const removed = [...(isChangeOver ? ['emailChange'] : []), ...(isMoved ? ['mailStop'] : [])]
  return updateIf(
    userId,
    `SET email = :email${isMoved ? ', emailUntold = :true' : ''}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    `email = :previous AND ${emailChange ? 'emailChange.salt = :salt' : 'attribute_not_exists(emailChange)'}`,
    {
      ':email': email,
      ':previous': previous,
      ...(isMoved ? { ':true': true } : {}),
      ...(emailChange ? { ':salt': emailChange.salt } : {}),
    },
  )
}

// Backup codes

/** Stores the hashes of new backup codes in place of all others. Returns false when there is no account. */
export const saveBackupCodes = (userId: string, hashes: ReadonlySet<string>): Promise<boolean> =>
  updateIf(userId, 'SET backupCodes = :hashes', 'attribute_exists(userId)', { ':hashes': hashes })

/** Removes one backup code. Returns false when the account has no such code, so that each is accepted once. */
export const spendBackupCode = (userId: string, hash: string): Promise<boolean> =>
  updateIf(userId, 'DELETE backupCodes :hashes', 'contains(backupCodes, :hash)', {
    ':hashes': new Set([hash]),
    ':hash': hash,
  })

/** Removes all backup codes of an account. */
export async function removeBackupCodes(userId: string): Promise<void> {
  await updateIf(userId, 'REMOVE backupCodes', 'userId = :user', { ':user': userId })
}

// Billing

const WithCustomer = z.object({ customerId: z.string() })

/** Stores the id of the account's Stripe customer unless it has one. Returns the stored id, or undefined without an account. */
export async function saveCustomer(userId: string, customerId: string): Promise<string | undefined> {
  const write = database.send(
    new UpdateCommand({
      TableName: tableName('accounts'),
      Key: { userId },
      UpdateExpression: 'SET customerId = if_not_exists(customerId, :customer)',
      ConditionExpression: 'attribute_exists(userId)',
      ExpressionAttributeValues: { ':customer': customerId },
      ReturnValues: 'ALL_NEW',
    }),
  )
  return (await tryConditionalWrite(write)) ? WithCustomer.parse((await write).Attributes).customerId : undefined
}

/** Marks the account's address as sent to Stripe, unless it has changed since. */
export async function markEmailSynced(userId: string, email: string): Promise<void> {
  await updateIf(userId, 'REMOVE emailUntold', 'email = :email', { ':email': email })
}

/** Removes a customer that was deleted at Stripe, and the subscription. */
export async function removeCustomer(userId: string, customerId: string): Promise<void> {
  await updateIf(userId, 'ADD billingVersion :one REMOVE customerId, subscription', 'customerId = :customer', {
    ':customer': customerId,
    ':one': 1,
  })
}

/**
 * Stores the account's subscription as Stripe has it; undefined removes it. Returns false, changing nothing, when the
 * account is gone or `billingVersion` is no longer `version`.
 */
export const saveSubscription = (
  userId: string,
  customerId: string,
  subscription: StoredSubscription | undefined,
  version: number,
): Promise<boolean> =>
  updateIf(
    userId,
    `SET billingVersion = :next${subscription ? ', subscription = :subscription' : ' REMOVE subscription'}`,
    'customerId = :customer AND (billingVersion = :version OR (:version = :none AND attribute_not_exists(billingVersion)))',
    {
      ':next': version + 1,
      ':version': version,
      ':none': 0,
      ':customer': customerId,
      ...(subscription ? { ':subscription': subscription } : {}),
    },
  )
