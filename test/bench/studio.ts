import { measureCurve, measureFormats, measureRetention, measureTraits } from '#test/studio/simulate.ts'
import { lastDay, makeChannel } from '#test/studio/synthetic-channel.ts'
import { fitChannelModel } from '#web/lib/studio/channel-model.ts'
import { analyzeClicks } from '#web/lib/studio/clicks.ts'
import type { Row } from './row.ts'

/** The spread of log-odds between videos of most of the simulated channels: two thirds are within 0.7 to 1.4 times the usual. */
const between = 0.35

const covers = { comparedWith: 'true curve in the 95 % interval', atLeast: 0.93, atMost: 0.97 }
const claims = { comparedWith: 'channels with a false claim', atMost: 0.05 }
const found = { comparedWith: 'true effects found' }

/**
 * Measures what is said about exports on simulated channels with known truth: how often intervals are right, how many channels
 * get a false claim, and how many true effects are found. Takes minutes. `studio-findings` measures missed clicks and models.
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
