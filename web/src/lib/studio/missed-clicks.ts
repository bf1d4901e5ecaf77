import { studentQuantile, studentTail } from '#shared/student.ts'
import { type FormatFit, toPercent, toRate, varianceOf } from './click-curve.ts'
import { type Ranged, toRange } from './curve.ts'

/** A video that got clearly fewer clicks than is usual at its impressions. */
export interface MissedVideo {
  /** Its index among the videos given. */
  readonly index: number
  readonly impressions: number
  /** Percent. */
  readonly clickRate: number
  /** The curve at its impressions, without the video itself, in percent. */
  readonly usual: Ranged
  /** How many more clicks the usual rate would have been at its impressions, without the part that is luck on average. */
  readonly missed: Ranged
}

export interface MissedClicks {
  /** The number of videos looked at. */
  readonly looked: number
  /** By descending missed clicks. */
  readonly videos: readonly MissedVideo[]
}

/** At most this share of channels has a video in the list that is really at or above its usual. */
const significanceLevel = 0.05

/**
 * Finds the videos that got fewer clicks than is usual at their impressions, by more than chance explains, corrected for all
 * videos looked at (S. Holm, "A simple sequentially rejective multiple test procedure", 1979): a creator acts on single
 * videos, so the whole list has to be right, and not only most of it. It is about the past, and predicts no click rate.
 */
export function findMissedClicks(fits: readonly FormatFit[]): MissedClicks {
  const compared = fits.flatMap(({ videos, curve, dispersion }) =>
    videos.map((video, position) => {
      const usual = curve.without(position)
      // The variance by the video's own clicks: for few clicks it is larger than by the usual rate, so fewer claims are made.
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
      const kept = curve.between / (curve.between + error ** 2)
      const half = studentQuantile(curve.degrees) * Math.sqrt(kept) * error
      // The further off either the curve or the video may be, the more of the interval is on its side.
      const ofCurve = (usual.error / error) ** 2
      const missedAt = (more: number) =>
        impressions * (toRate(usual.value + ofCurve * more) - toRate(usual.value - kept * below - (1 - ofCurve) * more))
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
  return { looked: compared.length, videos }
}
