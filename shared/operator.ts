import type { Locale } from './locale.ts'

/**
 * Who runs this site, as its legal pages name them. Null until the operator has filled it in: the pages then say so.
 * What the pages say is a draft, for counsel of the operator to check.
 */
interface Operator {
  /** The person or company, as its register or passport has it. */
  readonly name: string | null
  /** The address that is read for questions, privacy and deletion. */
  readonly mail: string | null
  /** The postal address, on one line. */
  readonly address: string | null
  /** The country that the stack is deployed into; `eu-west-1` is Ireland, say. */
  readonly dataIn: string | null
  /** The page of a live chat, `https://...`; null where there is none, and the site says so. */
  readonly chat: string | null
  /** Working days within which mail is answered, and hours within which a company gets its offer; null promises nothing. */
  readonly answerDays: number | null
  readonly offerHours: number | null
  /** What stands beside a price about tax, as "plus VAT" or "VAT included", in every language. */
  readonly tax: Readonly<Record<Locale, string>> | null
  /** What buyers are told about their right of withdrawal before they pay: on our payment page and on Stripe's. */
  readonly withdrawal: Readonly<Record<Locale, string>> | null
  /** Where else the operator is to be found: the name of the place, and the address of the page there. */
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

export const operator: Operator = {
  name: null,
  mail: null,
  address: null,
  dataIn: null,
  chat: null,
  answerDays: null,
  offerHours: null,
  tax: null,
  withdrawal: null,
  social: [],
}
