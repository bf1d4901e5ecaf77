import type { StudioVideo } from './videos.ts'

const dayLength = 86_400_000

/**
 * Returns each video's age in days on the last day of an export; null where it is unknown. If the export does not name its
 * last day, it is taken to be the day of the latest video.
 */
export function computeAges(
  videos: readonly Pick<StudioVideo, 'publishedOn'>[],
  lastDay: string | null,
): (number | null)[] {
  const days = videos.map(({ publishedOn }) => (publishedOn === null ? null : Date.parse(publishedOn) / dayLength))
  const known = days.filter((day) => day !== null && Number.isFinite(day))
  const last =
    lastDay === null ? known.reduce((one, other) => Math.max(one, other), 0) : Date.parse(lastDay) / dayLength
  return days.map((day) => (day === null || !Number.isFinite(day) ? null : last - day))
}
