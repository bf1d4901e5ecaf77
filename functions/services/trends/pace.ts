import type { Video } from '#functions/clients/youtube/videos.ts'
import { CachedVideo, type Snapshot } from './cached-lists.ts'

const hourMs = 3_600_000
/** A pace over less than this says little. */
const leastHours = 0.9
/** A look goes into the history so many hours after the one before. */
const hoursBetween = 3

/** Whether it is time for another look in the history. */
export const isSnapshotDue = (last: Snapshot | undefined, now: number): boolean =>
  last === undefined || now - Date.parse(last.at) >= hoursBetween * hourMs

/** What is kept of a look: when it was, and the views of each video that shows them, by its id. */
export const createSnapshot = (videos: readonly Video[], now: number): Snapshot => ({
  at: new Date(now).toISOString(),
  views: Object.fromEntries(videos.flatMap(({ id, views }) => (views === null ? [] : [[id, views]]))),
})

/** The videos with their pace since the last look, or, where that is too near to tell, the pace they had. */
export function addPace(
  videos: readonly Video[],
  known: readonly CachedVideo[],
  last: Snapshot | undefined,
  now: number,
): CachedVideo[] {
  const before = new Map(known.map(({ id, pace }) => [id, pace]))
  const hours = last ? (now - Date.parse(last.at)) / hourMs : 0
  return videos.map((video) => {
    const then = last?.views[video.id]
    const pace = hours < leastHours ? undefined : paceOf(video.views, then, hours)
    return CachedVideo.parse({ ...video, pace: pace ?? before.get(video.id) ?? null })
  })
}

/** Undefined where nothing can be said: hidden, never looked at, or YouTube took views back. */
const paceOf = (views: number | null, before: number | undefined, hours: number): number | undefined =>
  views === null || before === undefined || views < before ? undefined : Math.round((views - before) / hours)

/** Views an hour since it was published, calculated by us; null where views are hidden or it is not an hour old. */
export function computeAveragePace(
  { views, publishedAt }: Pick<Video, 'views' | 'publishedAt'>,
  now: number,
): number | null {
  const hours = (now - Date.parse(publishedAt)) / hourMs
  return views === null || hours < 1 ? null : Math.round(views / hours)
}

/** How much faster than on average since it was published a video must gain views to be called rising. */
export const risingFactor = 1.25

/** Whether a video gains views clearly faster now than on average since it was published. */
export function isRising(video: Pick<CachedVideo, 'views' | 'publishedAt' | 'pace'>, now: number): boolean {
  const usual = computeAveragePace(video, now)
  return video.pace !== null && usual !== null && usual > 0 && video.pace >= usual * risingFactor
}
