import { createHmac } from 'node:crypto'
import { createId } from './records.ts'

/** A webhook event. */
export interface StripeEvent {
  readonly id: string
  readonly type: string
  /** The body that is signed. */
  readonly body: string
}

/** How events are delivered. Stripe delivers them late, more than once and out of order. */
export interface WebhookDelivery {
  /** Delay of each event in milliseconds. */
  readonly delayMs: number
  /** How many times each event is sent. */
  readonly times: number
  /** Whether events that belong together are sent in reverse order. */
  readonly isReversed: boolean
  /** Whether events are recorded but not sent. */
  readonly isPaused: boolean
}

export const immediateDelivery: WebhookDelivery = { delayMs: 0, times: 1, isReversed: false, isPaused: false }

/** Delays in milliseconds before a failed delivery is retried. Stripe retries for three days. */
const retryDelaysMs = [1_000, 5_000, 30_000, 120_000]

/** Creates the `stripe-signature` of a body (docs.stripe.com/webhooks/signature). `at`: milliseconds since 1970. */
export function signWebhook(body: string, secret: string, at = Date.now()): string {
  const time = Math.floor(at / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

export interface WebhookSender {
  /** Creates events that belong together and delivers them. */
  sendEvents(objects: readonly (readonly [type: string, object: object])[], createdAt: number): void
  /** Sends one event immediately, ignoring `delivery`. Returns the HTTP status. */
  send(event: StripeEvent, signedAt?: number): Promise<number>
  readonly events: readonly StripeEvent[]
  delivery: WebhookDelivery
  /** Cancels scheduled deliveries. */
  stop(): void
}

/** Creates a sender of events to an address. Every attempt is signed again. */
export function createWebhookSender(address: () => string, secret: string): WebhookSender {
  const events: StripeEvent[] = []
  const timers = new Set<NodeJS.Timeout>()
  const schedule = (milliseconds: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, milliseconds).unref()
    timers.add(timer)
  }
  const send: WebhookSender['send'] = async ({ body }, signedAt) => {
    const { status } = await fetch(address(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signWebhook(body, secret, signedAt),
      },
      body,
    })
    return status
  }
  const sendWithRetries = async (event: StripeEvent, attempt = 0): Promise<void> => {
    const status = await send(event).catch(() => 0)
    const delayMs = retryDelaysMs[attempt]
    if ((status < 200 || status > 299) && delayMs !== undefined)
      schedule(delayMs, () => void sendWithRetries(event, attempt + 1))
  }
  const webhooks: WebhookSender = {
    events,
    delivery: immediateDelivery,
    send,
    sendEvents: (objects, createdAt) => {
      const created = objects.map(([type, object]) => createEvent(type, object, createdAt))
      events.push(...created)
      const { delayMs, times, isReversed, isPaused } = webhooks.delivery
      if (isPaused) return
      const ordered = isReversed ? created.toReversed() : created
      for (let time = 0; time < times; time++)
        for (const event of ordered) schedule(delayMs, () => void sendWithRetries(event))
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
  return webhooks
}

function createEvent(type: string, object: object, created: number): StripeEvent {
  const id = createId('evt')
  const event = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created,
    type,
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    data: { object },
  }
  // Stripe writes events with line breaks. Code that parses and rewrites the body breaks the signature.
  return { id, type, body: JSON.stringify(event, null, 2) }
}
