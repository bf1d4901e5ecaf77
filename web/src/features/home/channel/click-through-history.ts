import type { ListedVideo } from '#shared/contract/video.ts'
import { median } from '#shared/median.ts'

/** A title word, the number of its videos, and their median click-through rate. */
interface Keyword {
  readonly word: string
  readonly videos: number
  readonly ctr: number
}

/** Click-through history of a channel's titles and thumbnails, calculated by us. */
export interface ClickThroughHistory {
  /** Best first. */
  readonly topPerformingVideos: readonly { readonly id: string; readonly title: string; readonly ctr: number }[]
  /** Words clearly above and below the channel's median; absent if derived metrics are off. */
  readonly highPerformingKeywords?: readonly Keyword[]
  readonly lowPerformingKeywords?: readonly Keyword[]
}

/** Videos with fewer impressions are ignored: their rate is mostly chance. */
const minImpressions = 1_000
/** The fewest videos for a word to count. */
const minVideos = 3
/** The smallest difference from the channel's rate, as a share of it, for a word to count. */
const minDifference = 0.1
/** The most videos, and words of either kind, to show. */
const maxShown = 5

type Rated = ListedVideo & { readonly ctr: number }

/** Computes the click-through history of a channel; `withWords` only if derived metrics are on. */
export function buildHistory(videos: readonly ListedVideo[], withWords: boolean): ClickThroughHistory {
  const rated = videos.flatMap((video): Rated[] =>
    video.ctr !== null && (video.impressions ?? 0) >= minImpressions ? [{ ...video, ctr: video.ctr }] : [],
  )
  const best = rated.toSorted((one, other) => other.ctr - one.ctr).slice(0, maxShown)
  return {
    topPerformingVideos: best.map(({ id, title, ctr }) => ({ id, title, ctr })),
    ...(withWords ? compareWords(rated) : {}),
  }
}

/** Returns the words whose videos have a clearly higher or lower median click-through rate than all videos. */
function compareWords(videos: readonly Rated[]) {
  const rates = new Map<string, number[]>()
  for (const { title, ctr } of videos)
    for (const word of new Set(wordsIn(title))) rates.set(word, [...(rates.get(word) ?? []), ctr])
  const usual = median(videos.map(({ ctr }) => ctr))
  const words = [...rates]
    .filter(([, ctrs]) => ctrs.length >= minVideos)
    .map(([word, ctrs]) => ({ word, videos: ctrs.length, ctr: median(ctrs) }))
    .sort((one, other) => other.ctr - one.ctr || one.word.localeCompare(other.word))
  return {
    highPerformingKeywords: words.filter(({ ctr }) => ctr >= usual * (1 + minDifference)).slice(0, maxShown),
    lowPerformingKeywords: words
      .filter(({ ctr }) => ctr <= usual * (1 - minDifference))
      .slice(-maxShown)
      .reverse(),
  }
}

/** Function words of our three languages, and what an apostrophe leaves of some; words shorter than these are left out anyway. */
const functionWords = new Set(
  'about after also aren aujourd been before best cette comme como cómo could couldn cual dans desde didn does doesn donde down elle entre esta este every from hadn hasn have haven here hasta into jusqu just like lorsqu mais many more most much only over para pero plus porque pour puisqu quand quelqu quoi sans should shouldn sobre some than that them then there these they this those todo tout tous under very want wasn were weren what when where which while will with without would wouldn your avec être sont votre vous'.split(
    ' ',
  ),
)

/** Apostrophes separate words: “l’été” counts as “été”, and “bread’s” as “bread”. */
const wordsIn = (title: string): string[] =>
  (
    title
      .normalize()
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{M}]*/gu) ?? []
  ).filter((word) => [...word].length > 3 && !functionWords.has(word))
