import * as z from 'zod/mini'
import { createTimeoutSignal, noKeepAlive } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { readError, YouTubeError } from './errors.ts'

type Query = Readonly<Record<string, string>>
type Headers = Readonly<Record<string, string>>
interface RequestOptions {
  readonly headers: () => Promise<Headers>
  /** Sent as JSON, which makes the request a POST. */
  readonly body?: object | undefined
}
interface ApiResponse {
  readonly status: number
  readonly body: unknown
}

/**
 * Sends a GET to the Data API with our API key. Costs quota, which the caller must charge first. Throws YouTubeError for an error
 * response, for a response that `schema` does not match, after 5 seconds, and when `signal` aborts.
 */
export const callDataApi = <S extends z.ZodMiniType>(
  method: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> =>
  // The key is sent in a header, because URLs appear in logs.
  get(dataUrl(method, query), async () => ({ 'x-goog-api-key': await readSecret('YOUTUBE_SECRET') }), schema, signal)

/** Sends a GET to the Data API as a channel's owner. */
export const callDataApiAsOwner = <S extends z.ZodMiniType>(
  accessToken: string,
  method: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> => get(dataUrl(method, query), async () => bearerHeader(accessToken), schema, signal)

/** Fetches a report of the Analytics API as a channel's owner. */
export const fetchAnalyticsReport = <S extends z.ZodMiniType>(
  accessToken: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> =>
  get(
    `${env('YOUTUBE_ANALYTICS_URL')}/v2/reports?${new URLSearchParams(query)}`,
    async () => bearerHeader(accessToken),
    schema,
    signal,
  )

/** Calls the Reporting API as a channel's owner. Returns undefined for a response with one of the statuses `absent`. */
export async function callReportingApi<S extends z.ZodMiniType>(
  accessToken: string,
  { path, query = {}, absent = [], body }: ReportingRequest,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S> | undefined> {
  const url = `${env('YOUTUBE_REPORTING_URL')}/v1/${path}?${new URLSearchParams(query)}`
  const response = await fetchJson(
    url,
    { headers: async () => bearerHeader(accessToken), body },
    createTimeoutSignal(signal),
  )
  return absent.includes(response.status) ? undefined : parseResponse(url, response, schema)
}

interface ReportingRequest {
  /** The path below `/v1/`. */
  readonly path: string
  readonly query?: Query
  readonly body?: object
  /** Error statuses that the caller expects. */
  readonly absent?: readonly number[]
}

const dataUrl = (method: string, query: Query) =>
  `${env('YOUTUBE_URL')}/youtube/v3/${method}?${new URLSearchParams(query)}`

export const bearerHeader = (accessToken: string): Headers => ({ authorization: `Bearer ${accessToken}` })

async function get<S extends z.ZodMiniType>(
  url: string,
  headers: () => Promise<Headers>,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  return parseResponse(url, await fetchJson(url, { headers }, createTimeoutSignal(signal)), schema)
}

function parseResponse<S extends z.ZodMiniType>(url: string, { status, body }: ApiResponse, schema: S): z.output<S> {
  if (status !== 200) throw readError(status, body)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new YouTubeError('busy', `${new URL(url).pathname}: unreadable response`, parsed.error)
  return parsed.data
}

async function fetchJson(url: string, { headers, body }: RequestOptions, signal: AbortSignal): Promise<ApiResponse> {
  try {
    const post = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    // No redirects: the credentials must not reach another host.
    const response = await fetch(url, {
      ...post,
      headers: { ...(await headers()), ...post?.headers, ...noKeepAlive },
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: hasJsonBody(response) ? JSON.parse(text) : undefined }
  } catch (cause) {
    throw new YouTubeError('busy', 'the request failed', cause)
  }
}

const hasJsonBody = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false

/** A counter in a response: a string, since it may exceed JavaScript's numbers; absent if hidden, disabled or not counted yet. */
export const Counter = z.optional(z.string().check(z.regex(/^\d+$/)))

/** Returns a counter's number, or null if it is absent. Absent does not mean 0. */
export const parseCounter = (counter: z.infer<typeof Counter>): number | null =>
  counter === undefined ? null : Number(counter)
