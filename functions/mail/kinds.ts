/**
 * Every kind of mail we send, and the values its sentences and layout need. A new kind is a row here and one in each
 * language of `texts.ts`, without which it does not compile. `code` is shown large, `url` is where the button leads.
 */
export const mailValues = {
  verify_address: ['code', 'url'],
  resend_code: ['code', 'url'],
  forgotten_password: ['code'],
  sign_in_code: ['code'],
  changed_address: ['code'],
} as const satisfies Record<string, readonly string[]>

export type MailKind = keyof typeof mailValues
export type MailValues<K extends MailKind> = Readonly<Record<(typeof mailValues)[K][number], string>>

/** One mail in one language. `{name}` in a sentence stands for the value of that name. */
export interface MailText {
  readonly subject: string
  /** Paragraphs above the code and the button. */
  readonly before: readonly string[]
  /** What the button says, where the kind has a `url`. */
  readonly button?: string
  /** Paragraphs below them. */
  readonly after: readonly string[]
}
