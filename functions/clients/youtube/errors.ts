import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'

/**
 * The kind of an error:
 * - `quota`: today's quota is spent.
 * - `busy`: the error is temporary.
 * - `gone`: the channel, playlist or chart does not exist.
 * - `setup`: the operator has to act; `bug`: a developer has to.
 *
 * Requests as a channel's owner also have:
 * - `token`: the access token is rejected.
 * - `scopes`: the access token does not allow the request.
 * - `signup`: the Google account has no channel.
 */
export type YouTubeErrorKind = 'quota' | 'busy' | 'gone' | 'setup' | 'bug' | 'token' | 'scopes' | 'signup'

/** The kinds by `reason` (developers.google.com/youtube/v3/docs/errors). */
const kindByReason: ReadonlyMap<string, YouTubeErrorKind> = new Map(
  Object.entries({
    quotaExceeded: 'quota',
    dailyLimitExceeded: 'quota',
    rateLimitExceeded: 'busy',
    userRateLimitExceeded: 'busy',
    servingLimitExceeded: 'busy',
    channelClosed: 'gone',
    channelSuspended: 'gone',
    channelNotFound: 'gone',
    videoChartNotFound: 'gone',
    playlistNotFound: 'gone',
    authError: 'token',
    authorizationRequired: 'token',
    youtubeSignupRequired: 'signup',
    ACCESS_TOKEN_SCOPE_INSUFFICIENT: 'scopes',
    insufficientPermissions: 'scopes',
    forbidden: 'setup',
    accessNotConfigured: 'setup',
    keyInvalid: 'setup',
    keyExpired: 'setup',
    ipRefererBlocked: 'setup',
    API_KEY_HTTP_REFERRER_BLOCKED: 'setup',
    API_KEY_IP_ADDRESS_BLOCKED: 'setup',
    API_KEY_INVALID: 'setup',
    API_KEY_SERVICE_BLOCKED: 'setup',
    SERVICE_DISABLED: 'setup',
  }),
)

const Body = z.object({
  error: z.object({
    message: z.catch(z.string(), ''),
    status: z.catch(z.string(), ''),
    errors: z._default(z.array(z.object({ reason: z.string() })), []),
    details: z._default(z.array(z.object({ reason: z.optional(z.string()) })), []),
  }),
})

/** A failed request to YouTube. Logs itself; clients see only `upstream_failed`. */
export class YouTubeError extends Failure {
  constructor(
    readonly kind: YouTubeErrorKind,
    description: string,
    cause?: unknown,
  ) {
    super('upstream_failed', undefined, { cause: new Error(`YouTube: ${description}`, { cause }) })
    // These two kinds need the operator or a developer. The others are expected.
    log(kind === 'setup' || kind === 'bug' ? 'error' : 'warn', 'youtube', { kind, description, cause })
  }
}

/** Matches messages such as `Quota exceeded for [...] limit 'Search Queries per day'`. A limit per minute has the same reason. */
const dailyLimit = /\bper day\b/

/** Converts an error response of YouTube's API. `details` wins over the older `errors`, because it is more specific. */
export function readError(status: number, body: unknown): YouTubeError {
  const { data } = z.safeParse(Body, body)
  const reasons = [...(data?.error.details ?? []), ...(data?.error.errors ?? [])].flatMap(({ reason }) => reason ?? [])
  const isDaySpent = status === 429 && dailyLimit.test(data?.error.message ?? '')
  const [knownKind] = reasons.flatMap((reason) => kindByReason.get(reason) ?? [])
  // Google gives no reason if our project lacks a permission, unlike for a wrong request.
  const isForbidden = status === 403 && data?.error.status === 'PERMISSION_DENIED' && reasons.length === 0
  const kindByStatus = status === 429 || status >= 500 ? 'busy' : status === 401 ? 'token' : 'bug'
  const kind = isDaySpent ? 'quota' : (knownKind ?? (isForbidden ? 'setup' : kindByStatus))
  return new YouTubeError(kind, `${status} ${reasons.map((reason) => reason.slice(0, 50)).join(' ')}`)
}
