import type { ReachDay } from '#functions/store/reach.ts'
import type { Reach } from '#shared/contract/video.ts'

type DaySums = Pick<ReachDay, 'day' | 'impressions' | 'clicks' | 'videos'>

/** Clicks / impressions, or null without impressions. */
const toRate = (clicks: number, impressions: number) => (impressions > 0 ? clicks / impressions : null)

/** Returns the sums of the stored days from `from` to `to`, or null when there are none. */
export function sumReach(
  days: readonly DaySums[],
  { from, to }: { from: string; to: string } = { from: '', to: '9' },
): Reach | null {
  const within = days.filter(({ day }) => day >= from && day <= to).toSorted((a, b) => a.day.localeCompare(b.day))
  const [first, last] = [within[0], within.at(-1)]
  if (!first || !last) return null
  const sum = (count: 'impressions' | 'clicks') => within.reduce((total, day) => total + day[count], 0)
  const impressions = sum('impressions')
  return { from: first.day, to: last.day, impressions, ctr: toRate(sum('clicks'), impressions) }
}

/**
 * Sums each video. Returns a function from a video's id to its figures, which are null, not 0, for a video in no report. On channels with
 * more videos than a day lists, the sum of a video that is not listed every day is too low.
 */
export function sumReachByVideo(days: readonly DaySums[]) {
  const sums = new Map<string, { impressions: number; clicks: number }>()
  for (const { id, impressions, clicks } of days.flatMap(({ videos }) => videos)) {
    const previous = sums.get(id) ?? { impressions: 0, clicks: 0 }
    sums.set(id, { impressions: previous.impressions + impressions, clicks: previous.clicks + clicks })
  }
  return (id: string): { impressions: number | null; ctr: number | null } => {
    const sum = sums.get(id)
    return sum
      ? { impressions: sum.impressions, ctr: toRate(sum.clicks, sum.impressions) }
      : { impressions: null, ctr: null }
  }
}
