/** Mails that a user may ask for, as settings name them. Nobody who did not ask is sent one. */
export const notificationKinds = ['analyses', 'weekly', 'alerts'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Why mails to an address were stopped: it cannot be delivered to, or its reader called one unwanted. */
export const suppressionReasons = ['bounced', 'complained'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]
