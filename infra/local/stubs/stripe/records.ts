import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames, priceOf } from '#shared/plans.ts'

const Metadata = z.record(z.string(), z.string())

/** Points in time are seconds since 1970 on the stand-in's own clock, amounts are cents, as everywhere below. */
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
  /** How far the stand-in's clock was moved, in seconds. */
  ahead: z.int(),
  /** Customers whose card takes nothing more. */
  declined: z.array(z.string()),
  customers: z.record(z.string(), Customer),
  sessions: z.record(z.string(), Session),
  subscriptions: z.record(z.string(), Subscription),
  invoices: z.record(z.string(), Invoice),
  portals: z.record(z.string(), Portal),
})
type Contents = z.infer<typeof Contents>

/** What the account at Stripe holds. */
export interface Records extends Contents {
  /** Seconds since 1970 by the stand-in's clock. */
  now(): number
  /** Writes it all down; after every change. */
  save(): void
}

/** Records in a JSON file, written whole and put in place by a rename; in memory only without one. */
export function openRecords(file?: string): Records {
  const contents = file && existsSync(file) ? Contents.parse(JSON.parse(readFileSync(file, 'utf8'))) : empty()
  return Object.assign(contents, {
    now: () => Math.floor(Date.now() / 1000) + contents.ahead,
    save: () => {
      if (!file) return
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(contents), { mode: 0o600 })
      renameSync(`${file}.new`, file)
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

/** An id as Stripe makes them: `sub_` and letters. */
export const createId = (kind: string): string => `${kind}_${randomBytes(12).toString('hex')}`

/** One price of the account at Stripe. */
export interface Price {
  readonly id: string
  readonly product: string
  readonly cents: number
  readonly interval: 'month' | 'year'
}

const toPriceId = (plan: PaidPlanName, cycle: BillingCycle) => `price_${plan}_${cycle}`

/** The prices that an operator makes at Stripe for our plans, and names in their configuration. */
export const stubPrices: readonly Price[] = paidPlanNames.flatMap((plan) =>
  billingCycles.map((cycle) => ({
    id: toPriceId(plan, cycle),
    product: `Viewcraft ${plan === 'basic' ? 'Basic' : 'Premium'}`,
    cents: priceOf(plan, cycle) * 100,
    interval: cycle === 'monthly' ? ('month' as const) : ('year' as const),
  })),
)

/** The configuration that names them. */
export const stubPriceIds = {
  basic: { monthly: [toPriceId('basic', 'monthly')], yearly: [toPriceId('basic', 'yearly')] },
  premium: { monthly: [toPriceId('premium', 'monthly')], yearly: [toPriceId('premium', 'yearly')] },
}

export function getPrice(prices: readonly Price[], id: string): Price {
  const found = prices.find((price) => price.id === id)
  if (!found) throw new Error(`no price ${id}`)
  return found
}

/** The end of a period that begins at `start`: the same day of the next month or year, or the last one it has. */
export function computePeriodEnd(start: number, { interval }: Price): number {
  const date = new Date(start * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + (interval === 'month' ? 1 : 12))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
