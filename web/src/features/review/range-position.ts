import type { VideoOutcome } from '#shared/contract/review.ts'

export type RangePosition = 'above' | 'within' | 'below'

/** Returns where a reviewed video's views are relative to the channel's usual range. Undefined if they were not compared. */
export function toRangePosition(video: VideoOutcome): RangePosition | undefined {
  if (video.state !== 'found' || video.views === undefined || !video.comparison) return undefined
  const { low, high } = video.comparison
  return video.views > high ? 'above' : video.views < low ? 'below' : 'within'
}
