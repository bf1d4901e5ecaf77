import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { readDataFile, writeDataFile } from '#infra/local/data-file.ts'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames, priceOf } from '#shared/plans.ts'

// In this file, times are seconds since 1970 by the stub's clock, and amounts are cents.

export const Metadata = z.record(z.string(), z.string())

const Customer = z.object({ id: z.string(), created: z.int(), email: z.string(), name: z.string(), metadata: Metadata })
export type Customer = z.infer<typeof Customer>

const Session = z.object({
  id: z.string(),
  created: z.int(),
  customer: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  price: z.string(),
  reference: z.string(),
  metadata: Metadata,
  locale: z.string(),
  note: z.nullable(z.string()),
  successUrl: z.string(),
  cancelUrl: z.string(),
  subscription: z.nullable(z.string()),
})
export type Session = z.infer<typeof Session>

const Subscription = z.object({
  id: z.string(),
  created: z.int(),
  customer: z.string(),
  status: z.enum(['trialing', 'active', 'past_due', 'canceled', 'incomplete', 'unpaid', 'paused']),
  price: z.string(),
  periodStart: z.int(),
  periodEnd: z.int(),
  cancelAtPeriodEnd: z.boolean(),
  latestInvoice: z.string(),
  metadata: Metadata,
})
export type Subscription = z.infer<typeof Subscription>

const Invoice = z.object({
  id: z.string(),
  created: z.int(),
  customer: z.string(),
  subscription: z.string(),
  amount: z.int(),
  status: z.enum(['open', 'paid']),
  paymentIntent: z.string(),
  refunded: z.boolean(),
})
export type Invoice = z.infer<typeof Invoice>

const Portal = z.object({ id: z.string(), customer: z.string(), returnUrl: z.string() })

const Contents = z.object({
  /** How far the stub's clock is ahead, in seconds. */
  ahead: z.int(),
  /** Ids of customers whose card is declined. */
  declined: z.array(z.string()),
  customers: z.record(z.string(), Customer),
  sessions: z.record(z.string(), Session),
  subscriptions: z.record(z.string(), Subscription),
  invoices: z.record(z.string(), Invoice),
  portals: z.record(z.string(), Portal),
})
type Contents = z.infer<typeof Contents>

/** The contents of the Stripe account. */
export interface Records extends Contents {
  /** Returns seconds since 1970 by the stub's clock. */
  now(): number
  /** Writes the file. Call it after every change. */
  save(): void
}

/** Opens records stored in a JSON file, or in memory if no file is given. Throws DataError if it is damaged. */
export function openRecords(file?: string): Records {
  const contents = (file && readDataFile(file, Contents)) || empty()
  return Object.assign(contents, {
    now: () => Math.floor(Date.now() / 1000) + contents.ahead,
    save: () => {
      if (file) writeDataFile(file, contents)
    },
  })
}

const empty = (): Contents => ({
  ahead: 0,
  declined: [],
  customers: {},
  sessions: {},
  subscriptions: {},
  invoices: {},
  portals: {},
})

/** Creates an id in Stripe's format: `sub_` and 24 hexadecimal digits. */
export const createId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`

/** A price of the Stripe account. */
export interface Price {
  readonly id: string
  readonly product: string
  readonly cents: number
  readonly interval: 'month' | 'year'
}

const toPriceId = (plan: PaidPlanName, cycle: BillingCycle) => `price_${plan}_${cycle}`

/** The prices an operator creates at Stripe for our plans. */
export const stubPrices: readonly Price[] = paidPlanNames.flatMap((plan) =>
  billingCycles.map((cycle) => ({
    id: toPriceId(plan, cycle),
    product: `Viewcraft ${plan === 'basic' ? 'Basic' : 'Premium'}`,
    cents: priceOf(plan, cycle) * 100,
    interval: cycle === 'monthly' ? ('month' as const) : ('year' as const),
  })),
)

/** The ids of the prices, as in the operator's configuration. */
export const stubPriceIds = {
  basic: { monthly: [toPriceId('basic', 'monthly')], yearly: [toPriceId('basic', 'yearly')] },
  premium: { monthly: [toPriceId('premium', 'monthly')], yearly: [toPriceId('premium', 'yearly')] },
}

export function getPrice(prices: readonly Price[], id: string): Price {
  const match = prices.find((price) => price.id === id)
  if (!match) throw new Error(`no price ${id}`)
  return match
}

/** Returns the end of a period: the same day of the next month or year, or that month's last day. */
export function computePeriodEnd(start: number, { interval }: Price): number {
  const date = new Date(start * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'month' ? 1 : 12))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
