export const planNames = ['free', 'basic', 'premium'] as const
export type PlanName = (typeof planNames)[number]
/** The paid plans. */
export const paidPlanNames = ['basic', 'premium'] as const satisfies readonly PlanName[]
export type PaidPlanName = (typeof paidPlanNames)[number]

/** Returns the plans that a user without a subscription can buy: all that are larger than the current one. */
export const plansAbove = (own: PlanName): readonly PaidPlanName[] =>
  paidPlanNames.filter((plan) => planNames.indexOf(plan) > planNames.indexOf(own))

/** How often a plan is billed. */
export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]

export const meterNames = ['analyses', 'topics', 'insights', 'optimisations'] as const
/**
 * A meter of a plan. Its units: `analyses` are analyses with a score, `topics` distinct trend topics, `insights` pieces of advice
 * written by the AI provider, `optimisations` descriptions with their tags.
 */
export type MeterName = (typeof meterNames)[number]

/** Calendar periods, in UTC; a week is an ISO week (Monday first). */
export type Period = 'day' | 'week' | 'month'

/** A limit of `max` units per period. `fairUse` limits prevent abuse and are not shown on the cards. */
export interface Limit {
  readonly max: number
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

/** The fair-use limit of thumbnails per day: of uploads, and of checks. Failed and rejected ones count too. */
export const maxThumbnailsPerDay = 60

/** The fair-use limit per day of analyses that cost no unit, because they have no score. */
export const maxUnscoredPerDay = 100

/** The fair-use limits per day of new drafts, and of versions of drafts. Drafts themselves are unlimited in every plan. */
export const maxDraftsPerDay = 100
export const maxVersionsPerDay = 300

/**
 * What a plan allows besides the units of its meters. Cards, screens and checks all read this table. After a change to a smaller plan,
 * existing items stay and keep working; nothing can be added until their number is below the limit.
 * - `shares`: open links to shared drafts.
 * - `followed_channels`: channels that a user follows.
 * - `tokens`: personal access tokens.
 * - `webhooks`: URLs that receive events.
 * - `program_requests`: requests a day by programs and assistants together, to the API and to `/api/mcp`.
 */
export const allowances = {
  shares: { free: 1, basic: 5, premium: 25 },
  followed_channels: { free: 5, basic: 25, premium: 100 },
  tokens: { free: 2, basic: 5, premium: 20 },
  webhooks: { free: 1, basic: 3, premium: 10 },
  program_requests: { free: 200, basic: 5000, premium: 20_000 },
} as const satisfies Readonly<Record<string, Readonly<Record<PlanName, number>>>>
export type AllowanceName = keyof typeof allowances

/** Returns the smallest plan that allows more than `count`, if there is one. */
export const planAllowingMore = (name: AllowanceName, count: number): PlanName | undefined =>
  planNames.find((plan) => allowances[name][plan] > count)

/**
 * The cap on requests to the AI provider per user and day. It protects the operator's money: failed requests count too,
 * because the provider may charge for them, and none is refunded.
 */
export const maxAiRequestsPerDay: Readonly<Record<PlanName, number>> = { free: 5, basic: 30, premium: 300 }

const per = (period: Period, max: number): Limit => ({ max, per: period })
const fairUse = (max: number): Limit => ({ max, per: 'day', fairUse: true })

/** The plans. Cards, upgrade page, meters and payments all read this table. */
export const plans = {
  free: {
    monthly: 0,
    yearly: 0,
    limits: {
      analyses: per('month', 3),
      topics: per('week', 1),
      insights: per('month', 0),
      optimisations: per('month', 1),
    },
  },
  basic: {
    monthly: 19,
    yearly: 190,
    popular: true,
    limits: {
      analyses: fairUse(300),
      topics: fairUse(300),
      insights: per('month', 10),
      optimisations: per('month', 3),
    },
  },
  premium: {
    monthly: 49,
    yearly: 490,
    limits: { analyses: fairUse(300), topics: fairUse(300), insights: fairUse(300), optimisations: fairUse(300) },
  },
} as const satisfies Record<PlanName, Plan>

/** Returns the price of a plan for one billing cycle, in US dollars. */
export const priceOf = (plan: PlanName, cycle: BillingCycle): number => plans[plan][cycle]

/** Returns what yearly billing saves against twelve monthly payments, in US dollars and whole percent. */
export function yearlySaving(plan: PaidPlanName): { readonly dollars: number; readonly percent: number } {
  const dollars = 12 * plans[plan].monthly - plans[plan].yearly
  return { dollars, percent: Math.floor((100 * dollars) / (12 * plans[plan].monthly)) }
}
