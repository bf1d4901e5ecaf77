import type { Reach } from '#shared/contract/video.ts'

/** A day of a channel's files as it is kept. */
export interface KeptDay {
  readonly day: string
  readonly impressions: number
  readonly clicks: number
  readonly videos: readonly { readonly id: string; readonly impressions: number; readonly clicks: number }[]
}

/** Clicks / impressions; null where nothing was shown. */
const rateOf = (clicks: number, impressions: number) => (impressions > 0 ? clicks / impressions : null)

/** The sums of days that there are files of, from `from` to `to`; null where there are none. */
export function sumReach(
  days: readonly KeptDay[],
  { from, to }: { from: string; to: string } = { from: '', to: '9' },
): Reach | null {
  const within = days.filter(({ day }) => day >= from && day <= to).toSorted((a, b) => a.day.localeCompare(b.day))
  const [first, last] = [within[0], within.at(-1)]
  if (!first || !last) return null
  const sum = (of: (day: KeptDay) => number) => within.reduce((total, day) => total + of(day), 0)
  const impressions = sum((day) => day.impressions)
  return {
    from: first.day,
    to: last.day,
    impressions,
    ctr: rateOf(
      sum((day) => day.clicks),
      impressions,
    ),
  }
}

/** The same for each video: null both where no file names it, which is not 0. */
export function sumReachByVideo(days: readonly KeptDay[]) {
  const sums = new Map<string, { impressions: number; clicks: number }>()
  for (const { id, impressions, clicks } of days.flatMap(({ videos }) => videos)) {
    const before = sums.get(id) ?? { impressions: 0, clicks: 0 }
    sums.set(id, { impressions: before.impressions + impressions, clicks: before.clicks + clicks })
  }
  return (id: string): { impressions: number | null; ctr: number | null } => {
    const sum = sums.get(id)
    return sum ? { impressions: sum.impressions, ctr: rateOf(sum.clicks, sum.impressions) } : unknown
  }
}

const unknown = { impressions: null, ctr: null }
