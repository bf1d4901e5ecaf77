import { expect, it } from 'vitest'
import { dayMs } from '#shared/duration.ts'
import { type CountedVideo, multiplesOf, viewsAtMultiple } from '#shared/outliers/multiples.ts'

const at = Date.UTC(2027, 0, 1)

/** Returns a video that is `days` days old. */
const video = (days: number, views: number | null, seconds: number | null = 600): CountedVideo => ({
  publishedAt: new Date(at - days * dayMs).toISOString(),
  seconds,
  views,
  viewsAt: new Date(at).toISOString(),
})
/** Returns weekly videos with about 1,000 views, which are at least 70 days old, when views hardly grow. */
const weekly = (count: number) =>
  Array.from({ length: count }, (_, index) => video(70 + 7 * index, [800, 1000, 1250][index % 3] ?? 0))

it('compares a video with the others, not with itself', () => {
  const [first] = multiplesOf([video(66, 20_000), ...weekly(15)])
  expect(first?.of).toBe(15)
  expect(first?.multiple).toBeGreaterThan(17)
  expect(first?.multiple).toBeLessThan(23)
  expect(first?.low).toBeLessThan(first?.multiple ?? 0)
  expect(first?.high).toBeGreaterThan(first?.multiple ?? 0)
  expect(first?.isOutlier).toBe(true)
})

it('does not call an outlier what the channel often has', () => {
  const multiples = multiplesOf(weekly(15))
  expect(multiples.map((one) => one?.isOutlier)).toEqual(new Array(15).fill(false))
})

it('gives no multiple with fewer than eight comparable videos', () => {
  expect(multiplesOf([video(66, 20_000), ...weekly(7)])).toEqual(new Array(8).fill(null))
  expect(multiplesOf([video(66, 20_000), ...weekly(8)])[0]?.of).toBe(8)
})

it.each([
  ['hidden views', video(66, null)],
  ['no length yet', video(66, 20_000, null)],
  ['an age that no other video has', video(2, 20_000)],
  ['an age that no other video has', video(4000, 20_000)],
  ['a publication after the count', video(-1, 20_000)],
])('gives no multiple for a video with %s', (_, one) => {
  expect(multiplesOf([one, ...weekly(15)])[0]).toBeNull()
})

it('gives no multiple for a video on its first day', () => {
  const others = Array.from({ length: 8 }, (_, index) => video(2 + index, 1000))
  expect(multiplesOf([video(0.9, 20_000), ...others])[0]).toBeNull()
  expect(multiplesOf([video(1.1, 20_000), ...others])[0]?.of).toBe(8)
})

it('never compares videos up to three minutes with longer ones', () => {
  const short = [video(66, 20_000, 180), ...weekly(8).map((one) => ({ ...one, views: 20_000, seconds: 60 }))]
  const [one] = multiplesOf([...short, ...weekly(15)])
  expect(one?.of).toBe(8)
  expect(one?.multiple).toBeCloseTo(1, 1)
  expect(multiplesOf([video(66, 20_000, 181), ...short])[0]).toBeNull()
})

it('expects fewer views from a young video', () => {
  const [young] = multiplesOf([video(14, 705), ...weekly(15)])
  expect(young?.multiple).toBeGreaterThan(0.9)
  expect(young?.multiple).toBeLessThan(1.2)
})

it('counts the age of each video at the time its views were counted', () => {
  const past = weekly(15)
  const stale = past.map((one) => ({ ...one, viewsAt: new Date(at + 30 * dayMs).toISOString() }))
  expect(multiplesOf([video(14, 705), ...past])[0]?.of).toBe(11)
  expect(multiplesOf([video(20, 705), ...past])[0]?.of).toBe(15)
  expect(multiplesOf([video(20, 705), ...stale])[0]?.of).toBe(15)
  expect(multiplesOf([video(14, 705), ...stale])[0]).toBeNull()
})

it('has an interval even if no video has any views', () => {
  const same = multiplesOf(weekly(12).map((one) => ({ ...one, views: 0 })))
  for (const one of same) {
    expect(one?.multiple).toBeCloseTo(1, 1)
    expect(one?.low).toBeLessThan(1)
    expect(one?.high).toBeGreaterThan(1)
  }
})

it('keeps the order of the videos', () => {
  const videos = [...weekly(12), video(66, 20_000)]
  const backwards = multiplesOf(videos.toReversed()).toReversed()
  const forwards = multiplesOf(videos)
  for (const [place, one] of forwards.entries()) expect(one?.multiple).toBeCloseTo(backwards[place]?.multiple ?? 0, 6)
})

it('describes the compared videos: their number, format and period, and when views were counted', () => {
  const [first] = multiplesOf([video(66, 20_000), ...weekly(25), video(80, 90, 30)])
  expect(first).toMatchObject({
    of: 20,
    isShort: false,
    from: video(70 + 7 * 19, 0).publishedAt,
    to: video(70, 0).publishedAt,
    countedAt: video(66, 0).viewsAt,
  })
})

it('computes the views at a multiple, by default the usual views', () => {
  expect(viewsAtMultiple(999, { multiple: 2 })).toBe(499)
  expect(viewsAtMultiple(999, { multiple: 2 }, 0.5)).toBe(249)
  expect(viewsAtMultiple(0, { multiple: 3 })).toBe(0)
})
