/** Who writes advice: what we built in, or the operator's AI provider. */
export const advisers = ['built_in', 'ai'] as const

/** Why the built-in adviser answers in the provider's place. Each has its sentence in `web/src/messages`. */
export const aiAbsences = [
  /** The operator has none. */
  'not_configured',
  /** The plan has none of this advice, or none left. */
  'no_units',
  /** It has answered for the same draft as often as a unit of the plan buys. */
  'answered_enough',
  /** The operator's money for the day is spent. */
  'spent',
  'timeout',
  /** The provider does not take our key. */
  'unauthorized',
  'busy',
  'failed',
  /** The provider would not write it. */
  'refused',
  /** It stopped in the middle. */
  'truncated',
  /** What it wrote has not the form that was asked for. */
  'unusable',
  /** It wrote nothing that could be shown. */
  'empty',
] as const
export type AiAbsence = (typeof aiAbsences)[number]
