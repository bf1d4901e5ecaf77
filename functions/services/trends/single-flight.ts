import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { AiProviderError } from '#functions/clients/ai/errors.ts'
import { aiAbsences } from '#shared/advisers.ts'

/** What this part needs of the store; the endpoint passes it in. */
export interface SharedStore {
  readonly getCached: <S extends z.ZodMiniType>(key: string, schema: S) => Promise<z.output<S> | undefined>
  readonly keep: (key: string, value: unknown, seconds: number) => Promise<void>
  readonly lease: (name: string, seconds: number) => Promise<{ release: () => Promise<void> } | undefined>
}

/** How long nobody tries again after a fault. */
export const failureSeconds = 30
/** Longer than the provider is given. */
const flightSeconds = 25
const lookAgainMs = 250
/** Somebody is waiting, and API Gateway gives up after 30 s. */
const mostLooks = 84

/**
 * One answer for everybody who asks about the same thing: the kept one, else that of one question, whoever else asks
 * meanwhile waits for it. Kept for `seconds`; a fault for a moment, so that it is not asked for again at once. Throws
 * ProviderFault.
 */
export async function singleFlight<S extends z.ZodMiniType>(
  question: { readonly key: string; readonly schema: S; readonly seconds: number },
  ask: () => Promise<z.output<S>>,
  store: SharedStore,
): Promise<z.output<S>> {
  const { key, schema } = question
  for (let looks = 0; looks < mostLooks; looks++) {
    const kept = await store.getCached(key, schema)
    if (kept !== undefined) return kept
    const missed = await store.getCached(missKey(key), z.enum(aiAbsences))
    if (missed) throw new AiProviderError(missed)
    const flight = await store.lease(key, flightSeconds)
    if (flight) return fly(question, ask, store).finally(flight.release)
    await pause(lookAgainMs)
  }
  throw new AiProviderError('timeout')
}

async function fly<S extends z.ZodMiniType>(
  { key, schema, seconds }: { readonly key: string; readonly schema: S; readonly seconds: number },
  ask: () => Promise<z.output<S>>,
  { getCached, keep }: SharedStore,
): Promise<z.output<S>> {
  // Another one may have landed just before this one could start.
  const landed = await getCached(key, schema)
  if (landed !== undefined) return landed
  try {
    const text = await ask()
    await keep(key, z.encode(schema, text), seconds)
    return text
  } catch (error) {
    if (error instanceof AiProviderError) await keep(missKey(key), error.absence, failureSeconds)
    throw error
  }
}

const missKey = (key: string) => `${key}#miss`
