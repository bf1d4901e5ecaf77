import * as z from 'zod/mini'
import { billingCycles, paidPlanNames } from '#shared/plans.ts'
import { endpoint } from './endpoint.ts'

/** A page of the payment provider, for the browser to go to. */
const Page = z.object({ url: z.url() })

export const billing = {
  /**
   * Opens the payment page for a plan. What it charges is the plan's price, whatever any screen says. Any token will do,
   * though Stripe may fill in the card of who paid before: what is bought is the user's own, and Stripe writes to them.
   */
  checkout: endpoint({
    method: 'POST',
    path: '/api/billing/checkout',
    caller: 'user',
    input: z.strictObject({ plan: z.enum(paidPlanNames), cycle: z.enum(billingCycles) }),
    output: Page,
    errors: ['payments_off', 'payments_failed', 'subscription_open'],
    rate: { most: 20, seconds: 60 },
  }),
  /**
   * Opens the provider's pages about the user's own subscription, card and invoices, soon after a sign-in; `change`: where
   * the plan is changed.
   */
  portal: endpoint({
    method: 'POST',
    path: '/api/billing/portal',
    caller: 'user',
    input: z.strictObject({ goal: z.enum(['manage', 'change']) }),
    output: Page,
    errors: ['payments_failed', 'billing_missing', 'sign_in_stale'],
    rate: { most: 20, seconds: 60 },
  }),
  /**
   * The provider tells that something of a subscription changed; the signature is over the raw body. Also where nothing is
   * sold any more: those who paid go on being charged.
   */
  webhook: endpoint({
    method: 'POST',
    path: '/api/billing/webhook',
    caller: 'signed',
    input: z.strictObject({}),
    output: z.strictObject({}),
    errors: ['payments_failed'],
    // Stripe delivers from a few addresses, many at once after an outage.
    rate: { most: 3000, seconds: 60 },
  }),
}
