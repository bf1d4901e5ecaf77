import { dayMs } from '#shared/duration.ts'
import { type CountedVideo, multiplesOf } from '#shared/outliers/multiples.ts'
import { createRandom } from '#shared/random.ts'

/** How channels are drawn. The level and the spread are drawn for each channel unless given. */
export interface ChannelOptions {
  readonly videos: number
  /** Standard deviation of logarithmic views between videos of one age; drawn from 0.5 to 1.2 if not given. */
  readonly spread?: number
  /** Degrees of freedom of Student's t for logarithmic views; normal if not given. */
  readonly tails?: number
  /** The views of one video are multiplied by this. */
  readonly effect?: number
  /** Views of the usual video. */
  readonly level?: number
  /** Share of videos up to 3 minutes; none if not given. */
  readonly short?: number
  /** Correlation of neighboring videos. */
  readonly series?: number
}

interface Channel {
  readonly videos: readonly CountedVideo[]
  /** The true usual views of each video at its age. */
  readonly usual: readonly number[]
  /** The place of the video with an effect. */
  readonly boosted: number
}

const at = Date.UTC(2027, 0, 1)

/**
 * Draws a channel: days between uploads, how fast views come in and how much the channel grows or shrinks differ between
 * channels. Views come in along a Weibull curve, which is not the curve of the rule.
 */
export function drawChannel(options: ChannelOptions, random: () => number): Channel {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const between = (low: number, high: number) => low + (high - low) * random()
  const student = (degrees: number) => {
    let squares = 0
    for (let draw = 0; draw < degrees; draw++) squares += normal() ** 2
    return normal() / Math.sqrt(squares / degrees)
  }
  const { spread = between(0.5, 1.2), tails, effect = 1, short = 0, series = 0 } = options
  const level = Math.log(options.level ?? 10 ** between(1.5, 6))
  const gap = Math.exp(between(Math.log(0.5), Math.log(10)))
  // Half of the views are there after 12 hours to 20 days.
  const half = Math.exp(between(Math.log(0.5), Math.log(20)))
  const shape = between(0.35, 0.7)
  const yearly = between(-1, 1)
  const shortLevel = between(-1, 1)
  const boosted = Math.floor(random() * options.videos)
  const usual: number[] = []
  let days = between(0, gap)
  let previous = 0
  const videos = Array.from({ length: options.videos }, (_, index): CountedVideo => {
    days += -Math.log(1 - random()) * gap
    const isShort = random() < short
    const share = 1 - Math.exp(-Math.LN2 * (days / half) ** shape)
    const typical = level + Math.log(share) - (yearly * days) / 365 + (isShort ? shortLevel : 0)
    usual.push(Math.exp(typical))
    const own = tails ? student(tails) : normal()
    previous = index === 0 ? own : series * previous + Math.sqrt(1 - series ** 2) * own
    const mean = Math.exp(typical + spread * previous) * (index === boosted ? effect : 1)
    return {
      publishedAt: new Date(at - days * dayMs).toISOString(),
      seconds: isShort ? 45 : 600,
      views: Math.max(0, Math.round(mean + Math.sqrt(mean) * normal())),
      viewsAt: new Date(at).toISOString(),
    }
  })
  return { videos, usual, boosted }
}

export interface Measured {
  /** The share of channels with an outlier that has no effect. */
  readonly channelsWithFalse: number
  /** The share of videos without an effect that are outliers. */
  readonly videosFalse: number
  /** The share of boosted videos that are found, of those that have a multiple. */
  readonly found: number
  /** How often the true multiple is in the interval. */
  readonly covered: number
  /** The share of videos with a multiple. */
  readonly compared: number
  /** The median width of the interval: its upper end over its lower one. */
  readonly width: number
}

/** Measures the rule on simulated channels. The same seed gives the same channels. */
export function measure(channels: number, options: ChannelOptions, seed = 1): Measured {
  const random = createRandom(seed)
  let [falseChannels, falseVideos, plain, found, boosts, covered, compared] = [0, 0, 0, 0, 0, 0, 0]
  const widths: number[] = []
  for (let channel = 0; channel < channels; channel++) {
    const { videos, usual, boosted } = drawChannel(options, random)
    const hasEffect = (place: number) => place === boosted && (options.effect ?? 1) !== 1
    let anyFalse = false
    for (const [place, one] of multiplesOf(videos).entries()) {
      if (!one) continue
      compared++
      widths.push(one.high / one.low)
      const truth = ((videos[place]?.views ?? 0) + 1) / ((usual[place] ?? 0) + 1)
      if (one.low <= truth && truth <= one.high) covered++
      if (hasEffect(place)) {
        boosts++
        if (one.isOutlier) found++
      } else {
        plain++
        if (one.isOutlier) {
          falseVideos++
          anyFalse = true
        }
      }
    }
    if (anyFalse) falseChannels++
  }
  return {
    channelsWithFalse: falseChannels / channels,
    videosFalse: falseVideos / plain,
    found: found / boosts,
    covered: covered / compared,
    compared: compared / (channels * options.videos),
    width: widths.sort((a, b) => a - b)[widths.length >> 1] ?? 0,
  }
}
