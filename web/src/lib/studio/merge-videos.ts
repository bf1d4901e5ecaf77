import type { ReadFile } from './read-file.ts'
import type { StudioVideo } from './videos.ts'

/** Merges the videos of a channel's exports. */
export const mergeExports = (files: readonly ReadFile[]): StudioVideo[] =>
  mergeVideos(files.flatMap((file) => (file.kind === 'videos' ? [file.videos] : [])))

/**
 * Merges a channel's videos from several exports. If a video is in several exports, uses the row with the most impressions, then the
 * most views: a video's figures only grow, so that row is the newest. Title, date and length, which do not depend on the
 * period, are taken from another row if this one lacks them. Independent of the order of exports, and idempotent.
 */
export function mergeVideos(exports: readonly (readonly StudioVideo[])[]): StudioVideo[] {
  const rowsOf = new Map<string, StudioVideo[]>()
  for (const video of exports.flat()) {
    const key = video.id ?? `${video.publishedOn ?? ''} ${video.title}`
    const rows = rowsOf.get(key)
    if (rows) rows.push(video)
    else rowsOf.set(key, [video])
  }
  return [...rowsOf.values()].map(mergeRows).sort(byDate)
}

function mergeRows(rows: readonly StudioVideo[]): StudioVideo {
  const [best, ...rest] = [...rows].sort(byFigures)
  if (!best) throw new Error('a video without rows')
  return {
    ...best,
    title: best.title || (rest.find(({ title }) => title)?.title ?? ''),
    publishedOn: best.publishedOn ?? rest.find(({ publishedOn }) => publishedOn)?.publishedOn ?? null,
    seconds: best.seconds ?? rest.find(({ seconds }) => seconds !== null)?.seconds ?? null,
  }
}

const compare = <T extends string | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)

/** Sorts the newest row first. The last comparison only makes the result independent of the order. */
const byFigures = (one: StudioVideo, other: StudioVideo): number =>
  compare(other.impressions ?? -1, one.impressions ?? -1) ||
  compare(other.views ?? -1, one.views ?? -1) ||
  compare(other.watchHours ?? -1, one.watchHours ?? -1) ||
  compare(toText(other), toText(one))

/** Newest first. */
const byDate = (one: StudioVideo, other: StudioVideo): number =>
  compare(other.publishedOn ?? '', one.publishedOn ?? '') ||
  compare(one.id ?? '', other.id ?? '') ||
  compare(one.title, other.title)

const toText = ({ other, ...figures }: StudioVideo): string =>
  JSON.stringify([Object.entries(figures).sort(byKey), Object.entries(other).sort(byKey)])

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => compare(one, other)
