import { computeWilsonInterval } from '#shared/experiments/proportions.ts'
import type { Ranged } from './curve.ts'
import type { StudioSource } from './videos.ts'

/** The views and click rate of a traffic source. */
export interface SourceShare {
  readonly name: string
  readonly views: number
  /** Percent of the views of all sources. */
  readonly share: number
  /** Percent of the impressions. Null if the source has no impressions, such as external sites. */
  readonly clickRate: Ranged | null
}

/** Returns the share of each traffic source, by descending views. */
export function computeSourceShares(sources: readonly StudioSource[]): SourceShare[] {
  const total = sources.reduce((sum, { views }) => sum + (views ?? 0), 0)
  const shares = sources.flatMap(({ name, views, impressions, clickRate }): SourceShare[] =>
    views === null
      ? []
      : [{ name, views, share: total && (100 * views) / total, clickRate: addInterval(impressions, clickRate) }],
  )
  return shares.sort((a, b) => b.views - a.views)
}

/** Returns a click rate with its interval. Null if either figure is missing. */
function addInterval(impressions: number | null, clickRate: number | null): Ranged | null {
  if (!impressions || clickRate === null) return null
  const { low, high } = computeWilsonInterval({ hits: (impressions * clickRate) / 100, of: impressions })
  return { value: clickRate, low: 100 * low, high: 100 * high }
}
