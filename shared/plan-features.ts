import type { DerivedMetric } from './derived.ts'
import { type AllowanceName, allowances, type Limit, type MeterName, type PlanName, planNames, plans } from './plans.ts'

/** The allowances on plan cards. The allowances of programs are only in the table of limits. */
const shownAllowances = ['followed_channels', 'shares'] as const satisfies readonly AllowanceName[]

/** A line of a plan's card. `limit` is present for features that a meter counts. */
export type Feature =
  | { readonly kind: MeterName; readonly limit: Limit }
  | { readonly kind: (typeof shownAllowances)[number]; readonly max: number }
  | {
      readonly kind:
        | 'summary'
        | 'email_support'
        | 'priority_support'
        | 'drafts'
        | 'live_score'
        | 'thumbnails'
        | 'compare'
        | 'tests'
        | 'track_record'
        | 'own_patterns'
        | 'upload_schedule'
        | 'deep_trends'
    }

/** The capabilities of a deployment that some features require. */
export interface Capabilities {
  /** An AI provider is configured. */
  readonly ai: boolean
  /** The metrics listed in `derived.ts` are enabled. */
  readonly derivedMetrics: boolean
}

/** The features that require the derived metric of the same name. */
const derived: readonly string[] = [
  'track_record',
  'own_patterns',
  'upload_schedule',
  'deep_trends',
] satisfies readonly DerivedMetric[]

const metered = (plan: PlanName, ...meters: readonly MeterName[]): Feature[] =>
  meters.map((kind) => ({ kind, limit: plans[plan].limits[kind] }))

const allowed = (plan: PlanName): Feature[] => shownAllowances.map((kind) => ({ kind, max: allowances[kind][plan] }))

/** The features that a plan has in addition to the next smaller plan, or with more units. */
const lines: Readonly<Record<PlanName, readonly Feature[]>> = {
  free: [{ kind: 'summary' }, ...metered('free', 'analyses', 'topics', 'optimisations'), ...allowed('free')],
  basic: [
    ...metered('basic', 'analyses', 'insights', 'topics', 'optimisations'),
    ...allowed('basic'),
    { kind: 'email_support' },
  ],
  premium: [
    ...metered('premium', 'insights'),
    { kind: 'own_patterns' },
    { kind: 'upload_schedule' },
    { kind: 'deep_trends' },
    ...metered('premium', 'optimisations'),
    ...allowed('premium'),
    { kind: 'priority_support' },
  ],
}

/** The features of every plan. */
const common: readonly Feature[] = [
  { kind: 'drafts' },
  { kind: 'live_score' },
  { kind: 'thumbnails' },
  { kind: 'compare' },
  { kind: 'tests' },
  { kind: 'track_record' },
]

/** The rows of the table of limits, in order: for creators, then for programs and assistants. */
export const limitKinds = {
  creators: ['analyses', 'insights', 'optimisations', 'topics', 'followed_channels', 'shares'],
  programs: ['program_requests', 'tokens', 'webhooks'],
} as const satisfies Readonly<Record<string, readonly (MeterName | AllowanceName)[]>>
export type LimitKind = (typeof limitKinds)[keyof typeof limitKinds][number]

/** Returns a plan's limit, or undefined if it is unlimited within fair use. */
export function findLimit(plan: PlanName, kind: LimitKind): number | undefined {
  if (isAllowance(kind)) return allowances[kind][plan]
  const limit: Limit = plans[plan].limits[kind]
  return limit.fairUse ? undefined : limit.max
}

const isAllowance = (kind: LimitKind): kind is AllowanceName => kind in allowances

/** Returns the capability that a feature requires, if any. */
export function requiredCapability({ kind }: { kind: Feature['kind'] | LimitKind }): keyof Capabilities | undefined {
  if (kind === 'insights') return 'ai'
  return derived.includes(kind) ? 'derivedMetrics' : undefined
}

const isAvailable = (feature: Feature, capabilities: Capabilities): boolean => {
  const required = requiredCapability(feature)
  return required === undefined || capabilities[required]
}

/** Returns the lines of a plan's card, in order. */
export const listPlanFeatures = (plan: PlanName, capabilities: Capabilities): readonly Feature[] =>
  lines[plan].filter((line) => isAvailable(line, capabilities))

/** Returns the features that all plans have in common. */
export const listCommonFeatures = (capabilities: Capabilities): readonly Feature[] =>
  common.filter((line) => isAvailable(line, capabilities))

/** Returns the smallest plan that includes a feature; undefined if all plans do. */
export const lowestPlanWith = (kind: Feature['kind']): PlanName | undefined =>
  planNames.find((plan) => lines[plan].some((line) => line.kind === kind))

/** Whether a plan includes a feature: one of its own, one of a smaller plan, or one that all plans have. */
export function planIncludes(plan: PlanName, kind: Feature['kind']): boolean {
  const from = lowestPlanWith(kind)
  return from === undefined || planNames.indexOf(from) <= planNames.indexOf(plan)
}
