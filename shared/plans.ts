export const planNames = ['free', 'basic', 'premium'] as const
export type PlanName = (typeof planNames)[number]
/** The plans that cost something. */
export const paidPlanNames = ['basic', 'premium'] as const satisfies readonly PlanName[]
export type PaidPlanName = (typeof paidPlanNames)[number]

/** How a plan may be paid. */
export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]

export const meterNames = ['analyses', 'topics', 'insights', 'optimisations'] as const
/** What a plan counts. `analyses`: drafts analysed; `topics`: distinct trend topics; `insights`: advice the AI provider wrote; `optimisations`: metadata drafts. */
export type MeterName = (typeof meterNames)[number]

/** Calendar periods, in UTC; a week is an ISO week (Monday first). */
export type Period = 'day' | 'week' | 'month'

/** At most `most` distinct things a period. `fairUse` limits stop abuse and are not on the cards. */
export interface Limit {
  readonly most: number
  readonly per: Period
  readonly fairUse?: true
}

export interface Plan {
  /** US dollars a month when paid monthly. */
  readonly monthly: number
  /** US dollars a year when paid yearly. */
  readonly yearly: number
  readonly popular?: true
  readonly limits: Readonly<Record<MeterName, Limit>>
}

/** Fair use besides the meters: thumbnails checked a day, those that were refused too. */
export const maxThumbnailsPerDay = 60

const a = (period: Period, most: number): Limit => ({ most, per: period })
const fair = (most: number): Limit => ({ most, per: 'day', fairUse: true })

/** The one plan table: cards, upgrade page, meters and payments read it. */
export const plans = {
  free: {
    monthly: 0,
    yearly: 0,
    limits: { analyses: a('month', 3), topics: a('week', 1), insights: a('month', 0), optimisations: a('month', 1) },
  },
  basic: {
    monthly: 19,
    yearly: 190,
    popular: true,
    limits: { analyses: fair(300), topics: fair(300), insights: a('month', 10), optimisations: a('month', 3) },
  },
  premium: {
    monthly: 49,
    yearly: 490,
    limits: { analyses: fair(300), topics: fair(300), insights: fair(300), optimisations: fair(300) },
  },
} as const satisfies Record<PlanName, Plan>

/** US dollars that a plan costs a month or a year. */
export const priceOf = (plan: PlanName, cycle: BillingCycle): number => plans[plan][cycle]

/** What a year paid at once costs less than twelve months: US dollars, and whole percents. */
export function yearlySaving(plan: PaidPlanName): { readonly dollars: number; readonly percent: number } {
  const dollars = 12 * plans[plan].monthly - plans[plan].yearly
  return { dollars, percent: Math.floor((100 * dollars) / (12 * plans[plan].monthly)) }
}
