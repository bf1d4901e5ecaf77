import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { listRated } from '#functions/services/channel/usual.ts'
import { minOthers } from '#functions/services/reports/unusual-videos.ts'
import type { ViewsComparison } from '#shared/contract/review.ts'
import { viewsAtMultiple } from '#shared/outliers/multiples.ts'

/**
 * Compares a video's views with the channel's usual for its age and format, and with the range of the middle half of the channel's
 * videos of that format. Undefined if it has no multiple of the usual, or if fewer than eight other videos have one.
 */
export function compareViews(video: Upload, uploads: Uploads): ViewsComparison | undefined {
  const isListed = uploads.videos.some(({ id }) => id === video.id)
  const rated = listRated(isListed ? uploads : { ...uploads, videos: [video, ...uploads.videos] })
  const own = rated.find((upload) => upload.video.id === video.id)
  const others = rated.filter((upload) => upload !== own && upload.usual.isShort === own?.usual.isShort)
  if (!own || others.length < minOthers) return undefined
  const multiples = others.map(({ usual }) => usual.multiple).sort((a, b) => a - b)
  const usualViews = viewsAtMultiple(own.views, own.usual)
  return {
    usualViews,
    low: Math.min(usualViews, viewsAtMultiple(own.views, own.usual, quantile(multiples, 0.25))),
    high: Math.max(usualViews, viewsAtMultiple(own.views, own.usual, quantile(multiples, 0.75))),
    usual: own.usual,
  }
}

/** Returns a quantile of ascending values, interpolated linearly. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}
