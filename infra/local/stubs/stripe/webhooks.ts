import { createHmac } from 'node:crypto'
import { createId } from './records.ts'

/** What is sent when something happens. */
export interface StripeEvent {
  readonly id: string
  readonly type: string
  /** The body, as it is signed. */
  readonly body: string
}

/** How events travel. Real ones are late, come twice and overtake each other. */
export interface WebhookDelivery {
  /** Milliseconds that each waits. */
  readonly delayMs: number
  /** How often each is sent. */
  readonly times: number
  /** Those of one happening are sent the last one first. */
  readonly isReversed: boolean
  /** Nothing is sent. */
  readonly isPaused: boolean
}

export const immediateDelivery: WebhookDelivery = { delayMs: 0, times: 1, isReversed: false, isPaused: false }

/** How long it waits, in milliseconds, before an event that was not taken is sent again. Stripe goes on for three days. */
const retryDelaysMs = [1_000, 5_000, 30_000, 120_000]

/** `stripe-signature` over a body, as docs.stripe.com/webhooks/signature has it. `at`: milliseconds since 1970. */
export function signWebhook(body: string, secret: string, at = Date.now()): string {
  const time = Math.floor(at / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

export interface WebhookSender {
  /** Writes an event about an object and sends it, with the others of the same happening. */
  sendEvents(happening: readonly (readonly [type: string, object: object])[], created: number): void
  /** Sends one now, whatever the manner; answers the status. */
  send(event: StripeEvent, signedAt?: number): Promise<number>
  readonly events: readonly StripeEvent[]
  delivery: WebhookDelivery
  /** Ends what is still to be sent. */
  stop(): void
}

/** Sends events to an address, each signed anew every time. */
export function createWebhookSender(address: () => string, secret: string): WebhookSender {
  const told: StripeEvent[] = []
  const timers = new Set<NodeJS.Timeout>()
  const later = (milliseconds: number, run: () => void) => {
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
  const persist = async (event: StripeEvent, attempt = 0): Promise<void> => {
    const status = await send(event).catch(() => 0)
    const wait = retryDelaysMs[attempt]
    if ((status < 200 || status > 299) && wait !== undefined) later(wait, () => void persist(event, attempt + 1))
  }
  const courier: WebhookSender = {
    events: told,
    delivery: immediateDelivery,
    send,
    sendEvents: (happening, created) => {
      const events = happening.map(([type, object]) => createEvent(type, object, created))
      told.push(...events)
      const { delayMs: delay, times, isReversed: reversed, isPaused: held } = courier.delivery
      if (held) return
      const inOrder = reversed ? events.toReversed() : events
      for (let time = 0; time < times; time++) for (const event of inOrder) later(delay, () => void persist(event))
    },
    stop: () => {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
  return courier
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
  // Stripe writes its events with line breaks: whoever parses and writes them anew breaks the signature.
  return { id, type, body: JSON.stringify(event, null, 2) }
}
