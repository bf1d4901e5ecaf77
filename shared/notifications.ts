/** The kinds of notification emails that users can turn on in their settings. All are off by default. */
export const notificationKinds = ['analyses', 'weekly', 'alerts', 'reviews', 'reminders'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Why we stopped sending mail to an address: a message bounced, or the recipient marked one as spam. */
export const suppressionReasons = ['bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]
