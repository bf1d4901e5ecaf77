import type { CallPromise } from '#shared/contract/advice.ts'
import { isPromise, rateVerdict } from '#shared/prediction/rating.ts'
import type { Verdict } from '#shared/prediction/yardsticks.ts'

/**
 * Returns what a verdict promises, as the record stores it: without the rank, which is derived from YouTube's figures. Undefined for a
 * verdict without a clear signal, which promises no more than luck, and for a verdict by Studio exports, which are not combined with
 * YouTube's data.
 */
export function toPromise(verdict: Verdict): CallPromise | undefined {
  const { yardstick, outcome } = verdict
  const rating = rateVerdict(verdict)
  if (!isPromise(rating) || yardstick === 'studio') return undefined
  return { yardstick, rating, topQuarter: outcome.topQuarter, aboveUsual: outcome.aboveUsual }
}
