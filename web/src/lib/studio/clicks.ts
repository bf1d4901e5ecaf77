import { type ClickCurve, drawFormat, fitFormats, type LeftOut, type TooFew } from './click-curve.ts'
import { type ClickTraits, findClickTraits } from './click-traits.ts'
import { findMissedClicks, type MissedClicks } from './missed-clicks.ts'
import type { StudioVideo } from './videos.ts'

/** The analysis of clicks in an export. Videos are identified by their index in the list. */
export interface ClickFindings {
  /** One for each format with at least `minCurveVideos` videos that can be compared. */
  readonly curves: readonly ClickCurve[]
  /** The formats with some comparable videos, but too few. */
  readonly tooFew: readonly TooFew[]
  readonly leftOut: LeftOut
  readonly missed: MissedClicks
  /** Undefined with fewer than 20 videos on curves. */
  readonly traits: ClickTraits | undefined
}

/**
 * Analyzes the clicks in an export: the curves of click rates, the videos that missed the most clicks, and the traits of titles
 * that get more clicks. `lastDay` is the last day of the export, if it is known.
 */
export function analyzeClicks(videos: readonly StudioVideo[], lastDay: string | null): ClickFindings {
  const { fits, tooFew, leftOut } = fitFormats(videos, lastDay)
  return {
    curves: fits.map(drawFormat),
    tooFew,
    leftOut,
    missed: findMissedClicks(fits),
    traits: findClickTraits(videos, fits),
  }
}
