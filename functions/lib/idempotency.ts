import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { idempotency } from '#shared/tables.ts'
import type { ProgramCaller } from './direct-call.ts'
import { Failure } from './failure.ts'
import { newId } from './id.ts'
import { log } from './log.ts'
import { createItem, defineTable, expiryIn, getItem, putItem } from './table.ts'

/*
 * Idempotency keys. A program that got no response retries its request with the same `Idempotency-Key`, and gets the response of
 * the first request; nothing is spent twice.
 */

/** The header, in lower case as API Gateway passes it. */
export const idempotencyHeader = 'idempotency-key'
/** The header of a response that repeats an earlier one. */
export const replayedHeader = 'idempotent-replayed'

const StoredRequest = z.object({
  userId: z.string(),
  /**
   * The SHA-256 of the token's id, the operation and the key. The token is included because the user's other tokens may not be allowed to
   * read the response.
   */
  id: z.string(),
  /** The SHA-256 of the request's body. */
  request: z.string(),
  /** The id for the item that the request creates. Absent in requests from before ids were stored. */
  item: z.optional(z.string()),
  /** In milliseconds since 1970; 0 once the request has failed. */
  startedAt: z.int(),
  /** The output as JSON. Absent while the request runs. */
  output: z.optional(z.string()),
  /** In seconds since 1970. */
  expiresAt: z.int(),
})
type StoredRequest = z.infer<typeof StoredRequest>
const table = defineTable(idempotency, StoredRequest)

/** In milliseconds. No function runs longer, so a request that has not finished after this time was interrupted. */
const runningMs = 60_000
/** DynamoDB stores items of up to 400 KB. A longer response is not stored. */
const maxOutputBytes = 300_000
const maxKeyLength = 255

/** A request with an idempotency key. */
export interface KeyedRequest {
  readonly program: ProgramCaller
  /** The operation, such as `POST /api/drafts`. */
  readonly name: string
  readonly key: string
  readonly body: string
}

/**
 * Runs a request once. Returns its output, or that of an earlier request with the same key within a day. A failed request can be
 * retried with its key: `run` then gets the same id for the item that it creates. Throws Failure `idempotency_key_reused` if the key was
 * used with another body, and `idempotency_in_progress` while the earlier request runs. A retry runs again at once if the output is too
 * long to store, and after a minute if storing it failed.
 */
export async function runOnce(
  request: KeyedRequest,
  run: (item: string) => Promise<unknown>,
): Promise<{ readonly output: unknown; readonly replayed: boolean }> {
  const sent = readRequest(request, Date.now())
  const earlier = await getItem(table, sent, { now: sent.startedAt })
  if (earlier && !canRunAgain(earlier, sent.startedAt)) {
    if (earlier.request !== sent.request) throw new Failure('idempotency_key_reused')
    if (earlier.output === undefined) throw new Failure('idempotency_in_progress')
    return { output: JSON.parse(earlier.output), replayed: true }
  }
  const item = (earlier?.request === sent.request ? earlier.item : undefined) ?? newId()
  const started = { ...sent, item }
  if (!(await claim(started, earlier))) throw new Failure('idempotency_in_progress')
  const output = await run(item).catch(async (error: unknown) => {
    await logFailure(release(started))
    throw error
  })
  await logFailure(finish(started, JSON.stringify(output)))
  return { output, replayed: false }
}

/** Awaits a change of the stored request. Logs a failure instead of throwing, so that the caller still gets the response. */
const logFailure = (change: Promise<void>): Promise<void> =>
  change.catch((error: unknown) => log('error', 'idempotency key not updated', { error }))

const hash = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

function readRequest({ program: { userId, tokenId }, name, key, body }: KeyedRequest, now: number): StoredRequest {
  if (!/^[\x21-\x7e]+$/.test(key) || key.length > maxKeyLength) throw new Failure('idempotency_key_invalid')
  const expiresAt = expiryIn(idempotency, now)
  return { userId, id: hash(tokenId, name, key), request: hash(body), startedAt: now, expiresAt }
}

/** Whether a request failed or was interrupted. */
const canRunAgain = ({ output, startedAt }: StoredRequest, now: number): boolean =>
  output === undefined && startedAt + runningMs < now

/** Stores that a request has started. Returns false if another request with the same key has started since `earlier` was read. */
const claim = (started: StoredRequest, earlier: StoredRequest | undefined): Promise<boolean> =>
  earlier ? putItem(table, started, { startedAt: earlier.startedAt }) : createItem(table, started, started.startedAt)

async function finish(started: StoredRequest, output: string): Promise<void> {
  if (Buffer.byteLength(output) > maxOutputBytes) return release(started)
  await putItem(table, { ...started, output })
}

/** Lets the key be used again, for the same item. */
async function release(started: StoredRequest): Promise<void> {
  await putItem(table, { ...started, startedAt: 0 })
}
