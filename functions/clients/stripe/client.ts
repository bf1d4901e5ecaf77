import type Stripe from 'stripe'
import * as z from 'zod/mini'
import { optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log, reasonOf } from '#functions/lib/log.ts'
import { readSecret } from '#functions/lib/secrets.ts'

/** The secret that the operator stores: the API key and the webhook's signing secret. */
const Secret = z.object({ key: z.string().check(z.minLength(1)), webhook: z.string().check(z.minLength(1)) })

/** The timeout of all calls that one of our requests makes to Stripe, in milliseconds. */
const totalTimeoutMs = 16_000
/** The timeout of each of those calls. */
const callTimeoutMs = 8_000
/** Retries after the first call. The library adds an idempotency key to every call that changes something. */
const retries = 1

/** Returns the shared deadline of a request's calls to Stripe. */
export const stripeDeadline = (): AbortSignal => AbortSignal.timeout(totalTimeoutMs)

const idempotencyMs = 10 * 60_000

/**
 * Returns an idempotency key that is the same for ten minutes, so that concurrent and repeated calls create one object. It must change,
 * because Stripe also repeats its own failures and rejects a key that is reused with other parameters.
 */
export const timedIdempotencyKey = (name: string): string => `${name}#${Math.floor(Date.now() / idempotencyMs)}`

/** Throws Failure `payments_disabled` if no prices are configured. Existing subscriptions still renew and send events. */
export function requirePayments(): void {
  if (optionalEnv('STRIPE_PRICES') === undefined) throw new Failure('payments_disabled')
}

/** Reads the secret that webhooks are signed with. */
export const readWebhookSecret = async (): Promise<string> => (await readStripeSecret()).webhook

/** Creates a client that stops at the deadline. Imports the package on the first call, which most changes to an account never make. */
async function createClient(deadline: AbortSignal): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const fetchUntilDeadline: typeof fetch = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]) })
  const httpClient = Client.createFetchHttpClient(fetchUntilDeadline)
  const { key } = await readStripeSecret()
  return new Client(key, { ...address(), httpClient, timeout: callTimeoutMs, maxNetworkRetries: retries })
}

/** Throws Failure `payments_failed` for a secret that is missing or malformed. */
async function readStripeSecret(): Promise<z.infer<typeof Secret>> {
  try {
    return Secret.parse(JSON.parse(await readSecret('STRIPE_SECRET')))
  } catch (error) {
    // Logged without the message, which could quote the secret.
    log('error', 'stripe', { reason: 'there is no secret { key, webhook }', error: reasonOf(error) })
    throw new Failure('payments_failed')
  }
}

/** Stripe's address, if it is not the real one. */
function address() {
  const url = optionalEnv('STRIPE_URL')
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** The parts of Stripe's errors that may be logged. */
const LoggableError = z.object({
  type: z.optional(z.string()),
  code: z.optional(z.string()),
  statusCode: z.optional(z.int()),
  requestId: z.optional(z.string()),
})

/**
 * Whether an error passes without a change by us or the operator: no response, a 5xx, 409 (another request with the same idempotency key is
 * in progress) or 429 (too many requests).
 */
const isTemporary = (status = 500): boolean => status >= 500 || status === 409 || status === 429

/**
 * Makes one call to Stripe, aborted at the deadline. Every error becomes Failure `payments_failed`; Stripe's own message
 * is neither logged nor returned.
 */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>, deadline: AbortSignal): Promise<T> {
  const stripe = await createClient(deadline)
  try {
    return await call(stripe)
  } catch (error) {
    const details = z.safeParse(LoggableError, error).data ?? {}
    log(isTemporary(details.statusCode) ? 'warn' : 'error', 'stripe', details)
    throw new Failure('payments_failed')
  }
}

/** Like {@link callStripe}, but returns undefined when Stripe does not have the object (any more). */
export const callStripeIfFound = <T>(
  call: (stripe: Stripe) => Promise<T>,
  deadline: AbortSignal,
): Promise<T | undefined> =>
  callStripe(
    (stripe) =>
      call(stripe).catch((error: unknown) => {
        if (z.safeParse(LoggableError, error).data?.code === 'resource_missing') return undefined
        throw error
      }),
    deadline,
  )

/** Returns the id of an object that Stripe sends as an id or expanded. */
export const idOf = (reference: string | { readonly id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id
