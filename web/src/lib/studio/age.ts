import { dayMs } from '#shared/duration.ts'
import type { StudioVideo } from './videos.ts'

/**
 * Returns each video's age in days on the last day of an export; null where it is unknown. If the export does not name its
 * last day, the day of the latest video is used.
 */
export function computeAges(
  videos: readonly Pick<StudioVideo, 'publishedOn'>[],
  lastDay: string | null,
): (number | null)[] {
  const days = videos.map(({ publishedOn }) => (publishedOn === null ? Number.NaN : toDay(publishedOn)))
  const last = lastDay === null ? Math.max(...days.filter(Number.isFinite)) : toDay(lastDay)
  return days.map((day) => (Number.isFinite(last - day) ? last - day : null))
}

const toDay = (date: string): number => Date.parse(date) / dayMs
