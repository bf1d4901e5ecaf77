import type { Account } from '#shared/contract/account.ts'
import { type MeterName, plans } from '#shared/plans.ts'

/** A limit of the Free plan that the creator has reached or is about to reach. */
export interface NearLimit {
  readonly meter: Exclude<MeterName, 'insights'>
  readonly used: number
  readonly max: number
  /** The limit of Basic; null if it has none. */
  readonly basicMax: number | null
}

/** The most persuasive first. */
const meters = ['analyses', 'optimisations', 'topics'] as const

/** Returns the first used meter with at most one unit left; undefined for paid plans and once the hint is dismissed. */
export function findNearLimit({
  plan,
  planHint,
  meters: states,
}: Pick<Account, 'plan' | 'planHint' | 'meters'>): NearLimit | undefined {
  if (plan !== 'free' || !planHint) return undefined
  for (const meter of meters) {
    const state = states.find((one) => one.meter === meter)
    if (!state || state.used === 0 || state.used < state.limit - 1) continue
    const basic = plans.basic.limits[meter]
    return { meter, used: state.used, max: state.limit, basicMax: 'fairUse' in basic ? null : basic.max }
  }
  return undefined
}
