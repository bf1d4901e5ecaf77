import * as z from 'zod/mini'
import { env } from '#functions/lib/env.ts'
import { secret } from '#functions/lib/secrets.ts'
import { ownConnection, patience } from '../patience.ts'
import { faultIn, YouTubeFault } from './faults.ts'

type Query = Readonly<Record<string, string>>
type Headers = Readonly<Record<string, string>>

/**
 * One GET of YouTube's Data API, with our key; costs quota, which the caller has charged. Throws YouTubeFault for
 * anything but an answer that `schema` can read, after 5 seconds without one, and when `signal` ends it before.
 */
export const ask = <S extends z.ZodMiniType>(
  method: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> =>
  // In a header, where no log of addresses shows it.
  get(dataUrl(method, query), async () => ({ 'x-goog-api-key': await secret('YOUTUBE_SECRET') }), schema, signal)

/** The same, as the owner of a channel. */
export const askAs = <S extends z.ZodMiniType>(
  accessToken: string,
  method: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> => get(dataUrl(method, query), async () => bearer(accessToken), schema, signal)

/** One report of YouTube's Analytics API, for the owner of a channel. */
export const askReport = <S extends z.ZodMiniType>(
  accessToken: string,
  query: Query,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> =>
  get(
    `${env('YOUTUBE_ANALYTICS_URL')}/v2/reports?${new URLSearchParams(query)}`,
    async () => bearer(accessToken),
    schema,
    signal,
  )

const dataUrl = (method: string, query: Query) =>
  `${env('YOUTUBE_URL')}/youtube/v3/${method}?${new URLSearchParams(query)}`
const bearer = (accessToken: string): Headers => ({ authorization: `Bearer ${accessToken}` })

async function get<S extends z.ZodMiniType>(
  url: string,
  headers: () => Promise<Headers>,
  schema: S,
  signal?: AbortSignal,
): Promise<z.output<S>> {
  const { status, body } = await fetchJson(url, headers, patience(signal))
  if (status !== 200) throw faultIn(status, body)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new YouTubeFault('busy', `${new URL(url).pathname}: unreadable answer`, parsed.error)
  return parsed.data
}

async function fetchJson(
  url: string,
  headers: () => Promise<Headers>,
  signal: AbortSignal,
): Promise<{ status: number; body: unknown }> {
  try {
    // Shown to nobody that the API may point us to.
    const response = await fetch(url, {
      headers: { ...(await headers()), ...ownConnection },
      redirect: 'error',
      signal,
    })
    const text = await response.text()
    return { status: response.status, body: isJson(response) ? JSON.parse(text) : undefined }
  } catch (cause) {
    throw new YouTubeFault('busy', 'no answer', cause)
  }
}

const isJson = ({ headers }: Response) => headers.get('content-type')?.startsWith('application/json') ?? false
