import Stripe from 'stripe'
import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import { idOf, readWebhookSecret } from './client.ts'

/** The parts of a Stripe event that we use. Its object may be outdated, so we ignore the rest. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** The customer whose subscription may have changed; undefined for an event about something else. */
  readonly customerId: string | undefined
  /** The customer's user, if the event contains their id. */
  readonly userId: string | undefined
  /** The payment that was refunded in full, if one was. */
  readonly refundedPayment: string | undefined
}

/** Events after which we fetch the subscription again. */
const watched = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'charge.refunded',
])

const Metadata = z.optional(z.nullable(z.looseObject({ userId: z.optional(z.string()) })))
/** The attributes we read of a session, customer, subscription, invoice or charge. */
const EventObject = z.object({
  object: z.string(),
  id: z.string(),
  customer: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
  client_reference_id: z.optional(z.nullable(z.string())),
  metadata: Metadata,
  parent: z.optional(
    z.nullable(z.looseObject({ subscription_details: z.optional(z.nullable(z.looseObject({ metadata: Metadata }))) })),
  ),
  refunded: z.optional(z.boolean()),
  payment_intent: z.optional(z.nullable(z.union([z.string(), z.object({ id: z.string() })]))),
})

/**
 * Reads an event whose signature covers the raw body and is at most five minutes old (Stripe signs every delivery anew).
 * Throws Failure `unauthenticated` for any other, and an error for an event that we
 * watch but cannot read: Stripe delivers it again, and it is not marked as processed.
 */
export async function readPaymentEvent(body: string, signature: string | undefined): Promise<PaymentEvent> {
  const secret = await readWebhookSecret()
  let event: Stripe.Event
  try {
    event = Stripe.webhooks.constructEvent(body, signature ?? '', secret)
  } catch (error) {
    throw new Failure('unauthenticated', undefined, { cause: error })
  }
  const { id, type } = event
  const object = watched.has(type) ? z.parse(EventObject, event.data.object) : undefined
  const hints = [
    object?.metadata?.userId,
    object?.client_reference_id,
    object?.parent?.subscription_details?.metadata?.userId,
  ]
  return {
    id,
    type,
    customerId: object?.object === 'customer' ? object.id : idOf(object?.customer),
    userId: hints.find(Boolean) ?? undefined,
    refundedPayment: type === 'charge.refunded' && object?.refunded ? idOf(object.payment_intent) : undefined,
  }
}
