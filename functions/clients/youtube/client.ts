import * as z from 'zod/mini'
import { closeConnection, requestTimeout } from '#functions/clients/http.ts'
import { env } from '#functions/lib/env.ts'
import { readSecret } from '#functions/lib/secrets.ts'
import { readError, YouTubeError } from './errors.ts'

type Query = Readonly<Record<string, string>>
type Headers = Readonly<Record<string, string>>
/** What is asked; the headers are made when it is. With a `body`, which is sent as JSON, it is a POST. */
interface RequestOptions {
  readonly headers: () => Promise<Headers>
  readonly body?: object | undefined
}
interface ApiResponse {
  readonly status: number
  readonly body: unknown
}

/**
 * One GET of YouTube's Data API, with our key; costs quota, which the caller has charged. Throws YouTubeError for
 * anything but an answer that `schema` can read, after 5 seconds without one, and when `signal` ends it before.
 */
export const callDataApi = <S extends z.ZodMiniType>(
  method: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> =>
  // In a header, where no log of addresses shows it.
  get(dataUrl(method, query), async () => ({ 'x-goog-api-key': await readSecret('YOUTUBE_SECRET') }), schema, signal)

/** The same, as the owner of a channel. */
export const callDataApiAsOwner = <S extends z.ZodMiniType>(
  accessToken: string,
  method: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> => get(dataUrl(method, query), async () => bearerHeader(accessToken), schema, signal)

/** One report of YouTube's Analytics API, for the owner of a channel. */
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

/**
 * One call of YouTube's Reporting API below `/v1/`, for the owner of a channel: a GET, or a POST where there is a
 * `body`. Undefined where it answers with one of the statuses `absent`.
 */
export async function callReportingApi<S extends z.ZodMiniType>(
  accessToken: string,
  { path, query = {}, absent = [], body }: ReportingCall,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S> | undefined> {
  const url = `${env('YOUTUBE_REPORTING_URL')}/v1/${path}?${new URLSearchParams(query)}`
  const answer = await fetchJson(url, { headers: async () => bearerHeader(accessToken), body }, requestTimeout(signal))
  return absent.includes(answer.status) ? undefined : parseResponse(url, answer, schema)
}

interface ReportingCall {
  readonly path: string
  readonly query?: Query
  readonly body?: object
  /** Statuses that are an answer: there is none, or it is there already. */
  readonly absent?: readonly number[]
}

const dataUrl = (method: string, query: Query) =>
  `${env('YOUTUBE_URL')}/youtube/v3/${method}?${new URLSearchParams(query)}`
/** As whom a channel's owner asks. */
export const bearerHeader = (accessToken: string): Headers => ({ authorization: `Bearer ${accessToken}` })

async function get<S extends z.ZodMiniType>(
  url: string,
  headers: () => Promise<Headers>,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  return parseResponse(url, await fetchJson(url, { headers }, requestTimeout(signal)), schema)
}

function parseResponse<S extends z.ZodMiniType>(url: string, { status, body }: ApiResponse, schema: S): z.output<S> {
  if (status !== 200) throw readError(status, body)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new YouTubeError('busy', `${new URL(url).pathname}: unreadable answer`, parsed.error)
  return parsed.data
}

async function fetchJson(url: string, { headers, body }: RequestOptions, signal: AbortSignal): Promise<ApiResponse> {
  try {
    const sent = body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }
    // Shown to nobody that the API may point us to.
    const response = await fetch(url, {
      ...sent,
      headers: { ...(await headers()), ...sent?.headers, ...closeConnection },
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: hasJsonBody(response) ? JSON.parse(text) : undefined }
  } catch (cause) {
    throw new YouTubeError('busy', 'no answer', cause)
  }
}

const hasJsonBody = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false
