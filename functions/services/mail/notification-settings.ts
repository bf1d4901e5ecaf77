import { isDerivedMetricAllowed } from '#functions/lib/derived-metrics.ts'
import { type Account, type AccountChanges, notificationAttribute } from '#functions/store/accounts.ts'
import type { Notifications } from '#shared/contract/account.ts'
import type { NotificationKind } from '#shared/notifications.ts'

/** Returns why notifications to the current address are suppressed, or null. A suppression of a previous address does not count. */
const suppressionOf = ({ mailStop, email }: Account) => (mailStop?.address === email ? mailStop : null)

/** Returns whether the account has a kind of notification turned on and its address is not suppressed. */
export const isNotificationWanted = (account: Account, kind: NotificationKind): boolean =>
  account[notificationAttribute[kind]] === true && !suppressionOf(account)

/** Returns an account's notification settings for the screens. */
export function toNotificationSettings(account: Account): Notifications {
  const suppression = suppressionOf(account)
  const isOn = (kind: NotificationKind) => account[notificationAttribute[kind]] ?? false
  return {
    analyses: isOn('analyses'),
    weekly: isOn('weekly'),
    alerts: isDerivedMetricAllowed('alerts') ? isOn('alerts') : null,
    reviews: isOn('reviews'),
    reminders: isOn('reminders'),
    stopped: suppression && { reason: suppression.reason, at: suppression.at },
  }
}

type Choice = Readonly<Partial<Record<NotificationKind, boolean | undefined>>> & {
  readonly stopped?: false | undefined
}

/** Returns a user's choice of notifications as changes of their account. `stopped: false` lifts a suppression. */
export const toAccountChanges = (choice: Choice = {}): AccountChanges => ({
  mailAnalyses: choice.analyses,
  mailWeekly: choice.weekly,
  mailAlerts: choice.alerts,
  mailReviews: choice.reviews,
  mailReminders: choice.reminders,
  mailStop: choice.stopped === false ? null : undefined,
})
