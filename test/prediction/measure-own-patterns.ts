import { type ComparedVideo, findOwnPatterns } from '#shared/prediction/own-history/own-patterns.ts'
import type { PastVideo } from '#shared/prediction/own-history/past.ts'
import { compareAll, makePastVideos, usualViews } from './synthetic-past.ts'

/** Channels to simulate, which differ by their seed alone. */
interface Channels extends Omit<Parameters<typeof makePastVideos>[0], 'seed'> {
  readonly channels: number
  /** How videos are compared with the channel's usual: as on every screen, unless another way is given. */
  readonly compare?: (videos: readonly PastVideo[]) => ComparedVideo[]
}

/**
 * Compares videos with the value around which the channel's views are drawn, so that good and bad months stay in the
 * multiples.
 */
export const compareWithTruth = (videos: readonly PastVideo[]): ComparedVideo[] =>
  videos.map((video) => ({ ...video, multiple: (video.views + 1) / usualViews }))

/** Returns the share of channels with any own pattern, and with one of the word that has an effect. */
export function measureOwnPatterns({ channels, compare = compareAll, ...options }: Channels): {
  any: number
  hit: number
} {
  const all = Array.from(
    { length: channels },
    (_, seed) => findOwnPatterns(compare(makePastVideos({ ...options, seed })))?.found ?? [],
  )
  const isHit = ({ subject, low }: (typeof all)[number][number]) =>
    low > 1 && subject.kind === 'topic' && subject.name === options.hit?.word
  const shareOf = (passes: (found: (typeof all)[number]) => boolean) => all.filter(passes).length / channels
  return { any: shareOf((found) => found.length > 0), hit: shareOf((found) => found.some(isHit)) }
}
