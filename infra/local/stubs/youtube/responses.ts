import type { ServerResponse } from 'node:http'
import type { JsonResponse } from '../json-response.ts'

/** An error response in the format of Google's APIs. */
export interface ApiError {
  readonly status: number
  readonly body: object
}

/** Creates an error response in the format of Google's APIs. */
export const apiError = (
  status: number,
  domain: string,
  reason: string,
  message: string,
  more: object = {},
): ApiError => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain, reason }], ...more } },
})

/** YouTube's message contains HTML too. */
const quotaMessage =
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.'

export const quotaExceeded = apiError(403, 'youtube.quota', 'quotaExceeded', quotaMessage)

export const invalidCriteria = apiError(
  400,
  'youtube.channel',
  'invalidCriteria',
  'A maximum of one of the following filters may be specified: id, forHandle, forUsername.',
)

export const missingParameter = (name: string): ApiError =>
  apiError(400, 'youtube.parameter', 'missingRequiredParameter', `Required parameter: ${name}`)

export const unknownPart = (name: string): ApiError => apiError(400, 'youtube.part', 'unknownPart', name)

export const invalidParameter = (name: string, value: string): ApiError =>
  apiError(400, 'global', 'invalidParameter', `Invalid value ${value}`, { location: name })

export const noKey = apiError(
  403,
  'global',
  'forbidden',
  "Method doesn't allow unregistered callers (callers without established identity).",
  { status: 'PERMISSION_DENIED' },
)

/** What the API returns for a wrong key today. The documentation says `keyInvalid`. */
export const wrongKey = apiError(400, 'global', 'badRequest', 'API key not valid. Please pass a valid API key.', {
  status: 'INVALID_ARGUMENT',
  details: [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'youtube.googleapis.com' },
    },
  ],
})

export const noSuchMethod: ApiError = { status: 404, body: {} }

/** Also returned for the uploads of a channel without videos. */
export const playlistNotFound = apiError(
  404,
  'youtube.playlistItem',
  'playlistNotFound',
  "The playlist identified with the request's <code>playlistId</code> parameter cannot be found.",
  { location: 'playlistId' },
)

export const invalidCredentials = apiError(401, 'global', 'authError', 'Invalid Credentials', {
  status: 'UNAUTHENTICATED',
})

export const scopeInsufficient = apiError(403, 'global', 'insufficientPermissions', 'Insufficient Permission', {
  status: 'PERMISSION_DENIED',
  details: [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'ACCESS_TOKEN_SCOPE_INSUFFICIENT',
      domain: 'googleapis.com',
    },
  ],
})

/** A category without a chart in a region. The reference says 400; real clients see 404. */
export const videoChartNotFound = (status: 400 | 404): ApiError =>
  apiError(
    status,
    'youtube.video',
    'videoChartNotFound',
    'The requested video chart is not supported or is not available.',
  )

/** Errors that a test can make the next call return, by reason. */
export const faults = {
  quotaExceeded,
  dailyLimitExceeded: apiError(403, 'usageLimits', 'dailyLimitExceeded', 'Daily Limit Exceeded'),
  rateLimitExceeded: apiError(403, 'usageLimits', 'rateLimitExceeded', 'Rate Limit Exceeded'),
  tooManyRequests: apiError(429, 'global', 'rateLimitExceeded', 'Resource has been exhausted (e.g. check quota).', {
    status: 'RESOURCE_EXHAUSTED',
  }),
  backendError: apiError(500, 'global', 'backendError', 'Backend Error'),
  /** YouTube's error for a spent search quota. Only the message differs from the one for requests per minute. */
  searchesSpent: apiError(
    429,
    'global',
    'rateLimitExceeded',
    "Quota exceeded for quota metric 'Search Queries' and limit 'Search Queries per day' of service " +
      "'youtube.googleapis.com' for consumer 'project_number:1'.",
    { status: 'RESOURCE_EXHAUSTED' },
  ),
  accessNotConfigured: apiError(
    403,
    'usageLimits',
    'accessNotConfigured',
    'YouTube Data API has not been used before.',
  ),
  keyInvalid: apiError(400, 'usageLimits', 'keyInvalid', 'Bad Request'),
  wrongKey,
  invalidCriteria,
  channelClosed: apiError(403, 'youtube.channel', 'channelClosed', 'The channel has been closed.'),
  channelSuspended: apiError(403, 'youtube.channel', 'channelSuspended', 'The channel has been suspended.'),
  playlistNotFound,
  invalidCredentials,
  scopeInsufficient,
  youtubeSignupRequired: apiError(401, 'youtube.header', 'youtubeSignupRequired', 'Unauthorized'),
  forbidden: apiError(403, 'global', 'forbidden', 'Forbidden', { status: 'PERMISSION_DENIED' }),
  notSupported: apiError(400, 'global', 'badRequest', 'The query is not supported.'),
  notFound: apiError(404, 'global', 'notFound', 'Not Found'),
  videoChartNotFound: videoChartNotFound(404),
  channelNotFound: apiError(404, 'youtube.channel', 'channelNotFound', 'The channel cannot be found.'),
} as const satisfies Record<string, ApiError>

/**
 * How a call can fail: an error by its name, no response, no JSON, JSON of the wrong shape, or a dropped connection.
 */
export type Fault = keyof typeof faults | 'silence' | 'garbage' | 'nonsense' | 'hangUp'

const toFaultResponse = (fault: Exclude<Fault, 'silence' | 'hangUp' | 'garbage'>): JsonResponse =>
  fault === 'nonsense' ? { status: 200, body: { items: [{ id: 7, snippet: null }] } } : faults[fault]

/** Sends a response in the format of Google's APIs, or fails as the fault says. */
export function respond(answer: JsonResponse | Fault, response: ServerResponse): void {
  if (answer === 'silence') return
  if (answer === 'hangUp') return void response.destroy()
  if (answer === 'garbage') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>')
  const { status, body } = typeof answer === 'string' ? toFaultResponse(answer) : answer
  response
    .writeHead(status, { 'content-type': 'application/json; charset=UTF-8', 'cache-control': 'private' })
    .end(JSON.stringify(body, null, 2))
}

/** The scope that the Analytics and Reporting APIs require. */
export const analyticsScope = 'https://www.googleapis.com/auth/yt-analytics.readonly'

/** Returns the token of `Authorization: Bearer ...`. */
export const parseBearerToken = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S+)$/.exec(authorization ?? '')?.[1]
