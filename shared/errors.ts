import * as z from 'zod/mini'

/**
 * The closed list of what can go wrong at our border, with its HTTP status.
 * The wire carries the code alone: the sentence belongs to the screen (`web/src/messages`), one per code and language.
 */
export const statusOf = {
  invalid_input: 400,
  nothing_to_analyze: 400,
  channel_url_invalid: 400,
  unauthenticated: 401,
  plan_limit_reached: 402,
  forbidden: 403,
  not_found: 404,
  channel_not_found: 404,
  /** The same for a /c/ address, which YouTube's API cannot resolve exactly. */
  channel_name_not_found: 404,
  channel_missing: 409,
  /** A channel connected through Google is not replaced by one that is merely claimed. */
  channel_connected: 409,
  too_large: 413,
  too_many_requests: 429,
  internal: 500,
  upstream_failed: 502,
  channel_lookup_failed: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf
export const errorCodes = Object.keys(statusOf) as [ErrorCode, ...ErrorCode[]]

/** What can be wrong with one field of an input. */
export const fieldProblems = ['required', 'too_short', 'too_long', 'invalid'] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** The body of every answer that is not a success. `requestId` is what support asks for. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    fields: z.optional(z.record(z.string(), z.enum(fieldProblems))),
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
