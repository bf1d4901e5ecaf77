import type { ErrorCode } from '#shared/errors.ts'
import type { Scope } from '#shared/scopes.ts'

/** Where the description of the API is served. */
export const openApiPath = '/openapi.json'

/** The anchor of an error in the reference. */
export const errorAnchor = (code: ErrorCode): string => `error-${code}`

/** Where the reference explains an error, without the origin. */
export const errorDocs = (code: ErrorCode): string => `/developers#${errorAnchor(code)}`

/**
 * What to do about each error that a program with a personal access token can get. In English: programmers read it. The web
 * messages have sentences for people in three languages.
 */
export const apiErrorTexts: Readonly<Partial<Record<ErrorCode, string>>> = {
  invalid_input:
    'The input does not match the documentation. `fields` names what is wrong; without it, the body is not a JSON object.',
  unauthenticated:
    'The access token is missing, wrong, expired or revoked. Send a valid one as `Authorization: Bearer vcp_...`.',
  forbidden: 'The request did not come through the public address of the API. Send it to the address of the website.',
  scope_missing: 'The access token lacks the scope of this operation. Create one that has it.',
  token_not_allowed: 'Access tokens cannot call this. It is open to people who are signed in to the website.',
  account_missing: 'The sign-up of this user was not completed. Complete it on the website.',
  sign_up_incomplete: 'The sign-up of this user was not completed. Complete it on the website.',
  too_large: 'The body is larger than this operation accepts. Send less.',
  too_many_requests: 'The rate limit is reached. Wait as many seconds as `Retry-After` says, then try again.',
  program_limit_reached:
    'The plan’s daily requests for programs are used up. Continue after midnight UTC, or upgrade on the website.',
  idempotency_key_invalid: 'An Idempotency-Key has 1 to 255 printable ASCII characters, such as a UUID.',
  idempotency_in_progress: 'A request with this Idempotency-Key is still running. Repeat it in a few seconds.',
  idempotency_key_reused: 'This Idempotency-Key was used for another request within the last day. Use a new one.',
  internal: 'Something went wrong on our side. Try again; if it happens twice, contact support with the request id.',
  unavailable: 'A part of Viewcraft is briefly unavailable. Try again in a minute.',
  not_found: 'This user has nothing with this id. Check the id, or get the list.',
  derived_metrics_disabled:
    'This installation may not calculate figures from YouTube’s data. Only its operator can change that.',
  youtube_not_connected: 'No channel is connected. Connect one on the website.',
  youtube_channel_closed: 'YouTube has closed or suspended the channel. Connect another one on the website.',
  youtube_channel_missing: 'The connected account no longer has a channel. Connect another one on the website.',
  youtube_token_expired: 'Access to the channel has ended. Connect it again on the website.',
  youtube_token_invalid: 'Access to the channel has ended. Connect it again on the website.',
  youtube_scopes_missing: 'Access to the channel lacks permissions. Connect it again on the website.',
  youtube_refresh_failed: 'YouTube did not renew our access. Try again in a minute.',
  youtube_quota_exceeded: 'YouTube’s daily quota is used up. Continue tomorrow.',
  youtube_busy: 'YouTube gets too many requests right now. Try again in a minute.',
  youtube_failed: 'YouTube did not respond. Try again in a minute.',
  nothing_to_analyze: 'Send a title, a thumbnail, or both.',
  channel_required: 'YouTube has no channel at the URL in the account, or there is none. Enter one on the website.',
  plan_limit_reached:
    'The units of the plan are used up. Wait until `resetsAt` of the last `meter` that you got, or upgrade on the website.',
  analysis_limit_reached: 'Today’s limit of analyses without a score is reached. Continue tomorrow.',
  draft_full: 'The draft and its versions can hold no more thumbnails. Continue in a copy (`copyOf`).',
  draft_limit_reached: 'Today’s limit of new drafts and versions is reached. Continue tomorrow.',
  draft_conflict:
    'A field of the draft was changed since `revision`. Get the draft again, and apply your change to it.',
  thumbnail_not_found: 'The checks of this thumbnail have expired. Upload it again.',
  thumbnail_limit_reached: 'Today’s limit of thumbnails is reached. Continue tomorrow.',
  upload_not_found: 'No file was posted to the form. Post it, or start another upload.',
  upload_replaced: 'Another file was posted to the same form. Start another upload.',
  image_empty: 'The file is empty. Upload it again.',
  image_too_large: 'The file is larger than 10 MB. Upload a smaller one.',
  image_type_unsupported: 'The file is neither a JPEG nor a PNG, whatever its name says. Convert it.',
  image_corrupt: 'The image is damaged or incomplete. Save it again, and upload that.',
  image_too_many_pixels: 'The image has more than 50 million pixels. 1280 x 720 is enough.',
  image_checks_unavailable: 'Text and faces cannot be checked on this installation. Only its operator can change that.',
}

/** Returns what to do about an error of an operation that needs `scope`. */
export const explainError = (code: ErrorCode, scope: Scope | undefined): string | undefined =>
  code === 'scope_missing' && scope
    ? `The access token lacks the scope \`${scope}\`, which this operation needs. Create one that has it.`
    : apiErrorTexts[code]
