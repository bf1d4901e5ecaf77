import * as z from 'zod/mini'

/**
 * The closed list of what can go wrong at our border, with its HTTP status.
 * The wire carries the code alone: the sentence belongs to the screen (`web/src/messages`), one per code and language.
 */
export const errorStatus = {
  invalid_input: 400,
  nothing_to_analyze: 400,
  /** An uploaded file that is no thumbnail: empty, no JPEG or PNG whatever its name says, or cut off. */
  image_empty: 400,
  image_type: 400,
  image_broken: 400,
  channel_url_invalid: 400,
  video_url_invalid: 400,
  /** A link of a mail that is not whole, or not ours. */
  link_invalid: 400,
  /** A code of a mail that is not the one sent. */
  code_wrong: 400,
  /** Google's code was exchanged before, or is older than ten minutes. */
  youtube_code_used: 400,
  unauthenticated: 401,
  plan_limit_reached: 402,
  forbidden: 403,
  /** What an account is lost by wants a sign-in of the last ten minutes. */
  sign_in_stale: 403,
  /** The creator allowed less than we asked for. */
  youtube_scopes_missing: 403,
  not_found: 404,
  channel_not_found: 404,
  /** The same for a /c/ address, which YouTube's API cannot resolve exactly. */
  channel_name_not_found: 404,
  video_not_found: 404,
  /** The payment provider knows nothing of this user. */
  billing_missing: 404,
  /** YouTube says that the channel was closed or suspended. */
  youtube_channel_gone: 404,
  /** A thumbnail that was never checked for this user, or so long ago that the result is gone. */
  thumbnail_unknown: 404,
  /** Nothing was posted for this upload, or it is gone. */
  upload_missing: 404,
  /** Another image was posted for an upload that was checked before. */
  upload_replaced: 409,
  channel_missing: 409,
  /** A channel connected through Google is not replaced by one that is merely claimed. */
  channel_connected: 409,
  video_not_yours: 409,
  /** Whoever marks it now may know how it did. */
  video_too_old: 409,
  already_published: 409,
  /** A code of a mail that was sent too long ago, replaced by a newer one or tried too often. */
  code_expired: 409,
  /** Somebody else signed up with the address. */
  email_taken: 409,
  /** A Google account without a channel. */
  youtube_channel_none: 409,
  youtube_not_connected: 409,
  /** Google takes our grant no more: not 401, which is about the session with us. */
  youtube_token_expired: 409,
  /** A second one would be paid twice. */
  subscription_open: 409,
  too_large: 413,
  image_too_large: 413,
  image_too_many_pixels: 413,
  too_many_requests: 429,
  /** The day's fair use of image checks. */
  thumbnails_spent: 429,
  internal: 500,
  upstream_failed: 502,
  channel_lookup_failed: 502,
  video_lookup_failed: 502,
  youtube_connect_failed: 502,
  youtube_refresh_failed: 502,
  /** YouTube refuses a token that Google has just given. */
  youtube_token_invalid: 502,
  youtube_failed: 502,
  payments_failed: 502,
  youtube_busy: 503,
  youtube_quota_spent: 503,
  /** The operator has given no Google client. */
  youtube_not_configured: 503,
  /** The operator takes no payments. */
  payments_off: 503,
  unavailable: 503,
  /** This machine lacks the native packages that image checks need. */
  image_checks_off: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

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
