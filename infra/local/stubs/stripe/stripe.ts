/**
 * Stripe at the wire, as far as subscriptions need it: customers, Checkout Sessions with their page, the customer portal,
 * subscriptions, and signed webhooks. `/dashboard` is the operator's side: the clock, cards that fail, refunds, and how
 * events travel. Left out: card numbers, taxes, coupons, trials, proration, several items, disputes, every other resource.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { readBody } from '#infra/local/request.ts'
import { createGate } from '#infra/local/stubs/gate.ts'
import { type Account, type Answer, decodeForm, errors, routes } from './api.ts'
import { servePage } from './pages.ts'
import { openRecords, type Price, type Records, stubPrices } from './records.ts'
import { createSubscriptionActions, type SubscriptionActions } from './subscription-actions.ts'
import { createWebhookSender, type WebhookSender } from './webhooks.ts'

/** An error by its name, no answer at all, or a dropped line. */
export type StripeFault = 'failed' | 'busy' | 'unauthorized' | 'silence' | 'hangUp'

interface StripeOptions {
  readonly key: string
  /** What webhooks are signed with. */
  readonly webhookSecret: string
  /** Where events go. */
  readonly webhookUrl: () => string
  /** Where this stand-in answers, for links to its pages. */
  readonly origin: () => string
  readonly prices?: readonly Price[]
  /** Records survive here; in memory only without. */
  readonly file?: string
}

export interface StripeStub {
  readonly listener: RequestListener
  readonly records: Records
  readonly actions: SubscriptionActions
  readonly webhooks: WebhookSender
  /** Every call of the API so far: method and path. */
  readonly calls: readonly string[]
  /** The next calls of the API fail, one after the other; the library tries some of them again. */
  failNext(...next: readonly StripeFault[]): void
  /** Answers that the API makes from now on wait until what this answers is called. */
  holdResponses(): () => void
  stop(): void
}

const bodyLimit = 100_000

/** Stripe with the records of `file`, or with none: its listener, and a test's hand on records, life and events. */
export function createStripeStub(options: StripeOptions): StripeStub {
  const { prices = stubPrices, origin } = options
  const records = openRecords(options.file)
  const courier = createWebhookSender(options.webhookUrl, options.webhookSecret)
  const life = createSubscriptionActions(records, courier, prices)
  const account: Account = { records, actions: life, prices, origin }
  const calls: string[] = []
  const faults: StripeFault[] = []
  const gate = createGate()
  const once = createIdempotencyStore()

  async function answerApi(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request
    const body = (await readBody(request, bodyLimit)) ?? ''
    calls.push(`${method} ${url.pathname}`)
    const text = method === 'POST' ? body : url.search.slice(1)
    const key = method === 'POST' ? headers['idempotency-key'] : undefined
    const answer = once(key?.toString(), text, () => {
      const fault = faults.shift()
      if (fault === 'silence' || fault === 'hangUp') return fault
      if (fault) return errors[fault]
      if (headers.authorization !== `Bearer ${options.key}`) return errors.unauthorized
      return handleApiCall(account, method, url.pathname, text)
    })
    if (answer === 'silence') return
    if (answer === 'hangUp') return void response.destroy()
    // Held after it is made: it may be out of date when it arrives.
    await gate.wait()
    reply(response, answer)
  }

  return {
    listener: (request, response) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const answered = url.pathname.startsWith('/v1/')
        ? answerApi(request, url, response)
        : servePage({ account, webhooks: courier }, request, url, response)
      answered.catch(() => response.destroy())
    },
    records,
    actions: life,
    webhooks: courier,
    calls,
    failNext: (...next) => void faults.push(...next),
    holdResponses: gate.close,
    stop: courier.stop,
  }
}

type Outcome = Answer | 'silence' | 'hangUp'

/** The answer to a key, a failure of Stripe's own too, is given again to the same request, and refused to another one. */
function createIdempotencyStore() {
  const answers = new Map<string, { readonly text: string; readonly answer: Answer }>()
  return (key: string | undefined, text: string, answer: () => Outcome): Outcome => {
    const known = key === undefined ? undefined : answers.get(key)
    if (known) return known.text === text ? known.answer : errors.otherParameters
    const made = answer()
    if (key !== undefined && typeof made === 'object' && (made.status < 400 || made.status >= 500))
      answers.set(key, { text, answer: made })
    return made
  }
}

function handleApiCall(account: Account, method: string, path: string, text: string): Answer {
  for (const route of routes) {
    const [, id = ''] = (route.method === method && route.path.exec(path)) || []
    if (!route.path.test(path) || route.method !== method) continue
    try {
      return route.handle(account, decodeForm(text), id)
    } catch (error) {
      return errors.invalid(error instanceof Error ? error.message : 'invalid')
    }
  }
  return errors.unknownUrl
}

function reply(response: ServerResponse, { status, body }: Answer): void {
  const headers = { 'content-type': 'application/json', 'request-id': 'req_stand_in', 'stripe-should-retry': 'false' }
  // As Stripe does: what passes may be tried again.
  response
    .writeHead(status, status >= 500 ? { ...headers, 'stripe-should-retry': 'true' } : headers)
    .end(JSON.stringify(body))
}
