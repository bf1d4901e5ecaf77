import * as z from 'zod/mini'
import { dueAt } from '#functions/lib/due.ts'
import {
  above,
  absent,
  below,
  type Condition,
  contains,
  either,
  ifAbsent,
  not,
  plus,
  present,
} from '#functions/lib/expression.ts'
import { Failure } from '#functions/lib/failure.ts'
import { effectivePlan, StoredSubscription } from '#functions/lib/subscription.ts'
import { changeItem, createItem, defineTable, getItem, scanPage, scanPages, updateItem } from '#functions/lib/table.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import { parseChannelUrl } from '#shared/channel-url.ts'
import { type ChannelConnection, OwnChannel } from '#shared/contract/account.ts'
import { locales, titleLanguages } from '#shared/locale.ts'
import { type NotificationKind, type SuppressionReason, suppressionReasons } from '#shared/notifications.ts'
import { planNames } from '#shared/plans.ts'
import { accounts } from '#shared/tables.ts'
import { expectWork } from './account-work.ts'

/** An item of the `accounts` table. Reading functions return an {@link Account} instead. */
export const StoredAccount = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  timeZone: z.optional(z.string()),
  /** The language of the user's titles; absent or null if it is detected from their channel and words. */
  titleLanguage: z.optional(z.nullable(z.enum(titleLanguages))),
  /** The plan that applies without a subscription. */
  plan: z.enum(planNames),
  /**
   * Null if YouTube has no channel at `channelUrl`, or, without a `channelUrl`, if the user disconnected it. The channel's title is not
   * stored here, because backups of this table last longer than we may store data from YouTube.
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
  /** When the weekly report is due; absent while it is turned off. */
  weeklyAt: z.optional(z.iso.datetime()),
  /** Why no notification is sent to `address`. It does not apply to other addresses. */
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
  /** False for a user who signed up with Google and never set a password; absent if there is a password. */
  hasPassword: z.optional(z.literal(false)),
  /** Hashes of the unused backup codes. */
  backupCodes: z.optional(z.set(z.string())),
  /** The calendar feed. `hash` is the key of its link in the `links` table. */
  calendarFeed: z.optional(z.object({ id: z.string(), hash: z.string(), createdAt: z.iso.datetime() })),
  /** The rows of YouTube Studio exports that the user contributes for training, and the pseudonym under which they are stored. */
  givenRows: z.optional(z.object({ pseudonym: z.uuid(), at: z.iso.datetime(), rows: z.int() })),
  /** True while Stripe may still have the previous `email`. */
  emailUntold: z.optional(z.boolean()),
  /** Whether the dashboard shows the first steps; absent means yes. */
  firstSteps: z.optional(z.boolean()),
  /** False if the user dismissed the hint about the paid plans. */
  planHint: z.optional(z.boolean()),
  createdAt: z.iso.datetime(),
  /** The id of the Stripe customer, once the user opened a payment page. */
  customerId: z.optional(z.string()),
  subscription: z.optional(StoredSubscription),
  /** How often `subscription` was written; absent means never. */
  billingVersion: z.optional(z.int()),
})
export type StoredAccount = z.infer<typeof StoredAccount>

/** A user's account with defaults applied. `plan` is the current plan: the subscription's while it is valid. */
export type Account = Omit<StoredAccount, 'firstSteps' | 'billingVersion'> & {
  readonly firstSteps: boolean
  readonly billingVersion: number
}

/** A new address that a user requested, until they enter its code. */
export type EmailChange = NonNullable<Account['emailChange']>

const table = defineTable(accounts, StoredAccount)

/** The key of an account. */
export const AccountKey = z.pick(StoredAccount, { userId: true })
export type AccountKey = z.infer<typeof AccountKey>

/** Applies defaults to a stored account and computes its current plan. */
const resolveAccount = (stored: StoredAccount): Account => ({
  ...stored,
  plan: effectivePlan(stored.plan, stored.subscription),
  firstSteps: stored.firstSteps ?? true,
  billingVersion: stored.billingVersion ?? 0,
})

/** Reads an account consistently. Returns undefined when there is none. */
export async function getAccount(userId: string): Promise<Account | undefined> {
  const stored = await getItem(table, { userId })
  return stored && resolveAccount(stored)
}

/** Returns a user's account. Throws Failure `unauthenticated` if it was deleted after `handle()` checked that it exists. */
export async function requireAccount(userId: string): Promise<Account> {
  const account = await getAccount(userId)
  if (!account) throw new Failure('unauthenticated')
  return account
}

/** Reads a page of the keys of the accounts that match a filter, starting after the user id `after`. */
const scanAccounts = (filter: Condition<StoredAccount>, after?: string): Promise<Page<AccountKey>> =>
  scanPage(table, after, { as: AccountKey, filter })

/** Returns the ids of the accounts created before `moment` (milliseconds since 1970), in pages. */
export const accountIdPages = (moment: number): AsyncGenerator<AccountKey[]> =>
  scanPages(table, { as: AccountKey, filter: { createdAt: below(new Date(moment).toISOString()) } })

/** Reads a page of the accounts that have a kind of notification turned on. */
export const listNotified = (kind: NotificationKind, after?: string): Promise<Page<AccountKey>> =>
  scanAccounts({ [notificationAttribute[kind]]: true }, after)

/** Reads a page of the accounts with a requested change of address. */
export const listEmailChanges = (after?: string): Promise<Page<AccountKey>> =>
  scanAccounts({ emailChange: present }, after)

/** Creates the account of a new user, on the free plan. Returns false, changing nothing, if it already exists. */
export function createAccount(
  userId: string,
  profile: Pick<StoredAccount, 'email' | 'name' | 'locale' | 'channelUrl' | 'hasPassword'>,
  now = Date.now(),
): Promise<boolean> {
  const reference = parseChannelUrl(profile.channelUrl ?? '')
  const item: StoredAccount = {
    userId,
    ...profile,
    plan: 'free',
    // Other kinds of URLs are looked up at YouTube later.
    ...(reference?.kind === 'id' ? { channel: { id: reference.id, verified: false } } : {}),
    createdAt: new Date(now).toISOString(),
  }
  return createItem(table, item)
}

type Changeable =
  | ('name' | 'locale' | 'titleLanguage' | 'timeZone' | 'channel' | 'channelUrl' | 'firstSteps' | 'planHint')
  | ('mailAnalyses' | 'mailWeekly' | 'mailAlerts' | 'mailReviews' | 'mailReminders' | 'mailStop')

/** Changes of an account; attributes that are undefined stay as they are. */
export type AccountChanges = { readonly [K in Changeable]?: Account[K] | undefined }

/**
 * The settings that decide when the weekly report is due. A change makes it due at once; `jobs/weekly-report` then computes the actual
 * time.
 */
const reportSettings = ['mailWeekly', 'timeZone'] as const satisfies (keyof AccountChanges)[]

/**
 * Writes changes to an existing account and returns the account. Returns undefined, changing nothing, when there is no account, when
 * `changes.channel` would replace a verified channel, or when the stored `channelUrl` is not `expectedUrl`.
 */
export async function updateAccount(
  userId: string,
  changes: AccountChanges,
  expectedUrl?: string,
  now = Date.now(),
): Promise<Account | undefined> {
  if (Object.values(changes).every((value) => value === undefined)) return getAccount(userId)
  // A change of time zone also changes when reminders are due.
  if (changes.mailReminders || changes.timeZone !== undefined) await expectWork('remindAt', userId)
  if (changes.mailAlerts) await expectWork('alertAt', userId)
  const isReportMoved = reportSettings.some((name) => changes[name] !== undefined)
  const stored = await changeItem(
    table,
    { userId },
    { set: { ...changes, ...(isReportMoved && dueAt('weeklyAt', userId, now)) } },
    {
      userId: present,
      ...(changes.channel !== undefined && { 'channel.verified': not(true) }),
      ...(expectedUrl !== undefined && { channelUrl: expectedUrl }),
    },
  )
  return stored && resolveAccount(stored)
}

// The channel

/** Stores a connected channel, replacing any other. Returns false when there is no account. */
export async function connectChannel(userId: string, id: string, connection: ChannelConnection): Promise<boolean> {
  await expectWork('alertAt', userId)
  return updateItem(table, { userId }, { set: { channel: { id, verified: true, connection } } }, 'exists')
}

/**
 * Removes a connected channel with its URL, so that it is not looked up again. Returns false, changing nothing, if the account has
 * another channel or it is not connected.
 */
export const disconnectChannel = (userId: string, id: string): Promise<boolean> =>
  updateItem(
    table,
    { userId },
    { set: { channel: null }, remove: ['channelUrl'] },
    { 'channel.id': id, 'channel.verified': true },
  )

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
  updateItem(table, { userId }, { set: { [notificationAttribute[kind]]: false } }, 'exists')

/** Reads a page of the accounts that get the weekly report and have no due time for it. */
export const listUntimedReports = (after?: string): Promise<Page<AccountKey>> =>
  scanAccounts({ mailWeekly: true, weeklyAt: absent }, after)

/** Makes the weekly report of an account due now if it is turned on and has no due time. */
export const markReportDue = (userId: string, now = Date.now()): Promise<boolean> =>
  updateItem(table, { userId }, { set: dueAt('weeklyAt', userId, now) }, { mailWeekly: true, weeklyAt: absent })

/** Suppresses all notifications to an account's address. Returns false if the account has another address now. */
export const suppressAddress = (
  userId: string,
  address: string,
  reason: SuppressionReason,
  at: string,
): Promise<boolean> => updateItem(table, { userId }, { set: { mailStop: { reason, address, at } } }, { email: address })

// The calendar feed

export type CalendarFeed = NonNullable<Account['calendarFeed']>

/**
 * Replaces a user's calendar feed `previous`, or removes it if `feed` is undefined. Returns false, changing nothing, if there is no
 * account or its feed is not `previous`.
 */
export const replaceCalendarFeed = (
  userId: string,
  previous: CalendarFeed | undefined,
  feed: CalendarFeed | undefined,
): Promise<boolean> =>
  updateItem(table, { userId }, feed ? { set: { calendarFeed: feed } } : { remove: ['calendarFeed'] }, {
    userId: present,
    ...(previous ? { 'calendarFeed.id': previous.id } : { calendarFeed: absent }),
  })

/** Returns the hash of the link to a user's calendar feed, if there is one. */
export async function listFeedHashes(userId: string): Promise<string[]> {
  const feed = (await getAccount(userId))?.calendarFeed
  return feed ? [feed.hash] : []
}

// Rows contributed for training

/**
 * Stores what a user contributes for training. Returns false, changing nothing, if there is no account or it has another pseudonym, whose
 * rows could no longer be found.
 */
export const saveGivenRows = (userId: string, given: NonNullable<Account['givenRows']>): Promise<boolean> =>
  updateItem(table, { userId }, { set: { givenRows: given } }, [
    { userId: present, givenRows: absent },
    { 'givenRows.pseudonym': given.pseudonym },
  ])

/** Removes what a user contributes for training. Returns false, changing nothing, if the account does not have this pseudonym. */
export const removeGivenRows = (userId: string, pseudonym: string): Promise<boolean> =>
  updateItem(table, { userId }, { remove: ['givenRows'] }, { 'givenRows.pseudonym': pseudonym })

// Change of the email address

/** How long the code for a new address is valid, in milliseconds. */
const emailChangeMs = 15 * 60_000

/** The maximum number of attempts to enter a code, out of a million codes. */
const maxCodeAttempts = 5

/** Stores a requested change of address, replacing any earlier one. It ends when its code expires. Returns false when there is no account. */
export async function saveEmailChange(
  userId: string,
  requested: Pick<EmailChange, 'address' | 'salt' | 'hash'>,
  now = Date.now(),
): Promise<boolean> {
  await expectWork('emailChangeAt', userId, now + emailChangeMs)
  const change: EmailChange = { ...requested, tries: 0, expiresAt: new Date(now + emailChangeMs).toISOString() }
  return updateItem(table, { userId }, { set: { emailChange: change } }, 'exists')
}

/**
 * Counts an attempt to enter the code of a change. Returns false when no attempt is left, the code has expired or a newer change replaced
 * it. Call it before comparing the code, so that concurrent guesses all count.
 */
export const spendCodeAttempt = (userId: string, { salt }: EmailChange, now = Date.now()): Promise<boolean> =>
  updateItem(
    table,
    { userId },
    { set: { 'emailChange.tries': plus(1) } },
    {
      'emailChange.salt': salt,
      'emailChange.tries': below(maxCodeAttempts),
      'emailChange.expiresAt': above(new Date(now).toISOString()),
    },
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
  // A new address is not suppressed, because a mail with the code has just arrived there.
  const remove = [...(isChangeOver ? (['emailChange'] as const) : []), ...(isMoved ? (['mailStop'] as const) : [])]
  return updateItem(
    table,
    { userId },
    { set: { email, ...(isMoved && { emailUntold: true }) }, remove },
    { email: previous, ...(emailChange ? { 'emailChange.salt': emailChange.salt } : { emailChange: absent }) },
  )
}

// The password

/** Records that the user has a password. Does nothing without an account. */
export async function recordPassword(userId: string): Promise<void> {
  await updateItem(table, { userId }, { remove: ['hasPassword'] }, { hasPassword: false })
}

// Backup codes

/** Stores the hashes of new backup codes in place of all others. Returns false when there is no account. */
export const saveBackupCodes = (userId: string, hashes: ReadonlySet<string>): Promise<boolean> =>
  updateItem(table, { userId }, { set: { backupCodes: new Set(hashes) } }, 'exists')

/** Removes a backup code. Returns false if the account has no such code, so that each code is accepted once. */
export const spendBackupCode = (userId: string, hash: string): Promise<boolean> =>
  updateItem(table, { userId }, { take: { backupCodes: new Set([hash]) } }, { backupCodes: contains(hash) })

/** Removes all backup codes of an account. */
export async function removeBackupCodes(userId: string): Promise<void> {
  await updateItem(table, { userId }, { remove: ['backupCodes'] }, 'exists')
}

// Billing

/** Stores the id of the account's Stripe customer unless it has one. Returns the stored id, or undefined without an account. */
export const saveCustomer = async (userId: string, customerId: string): Promise<string | undefined> =>
  (await changeItem(table, { userId }, { set: { customerId: ifAbsent(customerId) } }, 'exists'))?.customerId

/** Marks the account's address as sent to Stripe, unless it has changed since. */
export async function markEmailSynced(userId: string, email: string): Promise<void> {
  await updateItem(table, { userId }, { remove: ['emailUntold'] }, { email })
}

/** Removes a customer that was deleted at Stripe, and their subscription. */
export async function removeCustomer(userId: string, customerId: string): Promise<void> {
  await updateItem(
    table,
    { userId },
    { add: { billingVersion: 1 }, remove: ['customerId', 'subscription'] },
    { customerId },
  )
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
  updateItem(
    table,
    { userId },
    {
      set: { billingVersion: version + 1, subscription },
      ...(subscription ? {} : { remove: ['subscription'] as const }),
    },
    { customerId, billingVersion: version === 0 ? either<number>(0, absent) : version },
  )
