import type { Review, ViewsComparison } from '#shared/contract/review.ts'

export type Place = 'above' | 'within' | 'below'

/** Compares views with the range of the middle half of the channel's videos. */
export const toPlace = (views: number, { low, high }: ViewsComparison): Place =>
  views > high ? 'above' : views < low ? 'below' : 'within'

/** Returns the place of a reviewed video. Undefined if its views were not compared. */
export const placeOf = ({ video }: Review): Place | undefined =>
  video.state === 'found' && video.views !== undefined && video.comparison
    ? toPlace(video.views, video.comparison)
    : undefined
