import { dayMs } from '#shared/duration.ts'
import { multiplesOf } from '#shared/outliers/multiples.ts'
import type { PastVideo } from '#shared/prediction/own-history/past.ts'
import { createRandom } from '#shared/random.ts'

const subjects = 'bread pizza soup pasta salad butter garden knives market pans'.split(' ')
const openings = ['How to make', 'Notes on', 'I tried', 'The trouble with', 'Cooking', 'Everything about']
const endings = ['at home', 'in the city', '(my way)', 'for beginners', '!', '- part two', 'with Ines', 'again?']

/** How the videos of an invented channel do. */
interface ChannelOptions {
  readonly videos: number
  readonly seed: number
  /** The standard deviation of the logarithm of views that titles do not explain; 0.77 in the median real channel. */
  readonly spread: number
  /**
   * Puts every ten videos in a row into a series, which has a name and lengths of its own. Also correlates the views of
   * each video with those of the next by this much, as good and bad months do. Neither causes the other.
   */
  readonly seriesCorrelation?: number
  /** A word that this many of the titles get, and the multiple of the views that goes with it. */
  readonly hit?: { readonly word: string; readonly titles: number; readonly times: number }
}

/** The value around which the views of channels are drawn. */
export const usualViews = 5000

const series = ['Castles', 'Bridges', 'Harbors', 'Mountain huts', 'Old trains', 'Windmills']

/** Returns the name of the series that a video of an invented channel is in. A series has ten videos in a row. */
export const seriesOf = (index: number): string => series[Math.floor(index / 10) % series.length] ?? ''

/** Returns a function that draws normal numbers one after the other, each correlated with the one before. */
export function createLevels(correlation: number, draw: () => number): () => number {
  let level = draw()
  return () => {
    level = correlation * level + Math.sqrt(1 - correlation ** 2) * draw()
    return level
  }
}

/** Creates the past videos of an invented English channel whose titles have no effect, except for one word. */
export function makePastVideos({ videos, seed, spread, seriesCorrelation, hit }: ChannelOptions): PastVideo[] {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  /** A normal number (Box and Muller). */
  const draw = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const nextLevel = seriesCorrelation === undefined ? draw : createLevels(seriesCorrelation, draw)
  return Array.from({ length: videos }, (_, index) => {
    const isHit = hit !== undefined && index % Math.floor(videos / hit.titles) === 0 && index < videos
    const words = [pick(openings), pick(subjects), ...(isHit ? [hit.word] : []), pick(endings)]
    const views = usualViews * Math.exp(spread * nextLevel()) * (isHit ? hit.times : 1)
    const past = { title: words.join(' '), views: Math.round(views), ageDays: 10 + 5 * index }
    if (seriesCorrelation === undefined) return past
    const name = seriesOf(index)
    return {
      ...past,
      title: `${name} | ${past.title}`,
      seconds: Math.round(60 * (4 + series.indexOf(name) + 2 * random())),
    }
  })
}

const at = Date.UTC(2027, 0, 1)

/** Returns the videos of a channel that can be compared, each with its multiple of the channel's usual. */
export function compareAll(videos: readonly PastVideo[]): (PastVideo & { multiple: number })[] {
  const usual = multiplesOf(
    videos.map(({ views, ageDays }) => ({
      publishedAt: new Date(at - ageDays * dayMs).toISOString(),
      seconds: 600,
      views,
      viewsAt: new Date(at).toISOString(),
    })),
  )
  return videos.flatMap((video, place) => {
    const multiple = usual[place]?.multiple
    return multiple === undefined ? [] : [{ ...video, multiple }]
  })
}
