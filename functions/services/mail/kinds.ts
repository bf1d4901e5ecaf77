/**
 * Every kind of mail, and the values for its sentences and layout. Without a text in each language (`texts.ts`), a new kind does not
 * compile. `code` is displayed large, `url` is the button's target, `quote` is a user's text with its line breaks, and `stop` is the
 * unsubscribe link. Emails about a new token, webhook or assistant contain nothing that was typed except the webhook's host, because the
 * session may be stolen.
 */
export const mailValues = {
  verify_address: ['code', 'url'],
  resend_code: ['code', 'url'],
  forgotten_password: ['code'],
  sign_in_code: ['code'],
  /** A change of address: to the new address, to the new address if it already has an account, and to the previous address. */
  changed_address: ['code'],
  address_taken: [],
  address_left: ['url'],
  /** To the owner: the authenticator app was turned off with a backup code; the password was changed or reset. */
  app_turned_off: ['url'],
  password_changed: ['url'],
  /**
   * To the owner: something was created that gives access to the account without the password, or that stays valid after a new password.
   */
  token_created: ['until', 'url'],
  webhook_created: ['host', 'url'],
  feed_created: ['url'],
  assistant_connected: ['client', 'url'],
  backup_codes_created: ['url'],
  /** `when` is a date and time in UTC. */
  passkey_added: ['when', 'url'],
  passkey_removed: ['when', 'url'],
  google_connected: ['when', 'url'],
  google_disconnected: ['when', 'url'],
  /** To the operator. `mark` starts the subject of a message with priority. */
  support_message: ['mark', 'reference', 'topic', 'writer', 'plan', 'quote'],
  contact_message: ['reference', 'topic', 'writer', 'quote'],
  inquiry_message: ['reference', 'company', 'channels', 'writer', 'quote'],
  /** To the user who wrote. */
  message_acknowledged: ['reference'],
  inquiry_acknowledged: ['reference'],
  /** Notifications that users turned on. The sections of a report are blocks (`blocks.ts`). */
  analysis_done: ['stop', 'url'],
  weekly_report: ['day', 'stop', 'url'],
  video_above: ['title', 'views', 'days', 'usual', 'times', 'compared', 'countedAt', 'stop', 'url'],
  video_below: ['title', 'views', 'days', 'usual', 'percent', 'compared', 'countedAt', 'stop', 'url'],
  /** `after` is 7 or 28 days; `days` is the video's age when its views were counted. */
  review_ready: ['title', 'after', 'stop', 'url'],
  review_compared: ['title', 'after', 'views', 'days', 'usual', 'low', 'high', 'compared', 'countedAt', 'stop', 'url'],
  /** The drafts planned for `day`, which is tomorrow, are a block. */
  reminder: ['day', 'stop', 'url'],
  /** To the owner: a webhook was disabled, because its receiver failed for days. */
  webhook_disabled: ['host', 'url'],
  /** The final mail: to a user who deleted the account here, and to a user whose Cognito user was deleted. */
  account_deleted: [],
  sign_in_deleted: [],
} as const satisfies Record<string, readonly string[]>

export type MailKind = keyof typeof mailValues
export type MailValues<K extends MailKind> = Readonly<Record<(typeof mailValues)[K][number], string>>

/** A mail's text in one language. `{name}` is replaced by the value of that name. */
export interface MailText {
  readonly subject: string
  /** Paragraphs above the code, the quote and the button. */
  readonly before: readonly string[]
  /** The button's label, for kinds with a `url`. */
  readonly button?: string
  /** Paragraphs below the button. */
  readonly after: readonly string[]
  /** The text of the unsubscribe link, for kinds with a `stop`. */
  readonly stop?: string
}
