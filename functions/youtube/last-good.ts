import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { type Fault, YouTubeFault } from './api/faults.ts'
import type { Store } from './store.ts'

/** How long an answer is the present one, in milliseconds. */
const freshMs = 15 * 60_000
/** How long it serves while YouTube gives no other, in seconds: what its API told may be kept for 30 days (its developer policies, III.E.4). */
const keepSeconds = 27 * 86_400

/** What a fault of YouTube's is to a creator who reads their own channel. */
const codeOf: Readonly<Record<Fault, ErrorCode>> = {
  quota: 'youtube_quota_spent',
  busy: 'youtube_busy',
  gone: 'youtube_channel_gone',
  setup: 'youtube_failed',
  bug: 'youtube_failed',
  token: 'youtube_token_invalid',
  scopes: 'youtube_scopes_missing',
  signup: 'youtube_channel_none',
}
/** What passes by itself, or is no matter of the creator's: the last good answer serves meanwhile. */
const passing: ReadonlySet<ErrorCode> = new Set([
  'youtube_quota_spent',
  'youtube_busy',
  'youtube_failed',
  'youtube_refresh_failed',
])

/** An answer of YouTube's; `stale` where it should be newer and could not be had. */
export type Answer<T> = T & { readonly stale: boolean }

/** What YouTube tells of a connected channel: where it is kept, how it is asked for, and whether that is still wanted. */
interface Question<S extends z.ZodMiniType> {
  readonly key: string
  readonly schema: S
  readonly fetch: () => Promise<z.output<S>>
  readonly isConnected: () => Promise<boolean>
}

type LastGoodStore = Pick<Store, 'getCached' | 'keep'> & { readonly forget: (key: string) => Promise<unknown> }

/**
 * What is kept under a key while it is at most 15 minutes old, else what `fetch` brings, else the kept one however old.
 * `fetch` asks YouTube; its faults become Failures with a sentence of their own. What came while the user disconnected
 * is not kept.
 */
export async function lastGood<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  { key, schema, fetch, isConnected }: Question<S>,
  { getCached, keep, forget }: LastGoodStore,
): Promise<Answer<z.output<S>>> {
  const kept = await getCached(key, schema)
  if (kept && Date.now() - Date.parse(kept.fetchedAt) < freshMs) return { ...kept, stale: false }
  try {
    const fresh = await fetch()
    await keep(key, z.encode(schema, fresh), keepSeconds)
    if (!(await isConnected())) await forget(key)
    return { ...fresh, stale: false }
  } catch (error) {
    const failure = toOwnFailure(error)
    if (kept && passing.has(failure.code)) return { ...kept, stale: true }
    throw failure
  }
}

function toOwnFailure(error: unknown): Failure {
  if (error instanceof YouTubeFault) return new Failure(codeOf[error.fault], undefined, { cause: error })
  if (error instanceof Failure) return error
  throw error
}
