import { measureMissed, measureModel, measureTraits } from '#test/studio/simulate.ts'
import type { Row } from './row.ts'

/** The spread of log-odds between videos of the usual simulated channel: two thirds are within 0.7 to 1.4 times the usual. */
const between = 0.35

const claims = { comparedWith: 'channels with a false claim', atMost: 0.05 }
const found = { comparedWith: 'true effects found' }

/** How much the views and clicks of videos published one after the other correlate, while ten of them make a series. */
const correlations = [0, 0.3, 0.6]

/**
 * Measures how often a channel's model is proven, a trait of titles found, and a video said to have missed clicks, on simulated
 * channels whose truth is known: false claims, and true ones by the size of their effect. Titles come in series while views and
 * clicks have good and bad months, and clicks vary more than independent impressions would. Fails if more than 5% of the
 * channels get a false claim. Takes minutes.
 */
export const studioFindingsBench = (): Row[] => [...measureModels(), ...measureTitleTraits(), ...measureMissedClicks()]

const inSeries = (correlation: number) => `in series, neighbors correlated by ${correlation}`

function measureModels(): Row[] {
  const rows: Row[] = []
  const addFalse = (videos: number, of: string, options: { seriesCorrelation?: number }) => {
    const { proven } = measureModel({ channels: videos > 100 ? 300 : 500, videos, between, ...options })
    rows.push({ metric: `model, ${videos} videos ${of}`, ratio: proven, ...claims })
  }
  for (const videos of [12, 20, 60, 200]) addFalse(videos, 'without series', {})
  for (const seriesCorrelation of correlations)
    for (const videos of [20, 60, 200]) addFalse(videos, inSeries(seriesCorrelation), { seriesCorrelation })
  for (const seriesCorrelation of [undefined, 0.3, 0.6])
    for (const [videos, titles] of [
      [60, 20],
      [200, 60],
    ] as const)
      for (const views of [1.5, 2, 3]) {
        const options = { channels: 60, videos, between, hit: { word: 'lighthouse', titles, clicks: 1, views } }
        const { proven, right } = measureModel(
          seriesCorrelation === undefined ? options : { ...options, seriesCorrelation },
        )
        const of = seriesCorrelation === undefined ? 'without series' : inSeries(seriesCorrelation)
        const metric = `model, ${titles} of ${videos} titles ${of}, ${views} times the views`
        rows.push({ metric, ratio: proven, ...found }, { metric, comparedWith: 'share of pairs', ratio: right })
      }
  return rows
}

function measureTitleTraits(): Row[] {
  const rows: Row[] = []
  for (const seriesCorrelation of correlations) {
    for (const videos of [20, 60, 200]) {
      const { any } = measureTraits({ channels: 300, videos, between, seriesCorrelation })
      rows.push({ metric: `traits, ${videos} videos ${inSeries(seriesCorrelation)}`, ratio: any, ...claims })
    }
    for (const [videos, titles] of [
      [60, 10],
      [200, 40],
    ] as const)
      for (const clicks of [1.5, 2]) {
        const hit = { word: 'lighthouse', titles, clicks, views: 1 }
        const { hit: share } = measureTraits({ channels: 100, videos, between, seriesCorrelation, hit })
        const metric = `traits, ${titles} of ${videos} titles ${inSeries(seriesCorrelation)}, ${clicks} times the odds`
        rows.push({ metric, ratio: share, ...found })
      }
  }
  return rows
}

function measureMissedClicks(): Row[] {
  const rows: Row[] = []
  for (const dispersion of [1, 1.3, 2, 4])
    for (const spread of [0, 0.1, between])
      for (const videos of [12, 40, 200]) {
        const options = { channels: 500, videos, between: spread, dispersion }
        const { channelsWithFalse, findShare, covered, listed } = measureMissed(options)
        const metric = `missed clicks, ${videos} videos, spread ${spread}, clicks vary ${dispersion} times as much`
        rows.push({ metric, ratio: channelsWithFalse, ...claims })
        if (spread !== between) continue
        for (const odds of [2 / 3, 1 / 2])
          rows.push({
            metric: `${metric}: at most ${odds.toFixed(2)} of the usual odds`,
            ratio: findShare(odds),
            ...found,
          })
        rows.push({ metric, comparedWith: 'true missed clicks in the 95 % interval', ratio: covered })
        rows.push({ metric, comparedWith: 'videos in the list', ratio: listed })
      }
  return rows
}
