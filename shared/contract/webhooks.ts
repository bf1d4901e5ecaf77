import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { ItemId } from './item-id.ts'

/**
 * The events of webhooks. `draft.ready`: the state of a draft changed to `ready`. `review.ready`: a published draft can be reviewed.
 * `test.concluded`: the outcome of a test was recorded. `outlier.found`: a video of a followed channel became an outlier.
 */
export const webhookEvents = ['draft.ready', 'review.ready', 'test.concluded', 'outlier.found'] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** The fields of each event's `data`: ids, the title that a draft leads with, and our figures on an outlier (`usual`). */
export const webhookFields = {
  'draft.ready': ['draft', 'name', 'title', 'planned'],
  'review.ready': ['draft', 'video', 'day'],
  'test.concluded': ['test', 'draft', 'outcome'],
  'outlier.found': ['video', 'channel', 'usual'],
} as const satisfies Record<WebhookEvent, readonly string[]>

/**
 * Why an attempt failed without a response: no response within ten seconds; no connection; an address that is not public, to which
 * we do not connect.
 */
export const deliveryFaults = ['timeout', 'unreachable', 'inside_address'] as const

const Events = z.array(z.enum(webhookEvents)).check(
  z.minLength(1),
  z.maxLength(webhookEvents.length),
  z.refine((all) => new Set(all).size === all.length),
)

export const Webhook = z.object({
  id: ItemId,
  url: z.url(),
  events: Events,
  /** `disabled` after the receiver failed for three days. */
  state: z.enum(['active', 'disabled']),
  createdAt: z.iso.datetime(),
  /** When the current series of failures began; null if the last delivery succeeded. */
  failingSince: z.nullable(z.iso.datetime()),
  /** When deliveries stop being signed with the previous secret too; null if the secret was not replaced within a day. */
  previousEndsAt: z.nullable(z.iso.datetime()),
})
export type Webhook = z.infer<typeof Webhook>

/** A webhook with its signing secret, which is returned only here. */
const WithSecret = z.object({ webhook: Webhook, secret: z.string() })

const Attempt = z.object({
  at: z.iso.datetime(),
  /** The HTTP status; null if there was no response. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(deliveryFaults)),
})

/** An event that was sent, or will be sent, to a webhook. */
export const Delivery = z.object({
  /** The event's id, the same as `webhook-id`. */
  id: z.string(),
  event: z.enum([...webhookEvents, 'test']),
  createdAt: z.iso.datetime(),
  state: z.enum(['pending', 'delivered', 'failed']),
  /** Oldest first. */
  attempts: z.array(Attempt),
  /** When the next attempt is due; null if there will be none. */
  nextAt: z.nullable(z.iso.datetime()),
})
export type Delivery = z.infer<typeof Delivery>

/** The longest address of a receiver, in characters. */
export const maxWebhookUrlLength = 500

const rate = { max: 60, seconds: 60 } as const

export const webhooks = {
  /** Returns the user's webhooks, newest first, and how many the plan allows. */
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    caller: 'user',
    input: z.strictObject({}),
    output: z.object({ webhooks: z.array(Webhook), max: z.int() }),
    errors: [],
    rate,
  }),
  /** Creates a webhook. Requires a sign-in within the last ten minutes, because it sends data of the account elsewhere. */
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    caller: 'user',
    input: z.strictObject({ url: z.string().check(z.trim(), z.maxLength(maxWebhookUrlLength)), events: Events }),
    output: WithSecret,
    errors: ['recent_sign_in_required', 'webhook_limit_reached', 'webhook_url_invalid'],
    rate: { max: 20, seconds: 60 },
  }),
  /** Changes which events a webhook receives, or reactivates it. */
  change: endpoint({
    method: 'PATCH',
    path: '/api/webhooks/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId, events: z.optional(Events), state: z.optional(z.literal('active')) }),
    output: z.object({ webhook: Webhook }),
    errors: ['not_found'],
    rate,
  }),
  /** Replaces the secret. Deliveries are signed with both for a day. */
  rotate: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/secret',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: WithSecret,
    errors: ['not_found', 'recent_sign_in_required'],
    rate: { max: 20, seconds: 60 },
  }),
  /** Deletes a webhook. Pending deliveries are not sent. */
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/{id}',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({}),
    errors: [],
    rate,
  }),
  /** Sends a test event within a minute. */
  test: endpoint({
    method: 'POST',
    path: '/api/webhooks/{id}/test',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({}),
    errors: ['not_found'],
    rate: { max: 30, seconds: 3600 },
  }),
  /** Returns the latest 50 deliveries of a webhook, newest first. They are kept for 27 days. */
  deliveries: endpoint({
    method: 'GET',
    path: '/api/webhooks/{id}/deliveries',
    caller: 'user',
    input: z.strictObject({ id: ItemId }),
    output: z.object({ deliveries: z.array(Delivery) }),
    errors: [],
    rate,
  }),
}
