import { mean } from '#shared/mean.ts'
import { fitChannelModel } from '#web/lib/studio/channel-model.ts'
import { drawFormat, fitFormats, toPercent, toRate } from '#web/lib/studio/click-curve.ts'
import { findClickTraits } from '#web/lib/studio/click-traits.ts'
import { compareFormats } from '#web/lib/studio/formats.ts'
import { findMissedClicks } from '#web/lib/studio/missed-clicks.ts'
import { findRetention } from '#web/lib/studio/retention.ts'
import {
  type ChannelOptions,
  lastDay,
  makeChannel,
  makeRetention,
  usualLogit,
  usualPercentage,
} from './synthetic-channel.ts'

/** Channels to simulate, which differ by their seed alone. */
type Channels = Omit<ChannelOptions, 'seed'> & { readonly channels: number }

function simulate<Result>({ channels, ...options }: Channels, measure: (options: ChannelOptions) => Result): Result[] {
  return Array.from({ length: channels }, (_, index) => measure({ ...options, seed: index + 1 }))
}

const shareOf = (values: readonly boolean[]) => mean(values.map(Number))

/** Returns how often the 95% interval of the curve of click rates contains the true curve, over all steps of all channels. */
export const measureCurve = (channels: Channels): number =>
  shareOf(
    simulate(channels, (options) => {
      const { fits } = fitFormats(makeChannel(options).videos, lastDay)
      return (fits.map(drawFormat)[0]?.steps ?? []).map(({ at, low, high }) => {
        const truth = toPercent(usualLogit(options, at))
        return low <= truth && truth <= high
      })
    }).flat(),
  )

/**
 * Returns the share of channels whose list of missed clicks has a video that is really at or above its usual; the mean length of a
 * list; `findShare`, which returns the share of the videos below a multiple of the usual odds that are listed; and how often the interval
 * of missed clicks is right.
 */
export function measureMissed(channels: Channels) {
  const all = simulate(channels, (options) => {
    const channel = makeChannel(options)
    const { deviations } = channel
    const { videos } = findMissedClicks(fitFormats(channel.videos, lastDay).fits)
    const listed = new Set(videos.map(({ index }) => index))
    const isCovered = videos.map(({ index, impressions, missed }) => {
      const usual = usualLogit(options, impressions)
      const truth = impressions * (toRate(usual) - toRate(usual + (deviations[index] ?? 0)))
      return missed.low <= truth && truth <= missed.high
    })
    return {
      hasFalse: videos.some(({ index }) => (deviations[index] ?? 0) >= 0),
      listed: videos.length,
      compared: deviations.map((deviation, index) => ({ deviation, isFound: listed.has(index) })),
      isCovered,
    }
  })
  return {
    channelsWithFalse: shareOf(all.map(({ hasFalse }) => hasFalse)),
    listed: mean(all.map(({ listed }) => listed)),
    findShare: (odds: number) => {
      const low = all.flatMap(({ compared }) => compared.filter(({ deviation }) => deviation <= Math.log(odds)))
      return shareOf(low.map(({ isFound }) => isFound))
    },
    covered: shareOf(all.flatMap(({ isCovered }) => isCovered)),
  }
}

/** Returns the share of channels with any trait of titles, and the share with the word that has an effect. */
export function measureTraits(channels: Channels) {
  const all = simulate(channels, (options) => {
    const { videos } = makeChannel(options)
    return findClickTraits(videos, fitFormats(videos, lastDay).fits)?.found ?? []
  })
  const isHit = ({ kind, name, low }: (typeof all)[number][number]) =>
    kind === 'topic' && name === channels.hit?.word && low > 1
  return { any: shareOf(all.map((found) => found.length > 0)), hit: shareOf(all.map((found) => found.some(isHit))) }
}

/** Returns the share of channels whose model is proven, and the mean share of pairs that it orders right. */
export function measureModel(channels: Channels) {
  const all = simulate(channels, (options) => fitChannelModel(makeChannel(options).videos, lastDay))
  return {
    proven: shareOf(all.map(({ state }) => state === 'proven')),
    right: mean(all.flatMap((model) => (model.state === 'too_few' ? [] : [model.share]))),
  }
}

/** Returns how often the 95% interval of the curve of retention contains the true curve. */
export const measureRetention = (channels: number, videos: number): number =>
  shareOf(
    Array.from({ length: channels }, (_, seed) =>
      (findRetention(makeRetention(videos, seed))[0]?.steps ?? []).map(({ at, low, high }) => {
        const truth = usualPercentage(at)
        return low <= truth && truth <= high
      }),
    ).flat(),
  )

/** Returns the share of channels on which formats differ in any metric, although they are drawn alike. */
export const measureFormats = (channels: Channels): number =>
  shareOf(
    simulate(channels, (options) => {
      const videos = makeChannel(options).videos.map((video, index) => ({
        ...video,
        seconds: index % 4 === 0 ? 60 : 600,
        averagePercentageViewed: ((index * 37) % 61) + 10,
      }))
      return compareFormats(videos, lastDay).some(({ differs }) => differs)
    }),
  )
