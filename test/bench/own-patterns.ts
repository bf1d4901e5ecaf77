import { compareWithTruth, measureOwnPatterns } from '#test/prediction/measure-own-patterns.ts'
import type { Row } from './row.ts'

/** The spread of views that titles do not explain on the median channel. */
const spread = 0.77
const found = { comparedWith: 'true effects found' }

/**
 * Measures how often own patterns are found on simulated channels whose truth is known: false ones, and true ones by the size of their
 * effect. Fails if more than 5% of the channels get a false one. With 1,000 channels, 5% has a standard error of 0.7. Takes minutes.
 */
export function ownPatternsBench(): Row[] {
  const rows: Row[] = []
  for (const seriesCorrelation of [undefined, 0, 0.3, 0.6, 0.85])
    for (const videos of [20, 40, 60, 100]) {
      const options = { channels: 1000, videos, spread, ...toSeries(seriesCorrelation) }
      rows.push(toFalseRow(`${videos} videos${describe(seriesCorrelation)}`, measureOwnPatterns(options).any))
    }
  for (const seriesCorrelation of [0, 0.3, 0.6])
    for (const videos of [40, 60, 100]) {
      const options = { channels: 1000, videos, spread, seriesCorrelation, compare: compareWithTruth }
      const metric = `${videos} videos${describe(seriesCorrelation)}, multiples as they are`
      rows.push(toFalseRow(metric, measureOwnPatterns(options).any))
    }
  for (const seriesCorrelation of [undefined, 0, 0.3, 0.6])
    for (const [videos, titles] of [
      [60, 10],
      [100, 20],
    ] as const)
      for (const times of [1.5, 2, 3]) {
        const hit = { word: 'lighthouse', titles, times }
        const { hit: share } = measureOwnPatterns({
          channels: 300,
          videos,
          spread,
          hit,
          ...toSeries(seriesCorrelation),
        })
        const metric = `${titles} of ${videos} titles${describe(seriesCorrelation)}, ${times} times the views`
        rows.push({ metric, ratio: share, ...found })
      }
  const hit = { word: 'lighthouse', titles: 10, times: 1.5 }
  const { hit: share } = measureOwnPatterns({ channels: 300, videos: 60, spread: 0.4, hit })
  return [...rows, { metric: '10 of 60 titles, spread 0.4, 1.5 times the views', ratio: share, ...found }]
}

const toFalseRow = (metric: string, ratio: number): Row => ({
  metric,
  comparedWith: 'channels with a false pattern',
  ratio,
  atMost: 0.05,
})
const toSeries = (seriesCorrelation: number | undefined) =>
  seriesCorrelation === undefined ? {} : { seriesCorrelation }
const describe = (seriesCorrelation: number | undefined) =>
  seriesCorrelation === undefined ? '' : ` in series, neighbors correlated by ${seriesCorrelation}`
