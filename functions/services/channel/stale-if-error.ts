import * as z from 'zod/mini'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import { deleteCached, getCached, putCached } from '#functions/store/cache.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { youtubeSeconds } from '#shared/retention.ts'

/** How long a cached value counts as fresh, in milliseconds. */
const freshMs = 15 * 60_000
/** For all requests of one `fetch`, to YouTube and Google together, in milliseconds: a user is waiting. */
const timeoutMs = 12_000
/** After a failed `fetch`, how long its error is repeated instead of trying again. */
const backoffSeconds = 20

/** The error code for a creator who reads their own channel. */
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
/** Errors that are temporary, or that the creator cannot fix: a stale value is returned instead. */
const staleAllowed: ReadonlySet<ErrorCode> = new Set([
  'youtube_quota_exceeded',
  'youtube_busy',
  'youtube_failed',
  'youtube_refresh_failed',
])

/** Errors that start a backoff. A spent quota needs none, because its budget remembers it. */
const backoffCodes = ['youtube_busy', 'youtube_failed', 'youtube_refresh_failed'] as const

/** The cache key of a value's backoff. */
export const backoffKey = (key: string): string => `${key}#pause`

/** A cached value, with `stale: true` when it is no longer fresh and could not be fetched again. */
export type MaybeStale<T> = T & { readonly stale: boolean }

/** Data of a connected channel: where it is cached and how it is fetched. */
interface CachedSource<S extends z.ZodMiniType> {
  readonly key: string
  readonly schema: S
  /** `isFirst` is true when there is no cached value to return instead. */
  readonly fetch: (signal: AbortSignal, isFirst: boolean) => Promise<z.output<S>>
  /** Whether the channel is still connected after the fetch. */
  readonly isConnected: () => Promise<boolean>
}

/**
 * Returns the cached value while it is at most 15 minutes old, else a new one, else the cached one however old. Maps
 * errors of YouTube's to Failures, and repeats a failure for 20 seconds before it fetches again. Does not cache a value
 * when the user disconnected the channel, or connected another one, during the fetch.
 */
export async function fetchStaleIfError<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  source: CachedSource<S>,
): Promise<MaybeStale<z.output<S>>> {
  const cached = await getCached(source.key, source.schema)
  if (cached && isUpToDate(cached)) return { ...cached, stale: false }
  try {
    return { ...(await fetchAndCache(source, cached === undefined)), stale: false }
  } catch (error) {
    if (cached && error instanceof Failure && staleAllowed.has(error.code)) return { ...cached, stale: true }
    throw error
  }
}

/** Whether a value is at most 15 minutes old. */
export const isUpToDate = ({ fetchedAt }: { fetchedAt: string }): boolean =>
  Date.now() - Date.parse(fetchedAt) < freshMs

async function fetchAndCache<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  { key, schema, fetch, isConnected }: CachedSource<S>,
  isFirst: boolean,
): Promise<z.output<S>> {
  const recentFailure = await getCached(backoffKey(key), z.enum(backoffCodes))
  if (recentFailure) throw new Failure(recentFailure)
  const fresh = await fetch(AbortSignal.timeout(timeoutMs), isFirst).catch(async (error: unknown) => {
    const failure = toFailure(error)
    const code = backoffCodes.find((one) => one === failure.code)
    if (code) await putCached(backoffKey(key), code, backoffSeconds)
    throw failure
  })
  await putCached(key, z.encode(schema, fresh), youtubeSeconds)
  if (!(await isConnected())) await deleteCached(key)
  return fresh
}

function toFailure(error: unknown): Failure {
  if (error instanceof YouTubeError) return new Failure(codeByKind[error.kind], undefined, { cause: error })
  if (error instanceof Failure) return error
  throw error
}
