import * as z from 'zod/mini'
import { Config } from '#shared/config.ts'

let loaded: Promise<Config> | undefined

/** Fetches the deployment's configuration once. Rejects if it is unavailable; the next call then tries again. */
export function loadConfig(): Promise<Config> {
  loaded ??= fetchConfig().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function fetchConfig(): Promise<Config> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`/config.json returned ${response.status}`)
  return z.parse(Config, await response.json())
}
