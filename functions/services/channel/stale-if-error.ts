import * as z from 'zod/mini'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { Reading } from '#functions/services/youtube-quota/charge.ts'
import { deleteCached, getCached, putCached } from '#functions/store/cache.ts'
import { waitForLease } from '#functions/store/lease.ts'
import { refreshMs } from '#shared/analytics.ts'
import { dayMs } from '#shared/duration.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { youtubeSeconds } from '#shared/retention.ts'

/** How long a cached value counts as fresh, in milliseconds. YouTube's figures are for whole days, and each reading costs quota. */
const freshMs = dayMs
/**
 * The timeout for waiting for another request's value and then for all requests to YouTube and Google, in milliseconds. A user is waiting,
 * and an endpoint may need two values.
 */
const timeoutMs = 12_000
/** The lease of a fetch, in seconds: longer than the timeout. */
const leaseSeconds = 15
/** After waiting this long for another request's value, a request fetches its own. In milliseconds. */
const maxWaitMs = 6_000
/** How long the error of a failed `fetch` is repeated before the next attempt. */
const backoffSeconds = 20

/** The error codes that a creator gets for their own channel. */
const codeByKind: Readonly<Record<YouTubeErrorKind, ErrorCode>> = {
  quota: 'youtube_quota_exceeded',
  busy: 'youtube_busy',
  gone: 'youtube_channel_closed',
  setup: 'youtube_failed',
  bug: 'youtube_failed',
  token: 'youtube_token_invalid',
  scopes: 'youtube_scopes_missing',
  signup: 'youtube_channel_missing',
}
/** Errors that are temporary or that the creator cannot fix. A stale value is returned instead. */
const staleAllowed: ReadonlySet<ErrorCode> = new Set([
  'youtube_quota_exceeded',
  'youtube_busy',
  'youtube_failed',
  'youtube_refresh_failed',
])

/** Errors that start a backoff. A spent quota needs none, because its budget stops further requests. */
const backoffCodes = ['youtube_busy', 'youtube_failed', 'youtube_refresh_failed'] as const

/** The cache key of a value's backoff. */
export const backoffKey = (key: string): string => `${key}#pause`

/** A cached value, with `stale: true` when it is no longer fresh and could not be fetched again. */
export type MaybeStale<T> = T & { readonly stale: boolean }

/** A source of data about a connected channel: where it is cached and how it is fetched. */
interface CachedSource<S extends z.ZodMiniType> {
  readonly key: string
  readonly schema: S
  /** Returns the cached value updated with what has since been read, and whether it must be fetched again however new it is. */
  readonly renew?: (cached: z.output<S>) => Promise<{ readonly value: z.output<S>; readonly isDue: boolean }>
  /** `renewed` is the cached value updated with what has since been read. */
  readonly fetch: (signal: AbortSignal, reading: Reading, renewed?: z.output<S>) => Promise<z.output<S>>
  /** Returns when the oldest part of a fetched value was read, by default its `fetchedAt`. It is stored for 27 days from then. */
  readonly readSince?: (value: z.output<S>) => string
  /** Whether the channel is still connected after the fetch. */
  readonly isConnected: () => Promise<boolean>
}

/**
 * Returns the cached value while it is at most a day old, or 15 minutes if the creator refreshes it. Otherwise fetches a new value, or
 * returns the cached one if that fails. Requests at the same time wait for the first one's value, because each fetch costs quota. Maps
 * YouTube's errors to Failures, and repeats a failure for 20 seconds before it fetches again. Does not cache a value if the user
 * disconnected or replaced the channel during the fetch.
 */
export async function fetchStaleIfError<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  source: CachedSource<S>,
  isRefresh = false,
): Promise<MaybeStale<z.output<S>>> {
  const first = await readCached(source, isRefresh)
  if (first.value && first.isFresh) return { ...first.value, stale: false }
  const signal = AbortSignal.timeout(timeoutMs)
  const lease = await waitForLease(source.key, leaseSeconds, maxWaitMs)
  try {
    const { value: cached, isFresh } = await readCached(source, isRefresh)
    if (cached && isFresh) return { ...cached, stale: false }
    try {
      return { ...(await fetchAndCache(source, signal, chooseReading(cached, isRefresh), cached)), stale: false }
    } catch (error) {
      if (!cached || !(error instanceof Failure && staleAllowed.has(error.code))) throw error
      return { ...cached, stale: isRefresh || !isUpToDate(cached) }
    }
  } finally {
    await lease?.release()
  }
}

/** Returns the cached value updated with what has since been read, and whether it need not be fetched again. */
async function readCached<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  { key, schema, renew }: CachedSource<S>,
  isRefresh: boolean,
): Promise<{ readonly value?: z.output<S>; readonly isFresh: boolean }> {
  const stored = await getCached(key, schema)
  if (!stored) return { isFresh: false }
  const { value, isDue } = renew ? await renew(stored) : { value: stored, isDue: false }
  return { value, isFresh: !isDue && isUpToDate(value, isRefresh) }
}

function chooseReading(cached: { fetchedAt: string } | undefined, isRefresh: boolean): Reading {
  if (!cached) return 'first'
  if (!isUpToDate(cached)) return 'daily'
  return isRefresh ? 'again' : 'others'
}

/** Whether a value is at most a day old, or 15 minutes if the creator refreshes it. */
export const isUpToDate = ({ fetchedAt }: { fetchedAt: string }, isRefresh = false): boolean =>
  Date.now() - Date.parse(fetchedAt) < (isRefresh ? refreshMs : freshMs)

async function fetchAndCache<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  { key, schema, fetch, readSince = ({ fetchedAt }) => fetchedAt, isConnected }: CachedSource<S>,
  signal: AbortSignal,
  reading: Reading,
  renewed: z.output<S> | undefined,
): Promise<z.output<S>> {
  const recentFailure = await getCached(backoffKey(key), z.enum(backoffCodes))
  if (recentFailure) throw new Failure(recentFailure)
  const fresh = await fetch(signal, reading, renewed).catch(async (error: unknown) => {
    const failure = toOwnerFailure(error)
    const code = backoffCodes.find((backoffCode) => backoffCode === failure.code)
    if (code) await putCached(backoffKey(key), code, backoffSeconds)
    throw failure
  })
  const age = Math.max(0, Date.now() - Date.parse(readSince(fresh)))
  await putCached(key, z.encode(schema, fresh), youtubeSeconds - Math.ceil(age / 1000))
  if (!(await isConnected())) await deleteCached(key)
  return fresh
}

/** Converts an error of YouTube to the Failure that a creator gets for their own channel. Rethrows other errors that are no Failure. */
function toOwnerFailure(error: unknown): Failure {
  if (error instanceof YouTubeError) return new Failure(codeByKind[error.kind], undefined, { cause: error })
  if (error instanceof Failure) return error
  throw error
}
