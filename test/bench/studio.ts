import { fitChannelModel } from '#shared/studio/channel-model.ts'
import { analyzeClicks } from '#shared/studio/clicks.ts'
import {
  measureCurve,
  measureFormats,
  measureMissed,
  measureModel,
  measureRetention,
  measureTraits,
} from '#test/studio/simulate.ts'
import { lastDay, makeChannel } from '#test/studio/synthetic-channel.ts'
import type { Row } from './row.ts'

/** The spread of log-odds between videos of most of the simulated channels: two thirds are within 0.7 to 1.4 times the usual. */
const between = 0.35

const covers = { comparedWith: 'true curve in the 95 % interval', atLeast: 0.93, atMost: 0.97 }
const claims = { comparedWith: 'channels with a false claim', atMost: 0.05 }
const found = { comparedWith: 'true effects found' }

/**
 * Measures what is said about exports on simulated channels with known truth: how often intervals are right, how many channels
 * get a false claim, and how many true effects are found. Takes minutes.
 */
export function studioBench(): Row[] {
  const rows: Row[] = []
  for (const videos of [12, 20, 40, 100, 200])
    rows.push({
      metric: `curve, ${videos} videos`,
      ratio: measureCurve({ channels: 1000, videos, between }),
      ...covers,
    })
  for (const [name, options] of [
    ['no spread between videos', { between: 0 }],
    ['one viral video', { between, isOneViral: true }],
    ['a bent curve', { between, bend: -0.05 }],
  ] as const)
    rows.push({
      metric: `curve, 40 videos, ${name}`,
      ratio: measureCurve({ channels: 1000, videos: 40, ...options }),
      ...covers,
    })
  for (const videos of [12, 40, 200])
    rows.push({ metric: `retention, ${videos} videos`, ratio: measureRetention(1000, videos), ...covers })

  for (const spread of [0, 0.1, between]) {
    for (const videos of [12, 40, 200]) {
      const {
        channelsWithFalse,
        found: share,
        covered,
        listed,
      } = measureMissed({ channels: 500, videos, between: spread })
      const metric = `missed clicks, ${videos} videos, spread ${spread}`
      rows.push({ metric, ratio: channelsWithFalse, ...claims })
      if (spread === between) {
        rows.push({ metric: `${metric}: at most two thirds of the usual odds`, ratio: share, ...found })
        rows.push({ metric, comparedWith: 'true missed clicks in the 95 % interval', ratio: covered, atLeast: 0.93 })
        rows.push({ metric, comparedWith: 'videos in the list', ratio: listed })
      }
    }
  }
  for (const dispersion of [1.3, 2]) {
    for (const spread of [0, 0.1, between]) {
      const { channelsWithFalse } = measureMissed({ channels: 500, videos: 40, between: spread, dispersion })
      const metric = `missed clicks, 40 videos, spread ${spread}, counts vary ${dispersion} times as much`
      rows.push({ metric, ratio: channelsWithFalse, ...claims })
    }
  }
  for (const videos of [20, 40, 60, 200])
    rows.push({
      metric: `traits, ${videos} videos`,
      ratio: measureTraits({ channels: 1000, videos, between }).any,
      ...claims,
    })
  rows.push({
    metric: 'traits, 60 videos, no spread',
    ratio: measureTraits({ channels: 1000, videos: 60, between: 0 }).any,
    ...claims,
  })
  for (const [videos, titles] of [
    [60, 10],
    [200, 40],
  ] as const) {
    for (const clicks of [1.2, 1.5, 2]) {
      const hit = { word: 'lighthouse', titles, clicks, views: 1 }
      const { hit: share } = measureTraits({ channels: 200, videos, between, hit })
      rows.push({ metric: `traits, ${titles} of ${videos} titles, ${clicks} times the odds`, ratio: share, ...found })
    }
  }
  for (const videos of [12, 20, 60, 200])
    rows.push({
      metric: `model, ${videos} videos`,
      ratio: measureModel({ channels: 500, videos, between }).proven,
      ...claims,
    })
  for (const seriesCorrelation of [0, 0.3, 0.6]) {
    const { proven } = measureModel({ channels: 500, videos: 60, between, seriesCorrelation })
    const metric = `model, 60 videos in series, results correlated by ${seriesCorrelation}`
    rows.push({ metric, ratio: proven, ...claims })
  }
  for (const [videos, titles] of [
    [60, 20],
    [200, 60],
  ] as const) {
    for (const views of [1.5, 2, 3]) {
      const hit = { word: 'lighthouse', titles, clicks: 1, views }
      const { proven, right } = measureModel({ channels: 100, videos, between, hit })
      const metric = `model, ${titles} of ${videos} titles, ${views} times the views`
      rows.push({ metric, ratio: proven, ...found }, { metric, comparedWith: 'share of pairs', ratio: right })
    }
  }
  rows.push({
    metric: 'formats, 15 and 45 videos',
    ratio: measureFormats({ channels: 2000, videos: 60, between }),
    ...claims,
  })

  const { videos } = makeChannel({ videos: 2000, seed: 1, between })
  analyzeClicks(videos, lastDay)
  for (const [metric, run] of [
    ['clicks of 2,000 videos', () => analyzeClicks(videos, lastDay)],
    ['model of 2,000 videos', () => fitChannelModel(videos, lastDay)],
  ] as const) {
    const began = performance.now()
    run()
    rows.push({ metric, comparedWith: '1 second', ratio: (performance.now() - began) / 1000, atMost: 1 })
  }
  return rows
}
