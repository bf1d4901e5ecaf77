import { type CurveStep, drawCurve, fitCurve } from './curve.ts'
import { type Format, formatOf, formats } from './format.ts'
import type { StudioVideo } from './videos.ts'

/** How the average percentage viewed depends on the length of a format's videos. */
export interface RetentionCurve {
  readonly format: Format
  readonly points: readonly { readonly index: number; readonly seconds: number; readonly percentage: number }[]
  /** The usual percentage, by seconds. */
  readonly steps: readonly CurveStep[]
}

/** Minimum number of videos of a format for a curve. */
const minRetentionVideos = 12

/** Below this number of views, the average is mostly chance. */
const minViews = 100

/** Returns how retention depends on length, for each format with enough videos. */
export function findRetention(videos: readonly StudioVideo[]): RetentionCurve[] {
  const points = videos.flatMap((video, index) => {
    const { seconds, averagePercentageViewed: percentage, views } = video
    if (!seconds || !percentage || (views ?? minViews) < minViews) return []
    return { index, format: formatOf(video), seconds, percentage }
  })
  return formats.flatMap((format): RetentionCurve[] => {
    const formatPoints = points.filter((point) => point.format === format)
    if (formatPoints.length < minRetentionVideos) return []
    // Percentages are compared by ratio, because replays can push them above 100.
    const curve = fitCurve(
      formatPoints.map(({ seconds, percentage }) => ({ x: Math.log(seconds), y: Math.log(percentage), variance: 0 })),
    )
    const lengths = formatPoints.map(({ seconds }) => seconds)
    return [
      {
        format,
        points: formatPoints.map(({ format: _, ...point }) => point),
        steps: drawCurve(curve, lengths, Math.exp),
      },
    ]
  })
}
