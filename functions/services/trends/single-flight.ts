import { setTimeout as sleep } from 'node:timers/promises'
import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { getCached, putCached } from '#functions/store/cache.ts'
import { acquireLease } from '#functions/store/lease.ts'
import { type AiFallbackReason, aiFallbackReasons } from '#shared/advisers.ts'

/** How long a provider's error is returned to all callers, so that the request is not repeated at once. */
export const insightFailureSeconds = 30
/** In seconds: longer than the timeout of a request to the provider. */
const leaseSeconds = 25
/** How often a caller checks for the text that another caller requested: for 21 s in total, since API Gateway times out after 30 s. */
const pollMs = 250
const maxPolls = 84

interface Entry<S extends z.ZodMiniType> {
  readonly key: string
  readonly schema: S
  readonly seconds: number
}

/**
 * Returns the cached text of an entry, or has `write` write it. Concurrent calls share one request to the AI provider. Throws
 * AiProviderError.
 */
export async function singleFlight<S extends z.ZodMiniType>(
  entry: Entry<S>,
  write: () => Promise<z.output<S>>,
): Promise<z.output<S>> {
  for (let polls = 0; polls < maxPolls; polls++) {
    const cached = await getCached(entry.key, entry.schema)
    if (cached !== undefined) return cached
    const fallbackReason = await getCached(failureKey(entry.key), z.enum(aiFallbackReasons))
    if (fallbackReason) throw new AiProviderError(fallbackReason)
    const lease = await acquireLease(entry.key, leaseSeconds)
    if (lease) return writeAndCache(entry, write).finally(lease.release)
    await sleep(pollMs)
  }
  throw new AiProviderError('timeout')
}

async function writeAndCache<S extends z.ZodMiniType>(
  { key, schema, seconds }: Entry<S>,
  write: () => Promise<z.output<S>>,
): Promise<z.output<S>> {
  // Another call may have finished just before this one got the lease.
  const cached = await getCached(key, schema)
  if (cached !== undefined) return cached
  try {
    const text = await write()
    await putCached(key, z.encode(schema, text), seconds)
    return text
  } catch (error) {
    if (error instanceof AiProviderError && !personalReasons.has(error.fallbackReason))
      await putCached(failureKey(key), error.fallbackReason, insightFailureSeconds)
    throw error
  }
}

/** Reasons that concern one user or plan, so that others may still make the request. */
const personalReasons: ReadonlySet<AiFallbackReason> = new Set(['cap_reached', 'free_budget_spent'])

const failureKey = (key: string) => `${key}#miss`
