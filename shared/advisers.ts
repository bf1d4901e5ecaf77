/** Who writes advice: the built-in rules, or the operator's AI provider. */
export const advisers = ['built_in', 'ai'] as const

/** Why advice is built in although the user asked for AI advice. Each reason has a sentence in the web messages. */
export const aiFallbackReasons = [
  /** The operator has configured no provider. */
  'not_configured',
  /** The plan includes no AI advice, or all of its units are used. */
  'no_units',
  /** The provider has already advised on this draft as often as one unit allows. */
  'draft_limit_reached',
  /** The user has reached the daily cap on requests to the provider. */
  'cap_reached',
  /** The operator's daily budget is spent. */
  'budget_spent',
  /** The part of the daily budget that all Free users share is spent. */
  'free_budget_spent',
  'timeout',
  /** The provider rejects our API key. */
  'unauthorized',
  'busy',
  'failed',
  /** The provider declined to write the advice. */
  'refused',
  /** The response was cut off. */
  'truncated',
  /** The response does not have the requested format. */
  'unusable',
  /** The response contains nothing to show. */
  'empty',
] as const
export type AiFallbackReason = (typeof aiFallbackReasons)[number]
