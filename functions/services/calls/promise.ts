import type { CallPromise } from '#shared/contract/advice.ts'
import { isPromise, rateVerdict, type Verdict } from '#shared/prediction/yardsticks.ts'

/**
 * Returns what a verdict promises, of which the record keeps the least that it needs: no rank, since that rests on YouTube's
 * figures. Undefined for a verdict without a clear signal: it promises what luck gives, so it cannot be right. Also for one by
 * Studio exports, which are not joined with YouTube's data.
 */
export function toPromise(verdict: Verdict): CallPromise | undefined {
  const { yardstick, outcome } = verdict
  const rating = rateVerdict(verdict)
  if (!isPromise(rating) || yardstick === 'studio') return undefined
  return { yardstick, rating, topQuarter: outcome.topQuarter, aboveUsual: outcome.aboveUsual }
}
