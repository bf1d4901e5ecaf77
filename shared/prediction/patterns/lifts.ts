import generated from './lifts.generated.json'
import type { PatternName } from './matchers.ts'

/*
 * How title patterns correlate with views and clicks, as measured by `npm run patterns`. A lift is a multiple of the channel's usual
 * views: 1.10 means that a channel's videos with the pattern had 10% more views than its other videos, on average. Lifts describe
 * correlations, not causes.
 */

/**
 * The channels on which a lift is measured: `all` English channels, `modern` channels (observed in 2019 or later), or channels that teach
 * (`isTeaching` in `teaching.ts`).
 */
export type ChannelScope = 'all' | 'modern' | 'teaching'

/** A ratio with its 95% interval. */
export interface Ratio {
  readonly lift: number
  readonly low: number
  readonly high: number
}

/** A lift on a number of channels, and the number of their videos with the pattern. */
export interface MeasuredLift extends Ratio {
  readonly channels: number
  readonly videos: number
}

export interface Lift extends MeasuredLift {
  /**
   * The lift, shrunk to remove the average effect of luck, with its 95% interval. Sort patterns by it: about a third of a lift that was
   * chosen for its size is luck.
   */
  readonly shrunk: number
  readonly shrunkLow: number
  readonly shrunkHigh: number
  /** The share of channels, 0 to 1, whose own lift is on the other side of 1. */
  readonly opposite: number
  /** Whether the lift differs from 1 after correcting for the number of patterns (Benjamini and Hochberg, 5%). */
  readonly firm: boolean
}

/** The ratio of click rates in randomized headline tests with and without the pattern. */
export interface HeadlineLift extends Ratio {
  readonly tests: number
  /** The share of pairs, 0 to 1, in which the headline with the pattern had the higher click rate, and its 95% interval. */
  readonly won: number
  readonly wonLow: number
  readonly wonHigh: number
}

/** The measurements of a pattern. Null if there were too few channels or tests. */
export interface PatternFigures extends Readonly<Record<ChannelScope, Lift | null>> {
  /** 1 if the pattern holds with more views, -1 if with fewer, 0 if it does not hold: see {@link holds}. */
  readonly direction: number
  /**
   * The lift of each video with the pattern compared with the most similar title of its channel without it, which usually has the same
   * subject.
   */
  readonly matched: MeasuredLift | null
  /** The lift on channels that were not used for any choice. */
  readonly keptApart: MeasuredLift | null
  readonly headlines: HeadlineLift | null
}

/** The result of `npm run patterns`. */
export interface Lifts {
  readonly measuredOn: string | null
  /** The number of measured videos, without those of channels kept apart. */
  readonly videos: number
  readonly channels: Readonly<Record<ChannelScope | 'keptApart', number>>
  readonly headlineTests: number
  readonly patterns: Readonly<Record<PatternName, PatternFigures>>
}

export const lifts: Lifts = generated

/** Returns the lift of a pattern on all English channels; undefined if too few use it. */
export function liftOf(name: PatternName): Pick<Lift, 'lift' | 'low' | 'high' | 'channels'> | undefined {
  const { all } = lifts.patterns[name]
  return all ? { lift: all.lift, low: all.low, high: all.high, channels: all.channels } : undefined
}

/**
 * Returns how a pattern correlates with views: `helps` with more, `hurts` with fewer, or undefined if it does not hold. Training
 * decides it (`findDirection` in `training/patterns/direction.ts`). It holds if
 * - the interval of its shrunk lift excludes 1 on all channels or on modern ones, and the other does not say the opposite;
 * - the interval of its matched lift excludes 1 in the same direction;
 * - at least 25 channels use it;
 * - the channels kept apart have the same direction, or, where too few of them use it, both halves of the others have it;
 * - the click rates of headline tests do not say the opposite.
 */
export function holds(name: PatternName): 'helps' | 'hurts' | undefined {
  const { direction } = lifts.patterns[name]
  return direction > 0 ? 'helps' : direction < 0 ? 'hurts' : undefined
}
