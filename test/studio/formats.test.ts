import { describe, expect, it } from 'vitest'
import { compareFormats } from '#web/lib/studio/formats.ts'
import { findRetention } from '#web/lib/studio/retention.ts'
import { computeSourceShares } from '#web/lib/studio/sources.ts'
import { lastDay, makeRetention, makeVideo } from './synthetic-channel.ts'

describe('formats', () => {
  const viewsOf = (seconds: number | null, views: readonly number[]) =>
    views.map((one) => makeVideo({ seconds, views: one }))
  const count = (size: number) => Array.from({ length: size }, (_, index) => index + 1)

  it('have medians with intervals between two of their videos', () => {
    // R: qbinom(0.025, n, 0.5) is 6 of 20 and 14 of 40; intervals from the 6th to the 15th and the 14th to the 27th value.
    const views = compareFormats([...viewsOf(60, count(20)), ...viewsOf(600, count(40))], lastDay)[2]
    expect(views).toMatchObject({
      metric: 'views',
      short: { videos: 20, median: { value: 10.5, low: 6, high: 15 } },
      long: { videos: 40, median: { value: 20.5, low: 14, high: 27 } },
    })
  })

  it('differ only if the interval of their ratio excludes 1', () => {
    const compare = (times: number) =>
      compareFormats(
        [
          ...viewsOf(
            60,
            count(30).map((one) => times * (20 + one)),
          ),
          ...viewsOf(
            600,
            count(30).map((one) => 20 + one),
          ),
        ],
        lastDay,
      )[2]
    expect(compare(1)).toMatchObject({ times: { value: 1 }, differs: false })
    expect(compare(3)).toMatchObject({ times: { value: 3 }, differs: true })
    expect(compare(3)?.times?.low).toBeGreaterThan(2)
    expect(compare(3)?.times?.high).toBeLessThan(5)
  })

  it('are compared without young videos, rates of few impressions, and videos of unknown length', () => {
    const videos = [
      ...Array.from({ length: 7 }, () =>
        makeVideo({ seconds: 60, clickRate: 5, impressions: 1000, publishedOn: '2026-05-01' }),
      ),
      makeVideo({ seconds: 60, clickRate: 5, impressions: 999, publishedOn: '2026-05-01' }),
      makeVideo({ seconds: 60, clickRate: 5, impressions: 1000, publishedOn: '2026-11-14' }),
      makeVideo({ seconds: null, clickRate: 5, impressions: 1000, publishedOn: '2026-05-01' }),
    ]
    const none = { videos: 0, median: null }
    expect(compareFormats(videos, lastDay)).toEqual([
      { metric: 'clickRate', short: { videos: 7, median: null }, long: none, times: null, differs: false },
      { metric: 'percentageViewed', short: none, long: none, times: null, differs: false },
      { metric: 'views', short: none, long: none, times: null, differs: false },
    ])
  })

  it('have no ratio if it would have no upper bound', () => {
    const some = viewsOf(60, count(20))
    const few = viewsOf(
      600,
      count(20).map((one) => Math.max(0, one - 8)),
    )
    expect(compareFormats([...some, ...few], lastDay)[2]).toMatchObject({ times: null, differs: false })
  })

  it('can be compared without any views, and with thousands of videos', () => {
    expect(
      compareFormats(
        [
          ...viewsOf(
            60,
            count(9).map(() => 0),
          ),
          ...viewsOf(600, count(9)),
        ],
        lastDay,
      )[2],
    ).toMatchObject({
      short: { median: { value: 0, low: 0, high: 0 } },
      times: null,
    })
    const { short } = compareFormats(viewsOf(60, count(3000)), lastDay)[2] ?? {}
    // 1500.5 minus and plus 1.96 * sqrt(3000) / 2.
    expect(short?.median).toMatchObject({ low: expect.closeTo(1447, -0.5), high: expect.closeTo(1554, -0.5) })
  })
})

describe('retention', () => {
  it('falls with the length of the videos, as it was simulated', () => {
    const [curve] = findRetention(makeRetention(60, 1))
    expect(curve).toMatchObject({ format: 'long', points: { length: 60 } })
    const [first, last] = [curve?.steps[0], curve?.steps.at(-1)]
    expect(first?.low).toBeGreaterThan(last?.high ?? 100)
  })

  it('needs twelve videos of a format with a length, a percentage and enough views', () => {
    const videos = makeRetention(12, 1)
    expect(findRetention(videos)).toHaveLength(1)
    expect(findRetention(videos.slice(1))).toEqual([])
    for (const unknown of [{ seconds: null }, { averagePercentageViewed: null }, { views: 99 }])
      expect(findRetention(videos.map((video, index) => (index ? video : { ...video, ...unknown })))).toEqual([])
  })
})

describe('traffic sources', () => {
  const source = (name: string, views: number | null, impressions: number | null, clickRate: number | null) => ({
    name,
    views,
    impressions,
    clickRate,
    watchHours: null,
    averageViewSeconds: null,
  })

  it('have a share of the views and, if they have impressions, a click rate with its interval', () => {
    const shares = computeSourceShares([
      source('External', 100, null, null),
      source('YouTube search', 300, 1000, 20),
      source('Unknown', null, null, null),
    ])
    // The Wilson interval of 200 of 1,000: prop.test(200, 1000, correct = FALSE) of R.
    const clickRate = { value: 20, low: expect.closeTo(17.6377, 3), high: expect.closeTo(22.5919, 3) }
    expect(shares).toEqual([
      { name: 'YouTube search', views: 300, share: 75, clickRate },
      { name: 'External', views: 100, share: 25, clickRate: null },
    ])
  })

  it('have no share if nobody watched', () => {
    expect(computeSourceShares([source('External', 0, null, null)])).toEqual([
      { name: 'External', views: 0, share: 0, clickRate: null },
    ])
  })
})
