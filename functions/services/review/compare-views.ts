import { ageInDays } from '#functions/services/calls/call-result.ts'
import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { minOthers, toUsualViews } from '#functions/services/reports/outliers.ts'
import type { ViewsComparison } from '#shared/contract/review.ts'
import { compareWithUsual, isUsableVideo } from '#shared/prediction/own-history/past.ts'
import { maxAgeRatio } from '#shared/prediction/pair-rule.ts'

/**
 * Compares a video's views with the channel's usual for its age, and with the range of the middle half of the channel's
 * videos of the same kind. Undefined if its views are hidden or too young, or if there are fewer than ten other videos.
 */
export function compareViews(video: Upload, { fetchedAt, videos }: Uploads): ViewsComparison | undefined {
  const at = Date.parse(fetchedAt)
  const others = videos.filter(({ id, kind }) => id !== video.id && kind === video.kind)
  const past = [video, ...others].map((one) => ({ views: one.views ?? Number.NaN, ageDays: ageInDays(one, at) }))
  const usable = past.filter(isUsableVideo)
  const [own, ...rest] = usable
  if (!own || own !== past[0] || rest.length < minOthers) return undefined
  const [result = 0, ...otherResults] = compareWithUsual(usable)
  const sorted = otherResults.toSorted((a, b) => a - b)
  const viewsAt = (deviation: number) => toUsualViews(own.views, result - deviation)
  const usual = viewsAt(0)
  const isSimilar = ({ ageDays }: { ageDays: number }) =>
    Math.max(ageDays, own.ageDays) <= maxAgeRatio * Math.min(ageDays, own.ageDays)
  return {
    usual,
    low: Math.min(usual, viewsAt(quantile(sorted, 0.25))),
    high: Math.max(usual, viewsAt(quantile(sorted, 0.75))),
    times: own.views / usual,
    videos: rest.length,
    similar: rest.filter(isSimilar).length,
  }
}

/** Returns a quantile of ascending values, interpolated linearly. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const [below, above] = [sorted[Math.floor(place)] ?? 0, sorted[Math.ceil(place)] ?? 0]
  return below + (above - below) * (place - Math.floor(place))
}
