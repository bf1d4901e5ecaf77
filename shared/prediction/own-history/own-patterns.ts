import { compareWithUsual, isUsableVideo, maxPastVideos, maxResult, type PastVideo } from './past.ts'
import {
  findDifferingGroups,
  listTitleGroups,
  type Multiple,
  minGroupedTitles,
  type TitleSubject,
} from './title-groups.ts'

/** A form, structure or topic whose videos did above or below the channel's usual. `Multiple` is of the other videos' views. */
export type OwnPattern = TitleSubject & Multiple & Evidence

interface Evidence {
  /** The number of videos with it. */
  readonly videos: number
  /** The videos that show it most clearly, at most three, as indexes into the videos given. */
  readonly examples: readonly number[]
}

export interface OwnPatterns {
  /** The number of videos compared. */
  readonly videos: number
  /** The number of forms, structures and topics looked at. */
  readonly looked: number
  /** Those that differ from the usual, by descending effect. */
  readonly found: readonly OwnPattern[]
}

/** With fewer usable videos nothing is compared. */
export const minPatternVideos = minGroupedTitles

/**
 * The standard deviation of what they do to the logarithm of views, measured within 993 channels of the training files.
 * Estimates are shrunk as if drawn from a normal distribution with it.
 */
const priorSpreads = { form: 0.32, structure: 0.32, topic: 0.47 } as const

/**
 * Finds the forms, structures and topics whose videos did above or below a channel's usual for their age. Takes past videos from any
 * source, and uses the latest 200 that `isUsableVideo` accepts. Returns undefined with fewer than 20.
 */
export function findOwnPatterns(videos: readonly PastVideo[]): OwnPatterns | undefined {
  const usable = videos.flatMap((video, index) => (isUsableVideo(video) ? [{ video, index }] : []))
  const latest = usable.sort((a, b) => a.video.ageDays - b.video.ageDays).slice(0, maxPastVideos)
  if (latest.length < minPatternVideos) return undefined
  const past = latest.map(({ video }) => video)
  const results = compareWithUsual(past).map((result) => Math.max(-maxResult, Math.min(maxResult, result)))
  const groups = listTitleGroups(past)
  const found = findDifferingGroups(groups, results, priorSpreads).map(
    ({ examples, ...group }): OwnPattern => ({
      ...group,
      examples: examples.flatMap((position) => latest[position]?.index ?? []),
    }),
  )
  return { videos: past.length, looked: groups.length, found }
}
