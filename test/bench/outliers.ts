import { measure } from '#test/outliers/simulate.ts'
import type { Row } from './row.ts'

const channels = 2_000

/**
 * Measures the rule of outliers on simulated channels with known truth: how often the interval contains the true multiple, how
 * many channels and videos are called outliers by chance, and how many effects are found. Takes two minutes.
 */
export function outliersBench(): Row[] {
  const rows: Row[] = []
  for (const videos of [9, 12, 20, 50, 100]) {
    const normal = measure(channels, { videos }, 7)
    const heavy = measure(channels, { videos, tails: 5 }, 7)
    const claims = { comparedWith: 'channels with a false outlier' }
    rows.push(
      { metric: `${videos} videos`, ratio: normal.channelsWithFalse, ...claims },
      { metric: `${videos} videos, heavy tails`, ratio: heavy.channelsWithFalse, ...claims },
      {
        metric: `${videos} videos, heavy tails on one of five channels`,
        ratio: 0.8 * normal.channelsWithFalse + 0.2 * heavy.channelsWithFalse,
        atMost: 0.01,
        ...claims,
      },
      { metric: `${videos} videos`, comparedWith: 'false outliers per video', ratio: normal.videosFalse, atMost: 0.01 },
      {
        metric: `${videos} videos, heavy tails`,
        comparedWith: 'false outliers per video',
        ratio: heavy.videosFalse,
        atMost: 0.01,
      },
      { metric: `${videos} videos`, comparedWith: 'upper over lower end of the interval', ratio: normal.width },
    )
    for (const [name, { covered }] of [
      [`${videos} videos`, normal],
      [`${videos} videos, heavy tails`, heavy],
    ] as const)
      rows.push({
        metric: name,
        comparedWith: 'true multiple in the 95 % interval',
        ratio: covered,
        atLeast: 0.94,
        atMost: 0.97,
      })
  }
  for (const [name, options] of [
    ['5 views', { level: 5 }],
    ['half short', { short: 0.5 }],
    ['spread 0.5', { spread: 0.5 }],
    ['spread 1.2', { spread: 1.2 }],
    ['neighbors correlated by 0.3', { series: 0.3 }],
  ] as const) {
    const { covered, channelsWithFalse } = measure(channels, { videos: 50, ...options }, 7)
    rows.push(
      { metric: `50 videos, ${name}`, comparedWith: 'true multiple in the 95 % interval', ratio: covered },
      { metric: `50 videos, ${name}`, comparedWith: 'channels with a false outlier', ratio: channelsWithFalse },
    )
  }
  for (const spread of [0.5, 0.8])
    for (const videos of [9, 20, 50])
      for (const effect of [2, 3, 5, 10, 30])
        rows.push({
          metric: `${videos} videos, spread ${spread}, ${effect} times the views`,
          comparedWith: 'found',
          ratio: measure(1_000, { videos, spread, effect }, 7).found,
        })
  return rows
}
