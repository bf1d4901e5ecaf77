import * as z from 'zod/mini'
import { YouTubeError, type YouTubeErrorKind } from '#functions/clients/youtube/errors.ts'
import { Failure } from '#functions/lib/failure.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Store } from './store.ts'

/** How long an answer is the present one, in milliseconds. */
const freshMs = 15 * 60_000
/** How long it serves while YouTube gives no other, in seconds: what its API told may be kept for 30 days (its developer policies, III.E.4). */
const keepSeconds = 27 * 86_400
/** For all that one question asks of YouTube and of Google, in milliseconds: somebody is waiting. */
const patienceMs = 12_000
/** After a try that came to nothing, nobody is asked for so long, in seconds: who does not answer is not waited for twice. */
const pauseSeconds = 20

/** What a fault of YouTube's is to a creator who reads their own channel. */
const codeOf: Readonly<Record<YouTubeErrorKind, ErrorCode>> = {
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

/** Of those, what asking again at once would only repeat; a spent quota is remembered by its budget. */
const pausing = ['youtube_busy', 'youtube_failed', 'youtube_refresh_failed'] as const

/** Where it is kept, beside the answer itself, that a try came to nothing. */
export const backoffKey = (key: string): string => `${key}#pause`

/** An answer of YouTube's; `stale` where it should be newer and could not be had. */
export type Answer<T> = T & { readonly stale: boolean }

/** What YouTube tells of a connected channel: where it is kept, how it is asked for, and whether that is still wanted. */
interface CachedSource<S extends z.ZodMiniType> {
  readonly key: string
  readonly schema: S
  /** Asks; `deadline` is when it is given up, `isFirst` that there is nothing to answer with else. */
  readonly fetch: (deadline: AbortSignal, isFirst: boolean) => Promise<z.output<S>>
  readonly isConnected: () => Promise<boolean>
}

type LastGoodStore = Pick<Store, 'getCached' | 'keep'> & { readonly forget: (key: string) => Promise<unknown> }

/**
 * What is kept under a key while it is at most 15 minutes old, else what `fetch` brings, else the kept one however old.
 * `fetch` asks YouTube, for 12 seconds at most; its faults become Failures with a sentence of their own, and the next
 * 20 seconds repeat one instead of asking. What came while the user disconnected, or connected another channel, is not
 * kept.
 */
export async function fetchStaleIfError<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  question: CachedSource<S>,
  store: LastGoodStore,
): Promise<Answer<z.output<S>>> {
  const kept = await store.getCached(question.key, question.schema)
  if (kept && Date.now() - Date.parse(kept.fetchedAt) < freshMs) return { ...kept, stale: false }
  try {
    return { ...(await attempt(question, store, kept === undefined)), stale: false }
  } catch (error) {
    if (kept && error instanceof Failure && passing.has(error.code)) return { ...kept, stale: true }
    throw error
  }
}

async function attempt<S extends z.ZodMiniType<{ fetchedAt: string }>>(
  { key, schema, fetch, isConnected }: CachedSource<S>,
  { getCached, keep, forget }: LastGoodStore,
  isFirst: boolean,
): Promise<z.output<S>> {
  const before = await getCached(backoffKey(key), z.enum(pausing))
  if (before) throw new Failure(before)
  const fresh = await fetch(AbortSignal.timeout(patienceMs), isFirst).catch(async (error: unknown) => {
    const failure = toOwnFailure(error)
    const code = pausing.find((one) => one === failure.code)
    if (code) await keep(backoffKey(key), code, pauseSeconds)
    throw failure
  })
  await keep(key, z.encode(schema, fresh), keepSeconds)
  if (!(await isConnected())) await forget(key)
  return fresh
}

function toOwnFailure(error: unknown): Failure {
  if (error instanceof YouTubeError) return new Failure(codeOf[error.fault], undefined, { cause: error })
  if (error instanceof Failure) return error
  throw error
}
