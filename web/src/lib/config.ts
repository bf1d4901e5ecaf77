import type { Config } from '#shared/config.ts'
import { configId } from '#shared/config-block.ts'
import { hasFields } from './fields.ts'

let loaded: Promise<Config> | undefined

/**
 * Returns the deployment's configuration from the page, or else from `/config.json`, which is fetched once. Rejects if it
 * is unavailable; the next call then tries again.
 */
export function loadConfig(): Promise<Config> {
  loaded ??= readConfig().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function readConfig(): Promise<Config> {
  // Empty in development, where the page is served without a configuration.
  const text = document.getElementById(configId)?.textContent
  const config: unknown = text ? JSON.parse(text) : await fetchConfig()
  if (!isConfig(config)) throw new TypeError('the configuration is incomplete')
  return config
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { signal: AbortSignal.timeout(10_000) })
  if (!response.ok) throw new Error(`/config.json returned ${response.status}`)
  return response.json()
}

/** Checks the required settings. Code that uses an optional setting checks it itself. */
const isConfig = (config: unknown): config is Config =>
  hasFields(config, {
    region: 'string',
    userPoolId: 'string',
    userPoolClientId: 'string',
    cognitoEndpoint: 'string',
    uploadsOrigin: 'string',
    codesByMail: 'boolean',
    passkeys: 'boolean',
    ai: 'boolean',
    payments: 'boolean',
    derivedMetrics: 'boolean',
    local: 'boolean',
  })
