import { maxResult } from './past.ts'
import type { TitledVideo } from './title-features.ts'
import {
  type DifferingGroup,
  findDifferingGroups,
  type LengthSubject,
  listLengthGroups,
  listTitleGroups,
  minGroupedTitles,
  type TitleSubject,
  type VideoGroup,
} from './title-groups.ts'

type Subject = TitleSubject | LengthSubject

/** Videos whose title or length has something in common, and how they did. */
export type OwnPattern = DifferingGroup<Subject>

export interface OwnPatterns {
  /** The number of videos compared. */
  readonly videos: number
  /**
   * The patterns that differ, by descending multiple. `Multiple` is relative to the channel's other videos, each compared with the usual
   * for its age and format; `examples` are indexes into the input.
   */
  readonly found: readonly OwnPattern[]
}

/**
 * The standard deviations of the effects on the logarithm of views, measured within 993 channels of the training files. Estimates are
 * shrunk as if drawn from normal distributions with them.
 */
const priorSpreads = { form: 0.32, structure: 0.32, topic: 0.47, length: 0.32 } as const

/** A published video of the channel. */
export interface ComparedVideo extends TitledVideo {
  /** Its views as a multiple of the channel's usual. */
  readonly multiple: number
}

/**
 * Finds the forms, structures, topics and lengths whose videos did above or below a channel's usual. Videos must be in order of
 * publication, so that good and bad months are not attributed to the patterns. Returns undefined with fewer than 20 videos.
 */
export function findOwnPatterns(videos: readonly ComparedVideo[]): OwnPatterns | undefined {
  if (videos.length < minGroupedTitles) return undefined
  const results = videos.map(({ multiple }) => Math.max(-maxResult, Math.min(maxResult, Math.log(multiple))))
  const groups: VideoGroup<Subject>[] = [...listTitleGroups(videos), ...listLengthGroups(videos)]
  return {
    videos: videos.length,
    found: findDifferingGroups(groups, results, priorSpreads),
  }
}
