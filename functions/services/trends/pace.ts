import type { Video } from '#functions/clients/youtube/videos.ts'
import type { Snapshot } from '#functions/store/snapshots.ts'
import { hourMs } from '#shared/duration.ts'
import { CachedVideo } from './cached-lists.ts'

/*
 * The pace of a video is the views per hour that it gained between two of our snapshots. Its average pace is the views
 * per hour since it was published.
 */

/** The shortest time between two counts of views that gives a meaningful pace. */
const minHours = 0.9
const hoursBetweenSnapshots = 3

/** Whether it is time for another snapshot of a list. */
export const isSnapshotDue = (last: Snapshot | undefined, now: number): boolean =>
  last === undefined || now - Date.parse(last.at) >= hoursBetweenSnapshots * hourMs

/** Returns a snapshot of videos whose views are not hidden. */
export const createSnapshot = (videos: readonly Video[], now: number): Snapshot => ({
  at: new Date(now).toISOString(),
  views: Object.fromEntries(videos.flatMap(({ id, views }) => (views === null ? [] : [[id, views]]))),
})

/** Returns videos with their pace since the last snapshot, or with their previous pace if that snapshot is too recent. */
export function addPace(
  videos: readonly Video[],
  previous: readonly CachedVideo[],
  last: Snapshot | undefined,
  now: number,
): CachedVideo[] {
  const previousPace = new Map(previous.map(({ id, pace }) => [id, pace]))
  const hours = last ? (now - Date.parse(last.at)) / hourMs : 0
  return videos.map((video) => {
    const pace = hours < minHours ? undefined : computePace(video.views, last?.views[video.id], hours)
    return CachedVideo.parse({ ...video, pace: pace ?? previousPace.get(video.id) ?? null })
  })
}

/** Returns undefined if views are hidden, new to us, or lower than before because YouTube corrected them. */
const computePace = (views: number | null, lastViews: number | undefined, hours: number): number | undefined =>
  views === null || lastViews === undefined || views < lastViews ? undefined : Math.round((views - lastViews) / hours)

/** Returns a video's average pace; null if its views are hidden or it is less than an hour old. */
export function computeAveragePace(
  { views, publishedAt }: Pick<Video, 'views' | 'publishedAt'>,
  now: number,
): number | null {
  const hours = (now - Date.parse(publishedAt)) / hourMs
  return views === null || hours < 1 ? null : Math.round(views / hours)
}

/** Returns a video's pace as a multiple of its average pace; null if either is unknown. */
export function computeSpeedup(video: Pick<CachedVideo, 'views' | 'publishedAt' | 'pace'>, now: number): number | null {
  const average = computeAveragePace(video, now)
  return video.pace === null || !average ? null : video.pace / average
}

/** A video is rising if its pace is at least this multiple of its average pace. */
export const risingFactor = 1.25

/**
 * Whether a video gains views clearly faster now than on average since it was published. False for a broadcast that has not ended, whose
 * views per hour since it was published say nothing.
 */
export const isRising = (video: CachedVideo, now: number): boolean =>
  video.broadcast === 'none' && (computeSpeedup(video, now) ?? 0) >= risingFactor
