import * as z from 'zod/mini'

/**
 * Every error code of the API with its HTTP status. Responses carry the code only: the web messages have a sentence for
 * each code in every language.
 */
export const errorStatus = {
  invalid_input: 400,
  nothing_to_analyze: 400,
  /** The header `Idempotency-Key` is empty, too long, or contains characters other than printable ASCII. */
  idempotency_key_invalid: 400,
  /** The uploaded file is empty, is not a JPEG or PNG (judged by its content), or is corrupt. */
  image_empty: 400,
  image_type_unsupported: 400,
  image_corrupt: 400,
  channel_url_invalid: 400,
  /** The URL of a webhook does not begin with https, or is not on the public internet. */
  webhook_url_invalid: 400,
  video_url_invalid: 400,
  /** An unsubscribe link is incomplete or has a wrong signature. */
  link_invalid: 400,
  /** The emailed code is wrong. */
  code_incorrect: 400,
  /** The authorization code from Google was already used or is older than ten minutes. */
  youtube_code_invalid: 400,
  /** The current password is wrong. */
  password_incorrect: 400,
  /** The new password is one of the most common ones. */
  password_common: 400,
  /** The passkey was not requested by us, took longer than five minutes, or comes from a device that Cognito does not support. */
  passkey_refused: 400,
  /** The code from Google was already used, is older than ten minutes, or is not for this site. */
  google_code_invalid: 400,
  unauthenticated: 401,
  plan_limit_reached: 402,
  /** The user has as many open shares as the plan allows. */
  share_limit_reached: 402,
  /** The user has as many webhooks as the plan allows. */
  webhook_limit_reached: 402,
  /** The user follows as many channels as the plan allows. */
  follow_limit_reached: 402,
  /** The user has as many personal access tokens as the plan allows. */
  token_limit_reached: 402,
  forbidden: 403,
  /** The personal access token lacks the scope of the endpoint. */
  scope_missing: 403,
  /** The endpoint is open to sessions of our web app only. */
  token_not_allowed: 403,
  /** The user's address is confirmed, but the sign-up stopped before it created the account. */
  account_missing: 403,
  /** The user signed in with Google for the first time, and has not finished the sign-up (`account/finish-sign-up`). */
  sign_up_incomplete: 403,
  /** The action requires a sign-in within the last ten minutes. */
  recent_sign_in_required: 403,
  /** Google's response was requested in a different session. */
  google_other_session: 403,
  /** The creator did not grant all scopes. */
  youtube_scopes_missing: 403,
  not_found: 404,
  channel_not_found: 404,
  /** As above, for a /c/ URL, which YouTube's API cannot resolve exactly. */
  channel_name_not_found: 404,
  video_not_found: 404,
  /** The payment provider has no customer for this user. */
  billing_customer_missing: 404,
  /** The channel was closed or suspended. */
  youtube_channel_closed: 404,
  /** There is no result for this user and thumbnail, or it has expired. */
  thumbnail_not_found: 404,
  /** No file was uploaded, or it has expired. */
  upload_not_found: 404,
  /** A different file was uploaded after the first one was checked. */
  upload_replaced: 409,
  channel_required: 409,
  /** A channel connected through Google cannot be replaced by a channel URL. */
  channel_connected: 409,
  video_not_yours: 409,
  /** The user may already know how the video performed. */
  video_too_old: 409,
  already_published: 409,
  /** The video's title is not close to the analyzed one. */
  video_title_differs: 409,
  /** Another draft or analysis of the user is marked with this video. */
  video_already_marked: 409,
  /** The owner of a share has closed voting, or the maximum number of visitors has voted. */
  voting_closed: 409,
  /** A request with this idempotency key is still running. */
  idempotency_in_progress: 409,
  /** A field of the draft was changed since it was read. */
  draft_conflict: 409,
  /** The user has the maximum number of connected assistants. */
  connection_limit_reached: 409,
  /** The user has the maximum number of passkeys. */
  passkey_limit_reached: 409,
  /** The user has the maximum number of tests. */
  experiment_limit_reached: 409,
  /** The user has the maximum number of YouTube Studio exports. */
  studio_files_full: 409,
  /** The draft and its versions have the maximum number of pictures. A copy of the draft has only the draft's own. */
  draft_full: 409,
  /** A prediction stays in the track record once its mark can no longer be removed. */
  call_final: 409,
  /** The emailed code is too old, was replaced by a newer one, or was tried too often. */
  code_expired: 409,
  /** Another account uses this email address. */
  email_taken: 409,
  /** Another Google account is connected to this account. */
  google_already_linked: 409,
  /** This Google account signs in to another account. */
  google_linked_elsewhere: 409,
  /** The user has no password and would have no way left to sign in. */
  last_way_in: 409,
  /** Somebody else signed up with this address first, and added a passkey. That user is deleted within a day; then the owner can sign up. */
  sign_up_removed: 409,
  /** The Google account has no channel. */
  youtube_channel_missing: 409,
  youtube_not_connected: 409,
  /** Google rejects our grant. Not 401, which is about the user's session. */
  youtube_token_expired: 409,
  /** The user already has a subscription. */
  already_subscribed: 409,
  /** The user has this plan or a larger one without paying. A subscription would replace it. */
  plan_included: 409,
  too_large: 413,
  image_too_large: 413,
  image_too_many_pixels: 413,
  /** The idempotency key was used with another request within the last day. */
  idempotency_key_reused: 422,
  too_many_requests: 429,
  /** Programs with the user's tokens have used up the plan's daily requests. */
  program_limit_reached: 429,
  /** The daily fair-use limit of titles that the model cannot score is reached. */
  analysis_limit_reached: 429,
  /** The daily fair-use limit of new drafts and versions is reached. */
  draft_limit_reached: 429,
  /** The daily fair-use limit of thumbnails is reached. */
  thumbnail_limit_reached: 429,
  internal: 500,
  upstream_failed: 502,
  /** Google did not respond, or refuses our client for signing in. */
  google_unavailable: 502,
  channel_lookup_failed: 502,
  video_lookup_failed: 502,
  youtube_connect_failed: 502,
  youtube_refresh_failed: 502,
  /** YouTube rejects a token that Google has just issued. */
  youtube_token_invalid: 502,
  youtube_failed: 502,
  payments_failed: 502,
  youtube_busy: 503,
  youtube_quota_exceeded: 503,
  /** The operator has configured no Google client. */
  youtube_not_configured: 503,
  /** The operator has configured no Google client for signing in. */
  google_not_configured: 503,
  /** The installation has no domain of its own, which passkeys need. */
  passkeys_disabled: 503,
  /** The operator has not enabled payments. */
  payments_disabled: 503,
  /** The installation may not calculate figures from YouTube's data. */
  derived_metrics_disabled: 503,
  unavailable: 503,
  /** The native packages that image checks need are not installed. */
  image_checks_unavailable: 503,
} as const

export type ErrorCode = keyof typeof errorStatus
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** The error codes that every endpoint may return, besides those that its contract lists. */
export const commonErrorCodes: readonly ErrorCode[] = [
  'invalid_input',
  'unauthenticated',
  'account_missing',
  'sign_up_incomplete',
  'forbidden',
  'scope_missing',
  'token_not_allowed',
  'too_large',
  'too_many_requests',
  'program_limit_reached',
  'idempotency_key_invalid',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'internal',
  'unavailable',
]

/** The problems that a field of an input can have. */
export const fieldProblems = ['required', 'too_short', 'too_long', 'invalid', 'unknown'] as const
export type FieldProblem = (typeof fieldProblems)[number]

/** The body of every error response. Users quote `requestId` to support. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(errorCodes),
    /** What to do, in English, and where that is documented. For programs with an access token: our web app has its own texts. */
    message: z.optional(z.string()),
    docs: z.optional(z.url()),
    fields: z.optional(z.record(z.string(), z.enum(fieldProblems))),
    requestId: z.string(),
  }),
})
export type ErrorBody = z.infer<typeof ErrorBody>
