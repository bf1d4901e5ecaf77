import type { Account } from '#shared/contract/account.ts'
import { type MeterName, planNames, plans } from '#shared/plans.ts'

/** A limit of the Free plan that the creator has reached or is about to, and what Basic has: null without a limit. */
export interface NearLimit {
  readonly meter: Exclude<MeterName, 'insights'>
  readonly used: number
  readonly max: number
  readonly more: number | null
}

/** The most telling first. */
const meters = ['analyses', 'optimisations', 'topics'] as const

/** Returns the first limit of which at most one unit is left, after use; undefined for every other plan, and once dismissed. */
export function nearLimit({
  plan,
  planHint,
  meters: states,
}: Pick<Account, 'plan' | 'planHint' | 'meters'>): NearLimit | undefined {
  if (plan !== planNames[0] || !planHint) return undefined
  for (const meter of meters) {
    const state = states.find((one) => one.meter === meter)
    if (!state || state.used === 0 || state.used < state.limit - 1) continue
    const basic = plans.basic.limits[meter]
    return { meter, used: state.used, max: state.limit, more: 'fairUse' in basic ? null : basic.max }
  }
  return undefined
}
