import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'

/**
 * What a refusal of YouTube's means to us. Where we ask as a channel's owner: `token`, our access token is not taken;
 * `scopes`, it does not allow this; `signup`, its Google account has no channel.
 */
export type YouTubeErrorKind = 'quota' | 'busy' | 'gone' | 'setup' | 'bug' | 'token' | 'scopes' | 'signup'

/** By `reason`, never by text (developers.google.com/youtube/v3/docs/errors). */
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
    API_KEY_INVALID: 'setup',
    API_KEY_SERVICE_BLOCKED: 'setup',
    SERVICE_DISABLED: 'setup',
  }),
)

const Body = z.object({
  error: z.object({
    errors: z._default(z.array(z.object({ reason: z.string() })), []),
    details: z._default(z.array(z.object({ reason: z.optional(z.string()) })), []),
  }),
})

/** A call that YouTube did not answer as asked. What it said goes no further than our log. */
export class YouTubeError extends Failure {
  constructor(
    readonly fault: YouTubeErrorKind,
    description: string,
    cause?: unknown,
  ) {
    super('upstream_failed', undefined, { cause: new Error(`YouTube: ${description}`, { cause }) })
    // The operator has to act on some, and we on others; the rest passes by itself.
    log(fault === 'setup' || fault === 'bug' ? 'error' : 'warn', 'youtube', { fault, description, cause })
  }
}

/** Reads an error of YouTube's API: the newer `details` first, which say more than `errors` where both are there. */
export function readError(status: number, body: unknown): YouTubeError {
  const { data } = z.safeParse(Body, body)
  const reasons = [...(data?.error.details ?? []), ...(data?.error.errors ?? [])].flatMap(({ reason }) => reason ?? [])
  const [known] = reasons.flatMap((reason) => kindByReason.get(reason) ?? [])
  const otherwise = status === 429 || status >= 500 ? 'busy' : status === 401 ? 'token' : 'bug'
  return new YouTubeError(known ?? otherwise, `${status} ${reasons.map((reason) => reason.slice(0, 50)).join(' ')}`)
}
