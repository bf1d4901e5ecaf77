/**
 * Every kind of mail we send, and the values its sentences and layout need. A new kind is a row here and one in each
 * language of `texts.ts`, without which it does not compile. `code` is shown large, `url` is where the button leads,
 * `quote` is what somebody wrote, shown line by line as it is; `stop` is a link that stops this kind of mail.
 */
export const mailValues = {
  verify_address: ['code', 'url'],
  resend_code: ['code', 'url'],
  forgotten_password: ['code'],
  sign_in_code: ['code'],
  /** To the address that a user wants, to whoever has it already, and to the one that an account left. */
  changed_address: ['code'],
  address_taken: [],
  address_left: ['url'],
  /** To the operator; `mark` starts the subject of what is to be answered first. */
  support_message: ['mark', 'reference', 'topic', 'writer', 'plan', 'quote'],
  contact_message: ['reference', 'topic', 'writer', 'quote'],
  inquiry_message: ['reference', 'company', 'channels', 'writer', 'quote'],
  /** To the user who wrote, at their own address. */
  message_acknowledged: ['reference'],
  inquiry_acknowledged: ['reference'],
  /** What users have asked for; what a report tells besides comes as blocks (`blocks.ts`). */
  analysis_done: ['stop', 'url'],
  weekly_report: ['day', 'stop', 'url'],
  video_above: ['title', 'views', 'days', 'usual', 'times', 'videos', 'countedAt', 'stop', 'url'],
  video_below: ['title', 'views', 'days', 'usual', 'percent', 'videos', 'countedAt', 'stop', 'url'],
  /** The last one of all: to who asked for it, and to whose sign-in was deleted without our knowing. */
  account_deleted: [],
  sign_in_deleted: [],
} as const satisfies Record<string, readonly string[]>

export type MailKind = keyof typeof mailValues
export type MailValues<K extends MailKind> = Readonly<Record<(typeof mailValues)[K][number], string>>

/** One mail in one language. `{name}` in a sentence stands for the value of that name. */
export interface MailText {
  readonly subject: string
  /** Paragraphs above the code, the quote and the button. */
  readonly before: readonly string[]
  /** What the button says, where the kind has a `url`. */
  readonly button?: string
  /** Paragraphs below them. */
  readonly after: readonly string[]
  /** What the link that stops this kind of mail says, where the kind has a `stop`. */
  readonly stop?: string
}
