import * as z from 'zod/mini'
import { billingCycles, paidPlanNames } from '#shared/plans.ts'
import { endpoint } from './endpoint.ts'

/** A page of the payment provider that the browser navigates to. */
const Page = z.object({ url: z.url() })

export const billing = {
  /**
   * Creates a payment page for a plan, at the price from the plan table. It requires no recent sign-in, although Stripe may
   * offer a saved card: the purchase is for the user's own account, and Stripe sends them a receipt.
   */
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    caller: 'user',
    input: z.strictObject({ plan: z.enum(paidPlanNames), cycle: z.enum(billingCycles) }),
    output: Page,
    errors: ['payments_disabled', 'payments_failed', 'already_subscribed', 'plan_included'],
    rate: { max: 20, seconds: 60 },
  }),
  /**
   * Creates a session of the provider's portal for the user's subscription, cards and invoices. Requires a recent sign-in.
   * `change` opens the page for changing the plan.
   */
  portal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    caller: 'user',
    input: z.strictObject({ goal: z.enum(['manage', 'change']) }),
    output: Page,
    errors: ['payments_failed', 'billing_customer_missing', 'recent_sign_in_required'],
    rate: { max: 20, seconds: 60 },
  }),
  /**
   * Receives subscription events from the provider, signed over the raw body. Works even if sales are disabled, because
   * existing subscriptions are still charged.
   */
  webhook: endpoint({
    method: 'POST',
    path: '/api/billing/webhook',
    caller: 'signed',
    input: z.strictObject({}),
    output: z.strictObject({}),
    errors: ['payments_failed'],
    // Stripe sends from a few IP addresses, and many events at once after an outage.
    rate: { max: 3000, seconds: 60 },
  }),
}
