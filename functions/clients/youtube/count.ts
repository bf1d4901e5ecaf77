import * as z from 'zod/mini'

/**
 * A counter as YouTube writes it: as text, since counters do not fit JavaScript's numbers in principle; absent where it
 * is hidden, off, or not counted yet.
 */
export const Counter = z.optional(z.string().check(z.regex(/^\d+$/)))

/** The counter's number; null where there is none, which is not 0. */
export const parseCounter = (count: z.infer<typeof Counter>): number | null =>
  count === undefined ? null : Number(count)
