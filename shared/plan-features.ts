import type { DerivedMetric } from './derived.ts'
import { type Limit, type MeterName, type PlanName, planNames, plans } from './plans.ts'

/** A line of a plan's card. Each is something that is built; `limit` where a meter counts it. */
export type Feature =
  | { readonly kind: MeterName; readonly limit: Limit }
  | {
      readonly kind:
        | 'summary'
        | 'email_support'
        | 'priority_support'
        | 'live_score'
        | 'thumbnails'
        | 'compare'
        | 'own_history'
        | 'upload_schedule'
        | 'deep_trends'
    }

/** What of a deployment decides whether a line is true. */
export interface Capabilities {
  /** An AI provider writes advice. */
  readonly ai: boolean
  /** The figures of `derived.ts` are on. */
  readonly derivedMetrics: boolean
}

/** Lines that are true only while something is on: an AI provider, or a gated figure. */
const needs: Readonly<Partial<Record<Feature['kind'], 'ai' | DerivedMetric>>> = {
  insights: 'ai',
  own_history: 'own_history_score',
  upload_schedule: 'upload_schedule',
  deep_trends: 'deep_trends',
}

const metered = (plan: PlanName, ...meters: readonly MeterName[]): Feature[] =>
  meters.map((kind) => ({ kind, limit: plans[plan].limits[kind] }))

/** What a plan has that the one before it has not, or has more of. */
const lines: Readonly<Record<PlanName, readonly Feature[]>> = {
  free: [{ kind: 'summary' }, ...metered('free', 'analyses', 'topics', 'optimisations')],
  basic: [...metered('basic', 'analyses', 'topics', 'insights', 'optimisations'), { kind: 'email_support' }],
  premium: [
    ...metered('premium', 'insights', 'optimisations'),
    { kind: 'own_history' },
    { kind: 'upload_schedule' },
    { kind: 'deep_trends' },
    { kind: 'priority_support' },
  ],
}

/** What every plan has. */
const common: readonly Feature[] = [{ kind: 'live_score' }, { kind: 'thumbnails' }, { kind: 'compare' }]

/** What has to be on for a line to be true; undefined where nothing has. */
export function requiredCapability({ kind }: Feature): keyof Capabilities | undefined {
  const need = needs[kind]
  return need && (need === 'ai' ? 'ai' : 'derivedMetrics')
}

const isOn = (feature: Feature, has: Capabilities): boolean => {
  const need = requiredCapability(feature)
  return need === undefined || has[need]
}

/** The lines of a plan's card, in order. */
export const listPlanFeatures = (plan: PlanName, has: Capabilities): readonly Feature[] =>
  lines[plan].filter((line) => isOn(line, has))

/** The lines of all cards together. */
export const listCommonFeatures = (has: Capabilities): readonly Feature[] => common.filter((line) => isOn(line, has))

/** The plan from which on a feature is had: the one whose card sells it; undefined for what all have. */
export const lowestPlanWith = (kind: Feature['kind']): PlanName | undefined =>
  planNames.find((plan) => lines[plan].some((line) => line.kind === kind))

/** Whether a plan has a feature of the cards: its own, that of a plan before it, or what all have. */
export function planIncludes(plan: PlanName, kind: Feature['kind']): boolean {
  const from = lowestPlanWith(kind)
  return from === undefined || planNames.indexOf(from) <= planNames.indexOf(plan)
}
