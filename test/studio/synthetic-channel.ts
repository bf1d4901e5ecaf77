import { dayMs } from '#shared/duration.ts'
import { createRandom, hashSeed } from '#shared/random.ts'
import { createLevels, makePastVideos, seriesOf } from '#test/prediction/synthetic-past.ts'
import { toRate } from '#web/lib/studio/click-curve.ts'
import type { StudioVideo } from '#web/lib/studio/videos.ts'
import { drawNormal } from './draw-normal.ts'

/** The last day of the exports of invented channels. */
export const lastDay = '2026-11-20'

const nothingKnown: StudioVideo = {
  id: null,
  title: '',
  publishedOn: null,
  seconds: null,
  impressions: null,
  clickRate: null,
  views: null,
  watchHours: null,
  averageViewSeconds: null,
  averagePercentageViewed: null,
  subscribers: null,
  other: {},
}

/** Creates a video of which an export says only what is given. */
export const makeVideo = (known: Partial<StudioVideo>): StudioVideo => ({ ...nothingKnown, ...known })

/** How the videos of an invented channel do. */
export interface ChannelOptions {
  readonly videos: number
  readonly seed: number
  /** The standard deviation of the log-odds of a click that impressions do not explain. */
  readonly between: number
  /** How much the log-odds change per unit of the logarithm of impressions, and per its square. */
  readonly slope?: number
  readonly bend?: number
  /** The variance of clicks as a multiple of that of independent impressions; 1 by default. */
  readonly dispersion?: number
  /** Shows one of the videos a hundred times as often, with about three times the click rate. */
  readonly isOneViral?: boolean
  /**
   * Gives every ten videos in a row the name of a series, and correlates the views and clicks of each video with those
   * of the next by this much.
   */
  readonly seriesCorrelation?: number
  /** A word that this many of the titles get, with multiples of the odds of a click and of the views that go with it. */
  readonly hit?: { readonly word: string; readonly titles: number; readonly clicks: number; readonly views: number }
}

const middle = Math.log(13_000)

/** Returns the true log-odds of a click of a channel's usual videos. */
export const usualLogit = ({ slope = -0.15, bend = 0 }: ChannelOptions, impressions: number): number => {
  const distance = Math.log(impressions) - middle
  return -3 + slope * distance + bend * distance ** 2
}

/** Creates the videos of an invented English channel, and how far the true log-odds of each are from the usual. */
export function makeChannel(options: ChannelOptions): { videos: StudioVideo[]; deviations: number[] } {
  const { seed, hit, between, dispersion = 1, isOneViral = false, seriesCorrelation } = options
  const past = makePastVideos({
    videos: options.videos,
    seed,
    spread: 0.77,
    ...(hit ? { hit: { word: hit.word, titles: hit.titles, times: hit.views } } : {}),
  })
  const random = createRandom(hashSeed(`clicks ${seed}`))
  const draw = () => drawNormal(random)
  const nextLevel = seriesCorrelation === undefined ? draw : createLevels(seriesCorrelation, draw)
  const deviations: number[] = []
  const videos = past.map(({ title, views, ageDays }, index): StudioVideo => {
    const isViral = isOneViral && index === 0
    const impressions = Math.round(Math.max(1000, Math.exp(middle + 1.2 * draw()))) * (isViral ? 100 : 1)
    const effect = hit && title.includes(hit.word) ? Math.log(hit.clicks) : 0
    const deviation = between * nextLevel() + effect + (isViral ? 1.1 : 0)
    deviations.push(deviation)
    const rate = toRate(usualLogit(options, impressions) + deviation)
    // Draws clicks as if every group of `dispersion` impressions were clicked as a whole.
    const clicks = dispersion * drawClicks(Math.round(impressions / dispersion), rate, random, draw)
    return makeVideo({
      title,
      publishedOn: new Date(Date.parse(lastDay) - ageDays * dayMs).toISOString().slice(0, 10),
      seconds: 600,
      impressions,
      clickRate: Math.min(100, Math.round((10_000 * clicks) / impressions) / 100),
      views,
    })
  })
  return { videos: seriesCorrelation === undefined ? videos : toSeries(videos, options, draw), deviations }
}

/**
 * Gives videos the names of series, and views that change slowly. Neither causes the other; only the hit brings views.
 */
function toSeries(
  videos: readonly StudioVideo[],
  { seriesCorrelation: correlation = 0, hit }: ChannelOptions,
  draw: () => number,
): StudioVideo[] {
  const nextLevel = createLevels(correlation, draw)
  return videos.map((video, index) => {
    const times = hit && video.title.includes(hit.word) ? hit.views : 1
    return {
      ...video,
      title: `${seriesOf(index)} | ${video.title}`,
      views: Math.round(5000 * times * Math.exp(0.77 * nextLevel())),
    }
  })
}

/** Draws a binomial number: exactly where few clicks are expected, else from the normal distribution. */
function drawClicks(impressions: number, rate: number, random: () => number, draw: () => number): number {
  const mean = impressions * rate
  if (mean > 100) return Math.max(0, Math.round(mean + Math.sqrt(mean * (1 - rate)) * draw()))
  let chance = (1 - rate) ** impressions
  let left = random()
  let clicks = 0
  while (left > chance && clicks < impressions) {
    left -= chance
    chance *= ((impressions - clicks) / (clicks + 1)) * (rate / (1 - rate))
    clicks++
  }
  return clicks
}

/** The true median of the percentage viewed of videos of a length: half of it at ten minutes, and less of longer ones. */
export const usualPercentage = (seconds: number): number => 50 * (seconds / 600) ** -0.3

/** Creates videos of four minutes to an hour with their average percentage viewed. */
export function makeRetention(videos: number, seed: number): StudioVideo[] {
  const random = createRandom(seed)
  return Array.from({ length: videos }, () => {
    const seconds = Math.round(240 * 15 ** random())
    return makeVideo({
      seconds,
      averagePercentageViewed: usualPercentage(seconds) * Math.exp(0.3 * drawNormal(random)),
    })
  })
}
