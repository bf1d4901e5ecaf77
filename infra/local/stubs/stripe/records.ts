import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'

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
