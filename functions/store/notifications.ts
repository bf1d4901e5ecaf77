import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { database, toEpochSeconds, tryConditionalWrite } from '#functions/lib/database.ts'
import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { env } from '#functions/lib/env.ts'
import type { Page } from '#functions/lib/visit-all.ts'
import type { Notifications } from '#shared/contract/account.ts'
import type { NotificationKind, SuppressionReason } from '#shared/notifications.ts'
import { pageOfAccounts } from './account-pages.ts'
import { type Account, type AccountChanges, getAccount } from './accounts.ts'

/** The attribute of an account that says whether its user has asked for a kind of mail. */
const attributeOf = {
  analyses: 'mailAnalyses',
  weekly: 'mailWeekly',
  alerts: 'mailAlerts',
} as const satisfies Record<NotificationKind, keyof Account>

/** Whether mails to the account's present address are stopped. A stop of an address it had before does not count. */
const stopOf = ({ mailStop, email }: Account) => (mailStop?.address === email ? mailStop : null)

/** Whether a mail of this kind may be sent to the account: asked for, and nothing in the way. */
export const isNotificationWanted = (account: Account, kind: NotificationKind): boolean =>
  account[attributeOf[kind]] === true && !stopOf(account)

/** The account that a mail of this kind goes to, as it is now; undefined where it is gone or wants none. */
export async function findRecipient(userId: string, kind: NotificationKind): Promise<Account | undefined> {
  const account = await getAccount(userId)
  return account && isNotificationWanted(account, kind) ? account : undefined
}

/** An account's mails as settings show them. */
export function toNotificationSettings(account: Account): Notifications {
  const stop = stopOf(account)
  const isOn = (kind: NotificationKind) => account[attributeOf[kind]] ?? false
  return {
    analyses: isOn('analyses'),
    weekly: isOn('weekly'),
    alerts: isDerivedMetricAllowed('alerts') ? isOn('alerts') : null,
    stopped: stop && { reason: stop.reason, at: stop.at },
  }
}

type Choice = Readonly<Partial<Record<NotificationKind, boolean | undefined>>> & {
  readonly stopped?: false | undefined
}

/** What a user chose in settings, as changes of the account. */
export const toAccountChanges = (choice: Choice = {}): AccountChanges => ({
  mailAnalyses: choice.analyses,
  mailWeekly: choice.weekly,
  mailAlerts: choice.alerts,
  mailStop: choice.stopped === false ? null : undefined,
})

/** A page of the accounts that have asked for a kind of mail; `after` is the user id after which it begins. */
export const accountsWanting = (kind: NotificationKind, after?: string): Promise<Page<Account>> =>
  pageOfAccounts(
    {
      FilterExpression: '#wanted = :true',
      ExpressionAttributeNames: { '#wanted': attributeOf[kind] },
      ExpressionAttributeValues: { ':true': true },
    },
    after,
  )

/** Nothing is sent twice within this time. An alert names a video of YouTube's, which may be kept for 30 days. */
const keepSeconds = 27 * 86_400

/** Claims a mail before it is sent: true for the first who claims this id for this user, and for nobody else for 27 days. */
export function claimMail(userId: string, id: string, now = Date.now()): Promise<boolean> {
  const [at, seconds] = [new Date(now).toISOString(), toEpochSeconds(now)]
  return tryConditionalWrite(
    database.send(
      new PutCommand({
        TableName: env('TABLE_MAILS'),
        Item: { userId, id, at, expiresAt: seconds + keepSeconds },
        ConditionExpression: 'attribute_not_exists(userId) OR expiresAt <= :now',
        ExpressionAttributeValues: { ':now': seconds },
      }),
    ),
  )
}

/** Gives a claim back, for a mail that was certainly not sent. */
export async function releaseMailClaim(userId: string, id: string): Promise<void> {
  await database.send(new DeleteCommand({ TableName: env('TABLE_MAILS'), Key: { userId, id } }))
}

/** What sending a mail needs (`functions/services/mail/notify.ts`). */
export const claims = { readerOf: findRecipient, claimMail, giveBackMail: releaseMailClaim }

/** Turns a kind of mail off. False, changing nothing, when there is no such account. */
export function turnOffNotification(userId: string, kind: NotificationKind): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: 'SET #wanted = :false',
        ConditionExpression: 'attribute_exists(userId)',
        ExpressionAttributeNames: { '#wanted': attributeOf[kind] },
        ExpressionAttributeValues: { ':false': false },
      }),
    ),
  )
}

/** Stops all mails to an account's address. False, changing nothing, where its address is another one by now. */
export function blockAddress(userId: string, address: string, reason: SuppressionReason, at: string): Promise<boolean> {
  return tryConditionalWrite(
    database.send(
      new UpdateCommand({
        TableName: env('TABLE_ACCOUNTS'),
        Key: { userId },
        UpdateExpression: 'SET mailStop = :stop',
        ConditionExpression: 'email = :address',
        ExpressionAttributeValues: { ':stop': { reason, address, at }, ':address': address },
      }),
    ),
  )
}
