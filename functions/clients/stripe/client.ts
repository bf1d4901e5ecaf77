import Stripe from 'stripe'
import * as z from 'zod/mini'
import { optionalEnv } from '#functions/lib/env.ts'
import { Failure } from '#functions/lib/failure.ts'
import { log } from '#functions/lib/log.ts'
import { readSecret } from '#functions/lib/secrets.ts'

/** What the operator keeps in the secret: the API key, and what webhooks are signed with. */
const Secret = z.object({ key: z.string().check(z.minLength(1)), webhook: z.string().check(z.minLength(1)) })

/** For all that one request asks of Stripe, in milliseconds: somebody is waiting, and a function has its seconds. */
const patienceMs = 16_000
/** For one call of them. */
const timeoutMs = 8_000
/** After the first call; the library gives every call that changes something an idempotency key of its own. */
const retries = 1

/** When a request that begins now gives up on Stripe: its calls share one. */
export const stripeDeadline = (): AbortSignal => AbortSignal.timeout(patienceMs)

/** For so long Stripe is asked for the same thing by the same key, in milliseconds. */
const sameMs = 10 * 60_000

/**
 * An idempotency key for calls at the same time, and repeats within ten minutes: they make one thing. No longer than
 * that, since Stripe repeats a failure of its own too, and refuses the key to whoever asks with other words.
 */
export const timedIdempotencyKey = (name: string, now = Date.now()): string => `${name}#${Math.floor(now / sameMs)}`

/** Throws Failure `payments_off` where nothing is sold; who paid before goes on paying, and is heard of. */
export function requirePayments(): void {
  if (optionalEnv('STRIPE_PRICES') === undefined) throw new Failure('payments_off')
}

/** What webhooks are signed with. */
export const readWebhookSecret = async (): Promise<string> => (await readStripeSecret()).webhook

/** Stripe, until the deadline; also where they take no payments any more: those who paid may cancel and leave. */
async function open(deadline: AbortSignal): Promise<Stripe> {
  const inTime: typeof fetch = (url, init) =>
    fetch(url, { ...init, signal: AbortSignal.any([deadline, ...(init?.signal ? [init.signal] : [])]) })
  const httpClient = Stripe.createFetchHttpClient(inTime)
  const { key } = await readStripeSecret()
  return new Stripe(key, { ...address(), httpClient, timeout: timeoutMs, maxNetworkRetries: retries })
}

/** A secret that the operator has not filled in, or not as it has to be, is nobody else's business. */
async function readStripeSecret(): Promise<z.infer<typeof Secret>> {
  const text = await readSecret('STRIPE_SECRET')
  try {
    return Secret.parse(JSON.parse(text))
  } catch {
    // Without the cause: it could quote the secret.
    log('error', 'stripe', { reason: 'the secret is not { key, webhook }' })
    throw new Failure('payments_failed')
  }
}

/** Where Stripe answers, if not at its own address. */
function address() {
  const url = optionalEnv('STRIPE_URL')
  if (!url) return {}
  const { hostname, port, protocol } = new URL(url)
  return { host: hostname, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Of what Stripe says in an error, as much as our log may know. */
const Said = z.object({
  type: z.optional(z.string()),
  code: z.optional(z.string()),
  statusCode: z.optional(z.int()),
  requestId: z.optional(z.string()),
})

/**
 * One call of Stripe, given up at the deadline. Whatever it fails with is Failure `payments_failed`; its own words stay in
 * neither log nor answer.
 */
export async function callStripe<T>(call: (stripe: Stripe) => Promise<T>, deadline: AbortSignal): Promise<T> {
  const stripe = await open(deadline)
  try {
    return await call(stripe)
  } catch (error) {
    const said = z.safeParse(Said, error).data ?? {}
    // 4xx is for us or the operator to mend, all else passes.
    log(said.statusCode !== undefined && said.statusCode < 500 ? 'error' : 'warn', 'stripe', said)
    throw new Failure('payments_failed')
  }
}

/** The same, where that the thing is not (or no longer) there is an answer too: undefined. */
export const callStripeIfFound = <T>(
  call: (stripe: Stripe) => Promise<T>,
  deadline: AbortSignal,
): Promise<T | undefined> =>
  callStripe(
    (stripe) =>
      call(stripe).catch((error: unknown) => {
        if (z.safeParse(Said, error).data?.code === 'resource_missing') return undefined
        throw error
      }),
    deadline,
  )
