import { studentQuantile, studentTail } from '#shared/student.ts'
import { type FormatFit, toPercent, toRate, varianceOf } from './click-curve.ts'
import { type Ranged, toRange } from './curve.ts'

/** A video with clearly fewer clicks than usual for its number of impressions. */
export interface MissedVideo {
  /** Its index in the list of videos. */
  readonly index: number
  readonly impressions: number
  /** Percent. */
  readonly clickRate: number
  /** The usual rate in percent: the curve at its impressions, fitted without this video. */
  readonly usual: Ranged
  /** How many more clicks the usual rate would have brought, minus the average part due to luck. */
  readonly missed: Ranged
}

export interface MissedClicks {
  /** The number of videos tested. */
  readonly tested: number
  /** By descending missed clicks. */
  readonly videos: readonly MissedVideo[]
}

/** At most this share of channels has a false positive: a listed video that is really at or above its usual rate. */
const significanceLevel = 0.05

/**
 * Finds the videos with fewer clicks than usual for their impressions, by more than chance explains, corrected for all
 * tested videos (S. Holm, "A simple sequentially rejective multiple test procedure", 1979): a creator acts on single
 * videos, so the whole list has to be right, not only most of it. It describes the past and does not predict click rates.
 */
export function findMissedClicks(fits: readonly FormatFit[]): MissedClicks {
  const compared = fits.flatMap(({ videos, curve, dispersion }) =>
    videos.map((video, position) => {
      const usual = curve.without(position)
      // Uses the variance of the video's own clicks: for few clicks it is larger than that of the usual rate, which is more conservative.
      const error = Math.hypot(Math.sqrt(varianceOf(video.impressions, video.clicks, dispersion)), usual.error)
      const below = usual.value - video.logit
      return { video, curve, usual, below, error, chance: studentTail(below / error, curve.degrees) }
    }),
  )
  const ascending = compared.toSorted((a, b) => a.chance - b.chance)
  const firstKept = ascending.findIndex(({ chance }, rank) => chance > significanceLevel / (ascending.length - rank))
  const videos = ascending
    .slice(0, firstKept < 0 ? ascending.length : firstKept)
    .map(({ video: { index, impressions, clicks }, curve, usual, below, error }): MissedVideo => {
      const shrinkage = curve.between / (curve.between + error ** 2)
      const half = studentQuantile(curve.degrees) * Math.sqrt(shrinkage) * error
      // The interval is split between the curve and the video in proportion to their variances.
      const ofCurve = (usual.error / error) ** 2
      const missedAt = (more: number) =>
        impressions *
        (toRate(usual.value + ofCurve * more) - toRate(usual.value - shrinkage * below - (1 - ofCurve) * more))
      return {
        index,
        impressions,
        clickRate: (100 * clicks) / impressions,
        usual: toRange(usual, curve.degrees, toPercent),
        missed: { value: missedAt(0), low: missedAt(-half), high: missedAt(half) },
      }
    })
    .filter(({ missed }) => missed.low > 0)
    .sort((a, b) => b.missed.value - a.missed.value)
  return { tested: compared.length, videos }
}
