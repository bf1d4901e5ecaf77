import type { Locale } from './locale.ts'

/**
 * The operator of this site, as named on its legal pages. A field is null until the operator fills it in, and the pages
 * say so. The legal pages are drafts that the operator's counsel has to review.
 */
interface Operator {
  /** The legal name of the person or company. */
  readonly name: string | null
  /** The email address for questions, privacy requests and deletion requests. */
  readonly mail: string | null
  /** The postal address, on one line. */
  readonly address: string | null
  /** The country that the stack is deployed to, such as Ireland for `eu-west-1`. */
  readonly country: string | null
  /** The URL of a live chat. If it is null, the Support Center does not mention one. */
  readonly chat: string | null
  /** Business days until a message is answered, and hours until an inquiry gets a proposal. Null makes no promise. */
  readonly answerDays: number | null
  readonly proposalHours: number | null
  /** The note about tax next to prices, such as "plus VAT" or "VAT included", in every language. */
  readonly tax: Readonly<Record<Locale, string>> | null
  /** The notice about the right of withdrawal, shown before payment on our page and on Stripe's. */
  readonly withdrawal: Readonly<Record<Locale, string>> | null
  /** The operator's pages on social networks: the network's name and the page's URL. */
  readonly social: readonly { readonly name: string; readonly url: string }[]
}

export const operator: Operator = {
  name: null,
  mail: null,
  address: null,
  country: null,
  chat: null,
  answerDays: null,
  proposalHours: null,
  tax: null,
  withdrawal: null,
  social: [],
}
