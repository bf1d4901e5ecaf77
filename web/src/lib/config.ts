import * as z from 'zod/mini'
import { Config } from '#shared/config.ts'

let loaded: Promise<Config> | undefined

/** What the page must know of its system; fetched once. Rejects when it cannot be had, and tries again when asked again. */
export function loadConfig(): Promise<Config> {
  loaded ??= fetchConfig().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`)
  return z.parse(Config, await response.json())
}
