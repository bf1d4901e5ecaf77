import type { Uploads } from '#functions/services/channel/recent-uploads.ts'
import { ageInDays } from '#functions/services/channel/upload.ts'
import { listRated } from '#functions/services/channel/usual.ts'
import type { Usual } from '#shared/contract/usual.ts'
import { median } from '#shared/median.ts'
import { viewsAtMultiple } from '#shared/outliers/multiples.ts'

/** A video whose views are far from its channel's usual. */
export interface UnusualVideo {
  readonly id: string
  readonly title: string
  readonly side: 'above' | 'below'
  readonly views: number
  /** Whole days since it was published. */
  readonly days: number
  /** The views that a video of the channel usually has at that age, calculated by us. */
  readonly usualViews: number
  readonly usual: Usual
}

/**
 * The age at which a video can be unusual, in days. Views of the first days say little, especially if they are below the usual. After
 * `until` an alert is too late.
 */
const ageLimits = { above: 3, below: 7, until: 14 } as const
/** The minimum number of other videos for calculating a channel's normal range. */
export const minOthers = 8
/** Views between half and twice the usual are normal for every channel. */
const minRatio = 2
/** The minimum number of deviations from the median: Leys et al., J. Exp. Soc. Psychol. 49 (2013), 764-766. */
const minDeviations = 2.5
/** Makes the median absolute deviation comparable with a standard deviation (same source). */
const toDeviation = 1.4826

/**
 * Returns the videos of a channel that are outside its normal range, farthest first: their multiple is at least 2 or at most a half, and
 * farther from the usual than 2.5 median absolute deviations of the channel's other videos of the format. docs/outliers.md says how many
 * videos these are, and why this rule differs from that for outliers.
 */
export function findUnusualVideos(uploads: Uploads): UnusualVideo[] {
  const at = Date.parse(uploads.fetchedAt)
  const rated = listRated(uploads)
  const found = rated.flatMap((upload): UnusualVideo[] => {
    const { video, views, usual } = upload
    const others = rated.filter((other) => other !== upload && other.usual.isShort === usual.isShort)
    const side = usual.multiple > 1 ? 'above' : 'below'
    const ageDays = ageInDays(video, at)
    if (ageDays < ageLimits[side] || ageDays > ageLimits.until || others.length < minOthers) return []
    const range = minDeviations * medianDeviation(others.map((other) => Math.log(other.usual.multiple)))
    if (Math.abs(Math.log(usual.multiple)) < Math.max(Math.log(minRatio), range)) return []
    const { id, title } = video
    return [{ id, title, side, views, days: Math.floor(ageDays), usualViews: viewsAtMultiple(views, usual), usual }]
  })
  return found.sort((a, b) => Math.abs(Math.log(b.usual.multiple)) - Math.abs(Math.log(a.usual.multiple)))
}

/** Returns the median absolute deviation of a channel's videos from its usual. */
function medianDeviation(results: readonly number[]): number {
  const middle = median(results)
  return toDeviation * median(results.map((result) => Math.abs(result - middle)))
}
