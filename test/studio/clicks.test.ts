import { describe, expect, it } from 'vitest'
import { fitFormats, toPercent, varianceOf } from '#web/lib/studio/click-curve.ts'
import { analyzeClicks } from '#web/lib/studio/clicks.ts'
import type { StudioVideo } from '#web/lib/studio/videos.ts'
import { lastDay, makeChannel, makeVideo } from './synthetic-channel.ts'

/** Twelve videos with 5,000 to 60,000 impressions, and click rates of 4.5 and 5.5 percent in turn. */
const steady = Array.from({ length: 12 }, (_, index) =>
  makeVideo({
    title: `Video ${index}`,
    publishedOn: '2026-05-01',
    seconds: 600,
    impressions: 5000 * (index + 1),
    clickRate: index % 2 ? 4.5 : 5.5,
  }),
)
const analyze = (videos: readonly StudioVideo[]) => analyzeClicks(videos, lastDay)

describe('the curve of click rates', () => {
  it('has a point for each video, and the usual rate with its interval', () => {
    const [curve, ...others] = analyze(steady).curves
    expect(others).toEqual([])
    expect(curve?.format).toBe('long')
    expect(curve?.points[2]).toEqual({ index: 2, impressions: 15_000, clickRate: 5.5 })
    for (const { value, low, high } of curve?.steps ?? []) {
      expect(value).toBeGreaterThan(4.6)
      expect(value).toBeLessThan(5.4)
      expect(low).toBeLessThan(value)
      expect(high).toBeGreaterThan(value)
    }
  })

  it('does not depend on the order of the videos', () => {
    const { videos } = makeChannel({ videos: 40, seed: 1, between: 0.35 })
    const [one, other] = [analyze(videos), analyze(videos.toReversed())]
    for (const [index, { value }] of (one.curves[0]?.steps ?? []).entries())
      expect(other.curves[0]?.steps[index]?.value).toBeCloseTo(value, 6)
  })

  it('keeps videos of up to three minutes, longer ones and those of unknown length apart', () => {
    const all = [180, 181, null].flatMap((seconds) => steady.map((video) => ({ ...video, seconds })))
    expect(analyze(all).curves.map(({ format, points }) => [format, points.length])).toEqual([
      ['short', 12],
      ['long', 12],
      ['unknown', 12],
    ])
  })

  it('needs twelve videos, not counting those that are young, rarely shown or unknown', () => {
    const leftOut = [
      { clickRate: null },
      { impressions: null },
      { impressions: 999 },
      { publishedOn: '2026-11-14' },
      { publishedOn: '2026-11-20' },
    ].map((known) => makeVideo({ ...steady[0], ...known }))
    const counts = { unknown: 2, fewImpressions: 1, young: 2 }
    expect(analyze([...steady, ...leftOut])).toMatchObject({
      curves: [{ format: 'long' }],
      tooFew: [],
      leftOut: counts,
    })
    expect(analyze([...steady.slice(1), ...leftOut])).toMatchObject({
      curves: [],
      tooFew: [{ format: 'long', videos: 11 }],
      leftOut: counts,
      missed: { tested: 0, videos: [] },
      traits: undefined,
    })
  })

  it('uses videos of unknown age, and takes the latest video as the last day if the export names none', () => {
    expect(analyze(steady.map((video) => ({ ...video, publishedOn: null }))).curves).toHaveLength(1)
    const { tooFew, leftOut } = analyzeClicks(
      [...steady.slice(1), makeVideo({ ...steady[0], publishedOn: '2026-05-09' })],
      null,
    )
    expect({ tooFew, leftOut }).toMatchObject({ tooFew: [{ videos: 11 }], leftOut: { young: 1 } })
  })

  it('accepts channels on which all videos are alike, and on which nobody clicks', () => {
    for (const clickRate of [5, 0, 100]) {
      const { curves, missed } = analyze(steady.map((video) => ({ ...video, impressions: 4000, clickRate })))
      expect(curves[0]?.steps.every(({ low, high }) => Number.isFinite(low) && Number.isFinite(high))).toBe(true)
      expect(missed.videos).toEqual([])
    }
  })

  it('counts rounding only where it hides clicks', () => {
    // 400 of 8,000: 1/400.5 + 1/7600.5. Of 80,000, a hundredth of a percent is 8 clicks: 8^2 / 12 more in clicks.
    expect(varianceOf(8000, 400)).toBeCloseTo(0.0026284, 6)
    const counting = 1 / 4000.5 + 1 / 76_000.5
    expect(varianceOf(80_000, 4000)).toBeCloseTo(counting + (64 / 12) * counting ** 2, 12)
  })
})

describe('missed clicks', () => {
  const weak = { ...steady[9], title: 'Weak', clickRate: 2 }
  const withWeak = steady.map((video, index) => (index === 9 ? makeVideo(weak) : video))

  it('name the video that got fewer clicks than usual at its impressions', () => {
    const { tested, videos } = analyze(withWeak).missed
    expect(tested).toBe(12)
    expect(videos).toHaveLength(1)
    expect(videos[0]).toMatchObject({ index: 9, impressions: 50_000, clickRate: 2 })
    const { usual, missed } = videos[0] ?? {}
    expect(usual?.value).toBeGreaterThan(4.5)
    expect(usual?.value).toBeLessThan(5.5)
    // 50,000 impressions at a rate that is 3 points lower, minus what is luck on average.
    const plain = 500 * ((usual?.value ?? 0) - 2)
    expect(missed?.value).toBeLessThan(plain)
    expect(missed?.value).toBeGreaterThan(0.8 * plain)
    expect(missed?.low).toBeGreaterThan(0)
    expect(missed?.high).toBeGreaterThan(missed?.value ?? 0)
  })

  it('compare a video with the curve without it', () => {
    const usual = analyze(withWeak).missed.videos[0]?.usual.value ?? 0
    const curveOf = (videos: readonly StudioVideo[]) =>
      toPercent(fitFormats(videos, lastDay).fits[0]?.curve.at(Math.log(50_000)).value ?? 0)
    const others = [...withWeak.slice(0, 9), ...withWeak.slice(10), makeVideo({ ...steady[0], impressions: 5000 })]
    expect(Math.abs(usual - curveOf(others))).toBeLessThan(Math.abs(usual - curveOf(withWeak)) / 2)
  })

  it('are sorted by missed clicks, not by rates', () => {
    const videos = steady.map((video, index) =>
      index === 2 ? { ...video, clickRate: 1.5 } : index === 11 ? { ...video, clickRate: 2.2 } : video,
    )
    const more = [...videos, ...steady]
    expect(analyze(more).missed.videos.map(({ index }) => index)).toEqual([11, 2])
  })

  it('do not name a video that is rarely shown, or above its usual', () => {
    const rare = steady.map((video, index) => (index === 9 ? { ...video, impressions: 1000, clickRate: 3.4 } : video))
    expect(analyze(rare).missed.videos).toEqual([])
    const strong = steady.map((video, index) => (index === 9 ? { ...video, clickRate: 15 } : video))
    expect(analyze(strong).missed.videos).toEqual([])
  })
})

describe('traits of titles that go with clicks', () => {
  it('name the word, its multiple of the clicks, and examples', () => {
    const hit = { word: 'lighthouse', titles: 15, clicks: 3, views: 1 }
    const { videos } = makeChannel({ videos: 60, seed: 1, between: 0.35, hit })
    const { traits } = analyze(videos)
    expect(traits).toMatchObject({ videos: 60 })
    const found = traits?.found.find(({ name }) => name === 'lighthouse')
    expect(found).toMatchObject({ kind: 'topic', videos: 15 })
    expect(found?.low).toBeGreaterThan(1)
    expect(found?.shrunk).toBeLessThan(found?.times ?? 0)
    for (const example of found?.examples ?? []) expect(videos[example]?.title).toContain('lighthouse')
  })

  it('are multiples of clicks at equal impressions', () => {
    const videos = Array.from({ length: 40 }, (_, index) =>
      makeVideo({
        title: index % 2 ? 'Bread at the lighthouse' : 'Bread in town',
        seconds: 600,
        impressions: 100_000 + 5000 * (index >> 1),
        clickRate: (index % 2 ? 8 : 4) + (index % 5) / 100,
      }),
    )
    expect(analyze(videos).traits?.found[0]?.times).toBeCloseTo(2, 1)
  })

  it('are unknown below twenty videos', () => {
    const { videos } = makeChannel({ videos: 20, seed: 1, between: 0.35 })
    expect(analyze(videos).traits).toMatchObject({ videos: 20 })
    expect(analyze(videos.slice(1)).traits).toBeUndefined()
  })
})
