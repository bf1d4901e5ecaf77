import type { ListedVideo } from '#shared/contract/video.ts'
import { median } from '#shared/median.ts'

/** A word of titles, the median click-through rate of the videos with it, and how many they are. */
export interface Keyword {
  readonly word: string
  readonly videos: number
  readonly ctr: number
}

/** What a channel's past says of its titles and thumbnails, calculated by us. */
export interface ChannelHistory {
  /** The best first. */
  readonly topPerformingVideos: readonly { readonly id: string; readonly title: string; readonly ctr: number }[]
  /** Words clearly above and below the median of the channel; absent where `shared/derived.ts` has them off. */
  readonly highPerformingKeywords?: readonly Keyword[]
  readonly lowPerformingKeywords?: readonly Keyword[]
}

/** Below so many impressions a video's rate is chance. */
const fewestImpressions = 1_000
/** A word says something of the channel from so many videos on. */
const fewestVideos = 3
/** And where its rate is so far from the channel's, as a share of it. */
const leastDifference = 0.1
const shown = 5

type Rated = ListedVideo & { readonly ctr: number }

/** What a channel's past says (SPEC's "Historical channel data"); `withWords` as `shared/derived.ts` allows. */
export function buildChannelHistory(videos: readonly ListedVideo[], withWords: boolean): ChannelHistory {
  const known = videos.flatMap((video): Rated[] =>
    video.ctr !== null && (video.impressions ?? 0) >= fewestImpressions ? [{ ...video, ctr: video.ctr }] : [],
  )
  const best = known.toSorted((one, other) => other.ctr - one.ctr).slice(0, shown)
  return {
    topPerformingVideos: best.map(({ id, title, ctr }) => ({ id, title, ctr })),
    ...(withWords ? wordsOf(known) : {}),
  }
}

/** Words whose videos are clicked more, or less, than the channel's: medians, so that one video is no rule. */
function wordsOf(videos: readonly Rated[]) {
  const rates = new Map<string, number[]>()
  for (const { title, ctr } of videos)
    for (const word of new Set(wordsIn(title))) rates.set(word, [...(rates.get(word) ?? []), ctr])
  const usual = median(videos.map(({ ctr }) => ctr))
  const words = [...rates]
    .filter(([, ctrs]) => ctrs.length >= fewestVideos)
    .map(([word, ctrs]) => ({ word, videos: ctrs.length, ctr: median(ctrs) }))
    .sort((one, other) => other.ctr - one.ctr || one.word.localeCompare(other.word))
  return {
    highPerformingKeywords: words.filter(({ ctr }) => ctr >= usual * (1 + leastDifference)).slice(0, shown),
    lowPerformingKeywords: words
      .filter(({ ctr }) => ctr <= usual * (1 - leastDifference))
      .slice(-shown)
      .reverse(),
  }
}

/** Words that tell nothing of what a video is about, of our three languages; shorter ones are left out as they are. */
const empty = new Set(
  'about after also been before best cette comme como cómo cual dans desde does donde down elle entre esta este every from have here hasta into just like mais many more most much only over para pero plus porque pour quand quoi sans sobre some than that them then there these they this those todo tout tous under very want were what when where which while will with without would your avec être sont votre vous'.split(
    ' ',
  ),
)

const wordsIn = (title: string): string[] =>
  (
    title
      .normalize()
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}’']*/gu) ?? []
  ).filter((word) => [...word].length > 3 && !empty.has(word))
