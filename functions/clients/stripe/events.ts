import Stripe from 'stripe'
import * as z from 'zod/mini'
import { Failure } from '#functions/lib/failure.ts'
import { readWebhookSecret } from './client.ts'

/** What an event of Stripe's means for us; the object in it is as old as the event, and is not relied on for more. */
export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Whose subscription may have changed; undefined for an event that is about none. */
  readonly customerId: string | undefined
  /** Who that is to us, where the event says so. */
  readonly userId: string | undefined
  /** The payment that was paid back in full, if one was. */
  readonly refundedPayment: string | undefined
}

/** Events after which a subscription is looked at again. */
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
/** As much of a session, a customer, a subscription, an invoice or a charge as is asked for. */
const About = z.object({
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
 * Reads an event whose signature is over the raw body and at most five minutes old (Stripe signs anew each time that it
 * delivers). Throws Failure `unauthenticated` for every other.
 */
export async function readPaymentEvent(body: string, signature: string | undefined): Promise<PaymentEvent> {
  const secret = await readWebhookSecret()
  let event: Stripe.Event
  try {
    event = Stripe.webhooks.constructEvent(body, signature ?? '', secret, undefined, undefined, Date.now())
  } catch (error) {
    throw new Failure('unauthenticated', undefined, { cause: error })
  }
  const { id, type } = event
  const about = watched.has(type) ? z.safeParse(About, event.data.object).data : undefined
  const hints = [
    about?.metadata?.userId,
    about?.client_reference_id,
    about?.parent?.subscription_details?.metadata?.userId,
  ]
  return {
    id,
    type,
    customerId: about?.object === 'customer' ? about.id : idOf(about?.customer),
    userId: hints.find(Boolean) ?? undefined,
    refundedPayment: type === 'charge.refunded' && about?.refunded ? idOf(about.payment_intent) : undefined,
  }
}

const idOf = (given: string | { readonly id: string } | null | undefined) =>
  typeof given === 'string' ? given : given?.id
