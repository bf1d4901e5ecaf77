/** An interval of a proportion or of a difference between two. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** How often something happened: `hits` of `of`. */
export interface Count {
  readonly hits: number
  readonly of: number
}

/** The 97.5% quantile of the normal distribution, for two-sided 95% intervals. */
const z95 = 1.959964

/** The 80% quantile of the normal distribution. */
const z80 = 0.841621

/**
 * The quantiles, by the number of variants, with which all intervals of a test hold simultaneously at 95%. Three variants have three
 * pairs, so each pair gets a third of the 5% (Bonferroni correction).
 */
const zOfAllPairs: Readonly<Record<2 | 3, number>> = { 2: z95, 3: 2.39398 }

/**
 * Returns the Wilson score interval of a proportion, by default at 95% (E. B. Wilson, "Probable inference, the law of succession, and
 * statistical inference", 1927). `hits` may be a fraction: a sum of shares.
 */
export function computeWilsonInterval({ hits, of }: Count, z = z95): Interval {
  const share = hits / of
  const center = share + z ** 2 / (2 * of)
  const margin = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of * of))
  const scale = 1 + z ** 2 / of
  return { low: Math.max(0, (center - margin) / scale), high: Math.min(1, (center + margin) / scale) }
}

/**
 * Returns the interval of a difference of two proportions, first minus second, by Newcombe's hybrid score method (R. G. Newcombe,
 * "Interval estimation for the difference between independent proportions", Statistics in Medicine 17, 1998, method 10). `variants` is
 * the number of variants of the test: with three, the intervals of all pairs hold simultaneously at 95%.
 */
export function computeDifference(first: Count, second: Count, variants: 2 | 3 = 2): Interval & { difference: number } {
  const z = zOfAllPairs[variants]
  const [a, b] = [first.hits / first.of, second.hits / second.of]
  const [ofFirst, ofSecond] = [computeWilsonInterval(first, z), computeWilsonInterval(second, z)]
  const difference = a - b
  return {
    difference,
    low: difference - Math.hypot(a - ofFirst.low, ofSecond.high - b),
    high: difference + Math.hypot(ofFirst.high - a, b - ofSecond.low),
  }
}

/** The assumptions of a planned test. */
export interface PlannedTest {
  /** The usual share of impressions that are clicked, 0 to 1. */
  readonly rate: number
  /** The smallest change of the rate that is worth finding, 0 to 1. */
  readonly difference: number
  readonly variants: 2 | 3
}

/** The spread of the difference of two rates over one impression each: if they are equal, and if they differ as planned. */
function spreadsOf({ rate, difference }: PlannedTest) {
  const other = rate + difference
  const mean = (rate + other) / 2
  return { equal: Math.sqrt(2 * mean * (1 - mean)), planned: Math.sqrt(rate * (1 - rate) + other * (1 - other)) }
}

/**
 * Returns the chance that a two-sided test of two rates, each from `impressions`, at 5% finds the planned difference (J. L. Fleiss, B.
 * Levin and M. C. Paik, "Statistical Methods for Rates and Proportions", 3rd edition, 2003, section 4.2, without continuity correction,
 * as in `power.prop.test` of R). With three variants, it is the chance for one of the three pairs.
 */
export function computePower(test: PlannedTest, impressions: number): number {
  const { equal, planned } = spreadsOf(test)
  const z = (test.difference * Math.sqrt(impressions) - zOfAllPairs[test.variants] * equal) / planned
  return z < 0 ? normalTail(-z) : 1 - normalTail(z)
}

/** Returns the impressions per variant with which {@link computePower} is 80%, rounded up. */
export function computeImpressionsNeeded(test: PlannedTest): number {
  const { equal, planned } = spreadsOf(test)
  return Math.ceil(((zOfAllPairs[test.variants] * equal + z80 * planned) / test.difference) ** 2)
}

/**
 * Returns the probability that a standard normal value is above `z`, which is 0 or more, to 7 digits (M. Abramowitz and I. A. Stegun,
 * "Handbook of Mathematical Functions", 1964, 26.2.17).
 */
export function normalTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const polynomial = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))))
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial
}
