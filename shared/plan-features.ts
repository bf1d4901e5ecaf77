import type { DerivedMetric } from './derived.ts'
import {
  type AllowanceName,
  allowanceNames,
  allowances,
  type Limit,
  type MeterName,
  type PlanName,
  planNames,
  plans,
} from './plans.ts'

/** A line of a plan's card. `limit` is present for features that a meter counts. */
export type Feature =
  | { readonly kind: MeterName; readonly limit: Limit }
  | { readonly kind: AllowanceName; readonly max: number }
  | {
      readonly kind:
        | 'summary'
        | 'email_support'
        | 'priority_support'
        | 'drafts'
        | 'live_score'
        | 'thumbnails'
        | 'compare'
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
const derived: readonly Feature['kind'][] = [
  'own_patterns',
  'upload_schedule',
  'deep_trends',
] satisfies readonly DerivedMetric[]

const metered = (plan: PlanName, ...meters: readonly MeterName[]): Feature[] =>
  meters.map((kind) => ({ kind, limit: plans[plan].limits[kind] }))

const allowed = (plan: PlanName): Feature[] => allowanceNames.map((kind) => ({ kind, max: allowances[kind][plan] }))

/** The features that a plan adds to the next smaller plan, or has more units of. */
const lines: Readonly<Record<PlanName, readonly Feature[]>> = {
  free: [{ kind: 'summary' }, ...metered('free', 'analyses', 'topics', 'optimisations'), ...allowed('free')],
  basic: [
    ...metered('basic', 'analyses', 'topics', 'insights', 'optimisations'),
    ...allowed('basic'),
    { kind: 'email_support' },
  ],
  premium: [
    ...metered('premium', 'insights', 'optimisations'),
    ...allowed('premium'),
    { kind: 'own_patterns' },
    { kind: 'upload_schedule' },
    { kind: 'deep_trends' },
    { kind: 'priority_support' },
  ],
}

/** The features of every plan. */
const common: readonly Feature[] = [
  { kind: 'drafts' },
  { kind: 'live_score' },
  { kind: 'thumbnails' },
  { kind: 'compare' },
]

/** Returns the capability that a feature requires, if any. */
export function requiredCapability({ kind }: Feature): keyof Capabilities | undefined {
  if (kind === 'insights') return 'ai'
  return derived.includes(kind) ? 'derivedMetrics' : undefined
}

const isOn = (feature: Feature, has: Capabilities): boolean => {
  const need = requiredCapability(feature)
  return need === undefined || has[need]
}

/** Returns the lines of a plan's card, in order. */
export const listPlanFeatures = (plan: PlanName, has: Capabilities): readonly Feature[] =>
  lines[plan].filter((line) => isOn(line, has))

/** Returns the features that all plans have in common. */
export const listCommonFeatures = (has: Capabilities): readonly Feature[] => common.filter((line) => isOn(line, has))

/** Returns the smallest plan that includes a feature; undefined if all plans do. */
export const lowestPlanWith = (kind: Feature['kind']): PlanName | undefined =>
  planNames.find((plan) => lines[plan].some((line) => line.kind === kind))

/** Whether a plan includes a feature: one of its own, one of a smaller plan, or one that all plans have. */
export function planIncludes(plan: PlanName, kind: Feature['kind']): boolean {
  const from = lowestPlanWith(kind)
  return from === undefined || planNames.indexOf(from) <= planNames.indexOf(plan)
}
