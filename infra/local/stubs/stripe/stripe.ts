/**
 * Stub server for the parts of Stripe that subscriptions need: customers, Checkout Sessions with their page, the
 * customer portal, subscriptions, and signed webhooks. `/dashboard` is the operator's page: the clock, declined cards,
 * refunds, and how events are delivered.
 * Leaves out: card numbers, taxes, coupons, trials, proration, several items, disputes, every other resource.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '#infra/local/request.ts'
import { createGate } from '#infra/local/stubs/gate.ts'
import type { JsonResponse } from '../json-response.ts'
import { type Account, decodeForm, errors, routes } from './api.ts'
import { servePage } from './pages.ts'
import { openRecords, type Price, type Records, stubPrices } from './records.ts'
import { createSubscriptionActions, type SubscriptionActions } from './subscription-actions.ts'
import { createWebhookSender, type WebhookSender } from './webhooks.ts'

/** An error by its name, no response, or a dropped connection. */
export type StripeFault = 'failed' | 'busy' | 'inUse' | 'unauthorized' | 'silence' | 'hangUp'

interface StripeOptions {
  readonly key: string
  /** The secret that signs webhooks. */
  readonly webhookSecret: string
  /** The address that receives events. */
  readonly webhookUrl: () => string
  /** This server's origin, for links to its pages. */
  readonly origin: () => string
  readonly prices?: readonly Price[]
  /** File of the records. They are in memory if omitted. */
  readonly file?: string
}

export interface StripeStub {
  readonly listener: RequestListener
  readonly records: Records
  readonly actions: SubscriptionActions
  readonly webhooks: WebhookSender
  /** Method and path of every API call so far. */
  readonly calls: readonly string[]
  /** Makes the next API calls fail, one after the other. The Stripe library retries some of them. */
  failNext(...next: readonly StripeFault[]): void
  /** Holds back API responses from now on until the returned function is called. */
  holdResponses(): () => void
  stop(): void
}

const bodyLimit = 100_000

/**
 * Creates a Stripe account with the records of `file`. Tests control it through `records`, `actions` and `webhooks`.
 */
export function createStripeStub(options: StripeOptions): StripeStub {
  const { prices = stubPrices, origin } = options
  const records = openRecords(options.file)
  const webhooks = createWebhookSender(options.webhookUrl, options.webhookSecret)
  const actions = createSubscriptionActions(records, webhooks, prices)
  const account: Account = { records, actions, prices, origin }
  const calls: string[] = []
  const faults: StripeFault[] = []
  const gate = createGate()
  const runOnce = createIdempotencyStore()

  async function answerApi(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const body = (await readBody(request, bodyLimit)) ?? ''
    calls.push(`${method} ${url.pathname}`)
    const text = method === 'POST' ? body : url.search.slice(1)
    const key = method === 'POST' ? headers['idempotency-key'] : undefined
    const answer = runOnce(key?.toString(), text, () => {
      const fault = faults.shift()
      if (fault === 'silence' || fault === 'hangUp') return fault
      if (fault) return errors[fault]
      if (headers.authorization !== `Bearer ${options.key}`) return errors.unauthorized
      return handleApiCall(account, method, url.pathname, text)
    })
    if (answer === 'silence') return
    if (answer === 'hangUp') return void response.destroy()
    // The response is created before it is held back, so it may be outdated when it arrives.
    await gate.wait()
    reply(response, answer)
  }

  return {
    listener: (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const answered = url.pathname.startsWith('/v1/')
        ? answerApi(request, url, response)
        : servePage({ account, webhooks }, request, url, response)
      answered.catch(() => response.destroy())
    },
    records,
    actions,
    webhooks,
    calls,
    failNext: (...next) => void faults.push(...next),
    holdResponses: gate.close,
    stop: webhooks.stop,
  }
}

type Outcome = JsonResponse | 'silence' | 'hangUp'

/** Repeats the response to a known idempotency key, including 5xx errors, and rejects the key for another request. */
function createIdempotencyStore() {
  const stored = new Map<string, { readonly text: string; readonly answer: JsonResponse }>()
  return (key: string | undefined, text: string, answer: () => Outcome): Outcome => {
    const previous = key === undefined ? undefined : stored.get(key)
    if (previous) return previous.text === text ? previous.answer : errors.otherParameters
    const created = answer()
    if (key !== undefined && typeof created === 'object' && (created.status < 400 || created.status >= 500))
      stored.set(key, { text, answer: created })
    return created
  }
}

function handleApiCall(account: Account, method: string, path: string, text: string): JsonResponse {
  for (const route of routes) {
    const match = route.method === method && route.path.exec(path)
    if (!match) continue
    try {
      return route.handle(account, decodeForm(text), match[1] ?? '')
    } catch (error) {
      return errors.invalid(error instanceof Error ? error.message : 'invalid')
    }
  }
  return errors.unknownUrl
}

function reply(response: ServerResponse, { status, body }: JsonResponse): void {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_stub', 'stripe-should-retry': 'false' }
  // Stripe marks temporary errors as retryable.
  response
    .writeHead(status, status >= 500 ? { ...headers, 'stripe-should-retry': 'true' } : headers)
    .end(JSON.stringify(body))
}
