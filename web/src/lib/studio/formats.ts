import { median } from '#shared/median.ts'
import { computeAges } from './age.ts'
import { minDays, minImpressions } from './click-curve.ts'
import type { Ranged } from './curve.ts'
import { formatOf } from './format.ts'
import type { StudioVideo } from './videos.ts'

/** The metrics that formats are compared by. All but views are percentages. */
const formatMetrics = ['clickRate', 'percentageViewed', 'views'] as const
type FormatMetric = (typeof formatMetrics)[number]

/** A metric of videos up to three minutes long and of longer ones. */
export interface FormatComparison {
  readonly metric: FormatMetric
  readonly short: Median
  readonly long: Median
  /** The median of short videos divided by the median of long ones. Null if either is unknown, or if the ratio has no upper bound. */
  readonly times: Ranged | null
  /** Whether the interval of `times` excludes 1. */
  readonly differs: boolean
}

/** The median of a metric. */
export interface Median {
  readonly videos: number
  /** Null below {@link minMedianVideos}. */
  readonly median: Ranged | null
}

/** With fewer videos, a median has no interval at the comparisons' level. */
export const minMedianVideos = 8

const metricOf: Readonly<Record<FormatMetric, (video: StudioVideo) => number | null>> = {
  clickRate: ({ clickRate, impressions }) => ((impressions ?? 0) < minImpressions ? null : clickRate),
  percentageViewed: ({ averagePercentageViewed }) => averagePercentageViewed,
  views: ({ views }) => views,
}

/** The probability that an interval misses, for all three comparisons together and for each (Bonferroni). */
const missing = 0.05
const missingEach = missing / formatMetrics.length

/**
 * Compares videos up to three minutes long with longer ones, leaving out videos younger than a week or of unknown length.
 * Intervals of medians are order statistics, so they assume nothing about the distribution; they
 * hold at 95% each. The ratios hold at 95% jointly. They combine the intervals of the logarithms of both medians as G. Y.
 * Zou and A. Donner do, "Construction of confidence limits about effect measures", Statistics in Medicine 27, 2008.
 */
export function compareFormats(videos: readonly StudioVideo[], lastDay: string | null): FormatComparison[] {
  const ages = computeAges(videos, lastDay)
  const settled = videos.filter((_, index) => (ages[index] ?? minDays) >= minDays)
  return formatMetrics.map((metric): FormatComparison => {
    const valuesOf = (format: 'short' | 'long') =>
      settled
        .filter((video) => formatOf(video) === format)
        .flatMap((video) => metricOf[metric](video) ?? [])
        .sort((a, b) => a - b)
    const [short, long] = [valuesOf('short'), valuesOf('long')]
    const times = divide(findMedian(short, missingEach), findMedian(long, missingEach))
    return {
      metric,
      short: { videos: short.length, median: findMedian(short, missing) },
      long: { videos: long.length, median: findMedian(long, missing) },
      times,
      differs: times !== null && (times.low > 1 || times.high < 1),
    }
  })
}

/**
 * Returns the median of sorted values, with an interval that misses the true median with a probability of at most
 * `allowed`.
 */
function findMedian(sorted: readonly number[], allowed: number): Ranged | null {
  const size = sorted.length
  if (size < minMedianVideos) return null
  // Each value is below the true median with probability 1/2. Uses logarithms because these probabilities can be tiny.
  let logChance = -size * Math.LN2
  let outside = 2 * Math.exp(logChance)
  let rank = 0
  while (outside <= allowed) {
    rank++
    logChance += Math.log((size - rank + 1) / rank)
    outside += 2 * Math.exp(logChance)
  }
  return { value: median(sorted), low: sorted[rank - 1] ?? 0, high: sorted[size - rank] ?? 0 }
}

/** Returns the ratio of two medians; null if one is unknown or 0, or if the ratio has no upper bound. */
function divide(one: Ranged | null, other: Ranged | null): Ranged | null {
  if (!one || !other || one.value <= 0 || other.low <= 0) return null
  const down = Math.hypot(Math.log(one.value / one.low), Math.log(other.high / other.value))
  const up = Math.hypot(Math.log(one.high / one.value), Math.log(other.value / other.low))
  const value = one.value / other.value
  return { value, low: value * Math.exp(-down), high: value * Math.exp(up) }
}
