/**
 * `npm start` and `npm run dev`: run the whole system locally until SIGTERM or Ctrl-C. The `exec` in their commands replaces
 * npm's shell, which would not pass on SIGTERM.
 */
import '#infra/sdk-environment.ts'
import { existsSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { DataError } from './data-file.ts'
import type { ExternalServiceKeys, StripeKeys } from './external-services.ts'
import { PortInUseError } from './listen.ts'
import type { GoogleClient } from './stubs/google/oauth.ts'
import { startSystem } from './system.ts'

const root = path.resolve(import.meta.dirname, '../..')
if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'))

/** A combination of settings that is not valid. */
class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

const Options = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 4700),
  VIEWCRAFT_DATA: z._default(z.string(), path.join(root, '.viewcraft')),
  VIEWCRAFT_DEMO: z._default(z.enum(['full', 'plain']), 'full'),
  YOUTUBE_API_KEY: z.optional(z.string()),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  GOOGLE_SIGN_IN_CLIENT_ID: z.optional(z.string()),
  GOOGLE_SIGN_IN_CLIENT_SECRET: z.optional(z.string()),
  AI_API_KEY: z.optional(z.string()),
  AI_MODEL: z.optional(z.string()),
  AI_URL: z.optional(z.string()),
  AI_PRICE_IN: z.optional(z.coerce.number()),
  AI_PRICE_OUT: z.optional(z.coerce.number()),
  STRIPE_KEY: z.optional(z.string()),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()),
  STRIPE_BASIC_MONTHLY: z.optional(z.string()),
  STRIPE_BASIC_YEARLY: z.optional(z.string()),
  STRIPE_PREMIUM_MONTHLY: z.optional(z.string()),
  STRIPE_PREMIUM_YEARLY: z.optional(z.string()),
})

/**
 * Reads the keys of external services. Empty values count as missing. Throws SettingsError if keys that belong
 * together are incomplete.
 */
function readKeys(options: z.output<typeof Options>): ExternalServiceKeys {
  const youtube = options.YOUTUBE_API_KEY || undefined
  return {
    youtube,
    google: readGoogleClient(options, 'GOOGLE', youtube),
    googleSignIn: readGoogleClient(options, 'GOOGLE_SIGN_IN', youtube),
    ai: readAiProvider(options),
    stripe: readStripeKeys(options),
  }
}

/** Reads one of the OAuth clients at Google. Without a YouTube key, the stub stands in for all of Google. */
function readGoogleClient(
  options: z.output<typeof Options>,
  prefix: 'GOOGLE' | 'GOOGLE_SIGN_IN',
  youtube: string | undefined,
): GoogleClient | undefined {
  const clientId = options[`${prefix}_CLIENT_ID`]
  const clientSecret = options[`${prefix}_CLIENT_SECRET`]
  if (!clientId && !clientSecret) return undefined
  if (!youtube || !clientId || !clientSecret)
    throw new SettingsError(`${prefix}_CLIENT_ID, ${prefix}_CLIENT_SECRET and YOUTUBE_API_KEY must be set together`)
  return { clientId, clientSecret }
}

function readAiProvider({
  AI_API_KEY: key,
  AI_MODEL: model,
  AI_URL,
  AI_PRICE_IN,
  AI_PRICE_OUT,
}: z.output<typeof Options>) {
  if (!key && !model) return undefined
  if (!key || !model || AI_PRICE_IN === undefined || AI_PRICE_OUT === undefined)
    throw new SettingsError('AI_API_KEY, AI_MODEL, AI_PRICE_IN and AI_PRICE_OUT must be set together')
  return { key, provider: { model, url: AI_URL || undefined, priceIn: AI_PRICE_IN, priceOut: AI_PRICE_OUT } }
}

function readStripeKeys(options: z.output<typeof Options>): StripeKeys | undefined {
  const { STRIPE_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = options
  const { STRIPE_BASIC_MONTHLY, STRIPE_BASIC_YEARLY, STRIPE_PREMIUM_MONTHLY, STRIPE_PREMIUM_YEARLY } = options
  if (!key && !webhook) return undefined
  const ids = [STRIPE_BASIC_MONTHLY, STRIPE_BASIC_YEARLY, STRIPE_PREMIUM_MONTHLY, STRIPE_PREMIUM_YEARLY]
  const [basicMonth, basicYear, premiumMonth, premiumYear] = ids.map((id) => (id ? [id] : []))
  if (!key || !webhook || !basicMonth || !basicYear || !premiumMonth || !premiumYear || !ids.every(Boolean))
    throw new SettingsError(
      'STRIPE_KEY, STRIPE_WEBHOOK_SECRET and the four price ids STRIPE_BASIC_MONTHLY ... must be set together',
    )
  // A live key would charge real cards from a development machine.
  if (!/^[sr]k_test_/.test(key)) throw new SettingsError('STRIPE_KEY must be a test mode key')
  return {
    key,
    webhook,
    prices: {
      basic: { monthly: basicMonth, yearly: basicYear },
      premium: { monthly: premiumMonth, yearly: premiumYear },
    },
  }
}

/** The process exits after this time even if something has not stopped yet. */
const shutdownTimeoutMs = 2_500

async function main(): Promise<void> {
  const options = Options.parse(process.env)
  const system = await startSystem({
    port: options.PORT,
    data: options.VIEWCRAFT_DATA,
    hot: process.argv.includes('--hot'),
    keys: readKeys(options),
    demo: options.VIEWCRAFT_DEMO,
    onFailure: (message) => fail(`Viewcraft stopped. ${message}`),
  })
  let isStopping = false
  const shutDown = () => {
    isStopping = true
    setTimeout(() => process.exit(), shutdownTimeoutMs).unref()
    void system.stop().then(() => process.exit())
  }
  process.once('SIGTERM', shutDown)
  process.once('SIGINT', shutDown)
  const { email, password } = system.demo
  const lines = [
    `Viewcraft is ready: ${system.url}`,
    `Demo login: ${email} / ${password} (demo data)`,
    `Inbox: ${system.inbox}`,
    ...(system.payments ? [`Payments: ${system.payments}`] : []),
    ...(system.isDemoMade ? [] : ['Making the demo data in the background, once. The demo login waits for it.']),
  ]
  console.log(lines.join('\n'))
  if (system.isDemoMade) return
  try {
    await system.makingDemo
    console.log('The demo data is ready.')
  } catch (error) {
    if (!isStopping) console.error(`The demo data could not be made. The next start continues. ${describe(error)}`)
  }
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

/** Returns a sentence for expected errors, and the stack for our own bugs. */
function describe(error: unknown): string {
  if (error instanceof z.core.$ZodError) return z.prettifyError(error)
  if (!(error instanceof Error)) return String(error)
  // Errors of the operating system, such as a full disk, have a number.
  const isExpected = error instanceof DataError || error instanceof SettingsError || 'errno' in error
  return isExpected ? error.message : (error.stack ?? error.message)
}

process.on('uncaughtException', (error) => fail(`Viewcraft stopped. ${describe(error)}`))

main().catch((error: unknown) =>
  fail(error instanceof PortInUseError ? error.message : `Cannot start: ${describe(error)}`),
)
