import { type BillingCycle, billingCycles, type PaidPlanName, paidPlanNames, priceOf } from '#shared/plans.ts'

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
