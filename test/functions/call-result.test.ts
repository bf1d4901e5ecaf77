import { describe, expect, test } from 'vitest'
import { computeCallResult, minComparisons } from '#functions/services/calls/call-result.ts'
import { isCloseTitle } from '#functions/services/calls/close-title.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { scoreTitle } from '#shared/prediction/score.ts'

const now = Date.UTC(2026, 10, 21)
const toldAt = new Date(now).toISOString()
/** Titles in descending order of their scores, which the first test verifies. */
const [strong, middle, weak] = ['I Tested the Worst $1 Food', 'How to cook rice at home', 'Vlog update episode 12']

let made = 0
const upload = (title: string, days: number, views: number | undefined, more: Partial<Upload> = {}): Upload => ({
  id: `video-${made++}`,
  channelId: 'UCx',
  title,
  ...(views === undefined ? {} : { views }),
  publishedAt: new Date(now - days * 86_400_000).toISOString(),
  seconds: 600,
  kind: 'video',
  ...more,
})
const result = (video: Upload, ...others: Upload[]) =>
  computeCallResult(video, { videos: [video, ...others], fetchedAt: toldAt }, video.title)
const settled = (right: number, of: number) => ({ outcome: 'settled', right, of, at: toldAt })

test('the titles of these tests have descending scores', () => {
  const scores = [strong, middle, weak].map((title) => scoreTitle(title))
  expect(scores.map(({ basis }) => basis)).toEqual(['model', 'model', 'model'])
  expect(scores.map(({ raw }) => raw)).toEqual([...scores].sort((a, b) => b.raw - a.raw).map(({ raw }) => raw))
  expect(new Set(scores.map(({ raw }) => raw)).size).toBe(3)
})

describe('a call is right where scores and views put uploads of similar age in the same order', () => {
  test.each([
    ['all of them', 500, 100, 50, 2],
    ['one of two', 80, 100, 50, 1],
    ['none', 10, 100, 50, 0],
  ])('%s', (_, own, one, other, right) => {
    const others = [upload(middle, 8, one), upload(weak, 6, other)]
    expect(result(upload(strong, 7, own), ...others)).toEqual(settled(right, 2))
  })

  test('also for a low score and few views', () => {
    expect(result(upload(weak, 7, 5), upload(middle, 8, 100), upload(strong, 6, 200))).toEqual(settled(2, 2))
  })

  test('an equal score is half right', () => {
    expect(result(upload(middle, 7, 5), upload(middle, 8, 100), upload(weak, 6, 1))).toEqual(settled(1.5, 2))
  })
})

describe('a video is compared', () => {
  const similar = [upload(middle, 8, 100), upload(weak, 6, 50)]
  test.each<[string, Upload]>([
    ['more than 1.5 times as old', upload(weak, 10.6, 1)],
    ['more than 1.5 times as young', upload(weak, 4.6, 1)],
    ['of another kind', upload(weak, 7, 1, { kind: 'short' })],
    ['upcoming', upload(weak, 7, undefined, { kind: 'upcoming' })],
    ['hidden in its views', upload(weak, 7, undefined)],
    ['equal in views', upload(weak, 7, 500)],
    ['without a score', upload('Qwxzy Vvrpt', 7, 1)],
    ['in another language', upload('Cómo hacer pan en casa con mi familia', 7, 1)],
  ])('with no upload that is %s', (_, other) => {
    expect(result(upload(strong, 7, 500), ...similar, other)).toEqual(settled(2, 2))
  })

  test.each([10.5, 4.7])('with an upload of %d days if it is 7 days old', (days) => {
    expect(result(upload(strong, 7, 500), ...similar, upload(weak, days, 1))).toEqual(settled(3, 3))
  })

  test('with no upload younger than three days', () => {
    expect(result(upload(strong, 4, 500), upload(weak, 2.9, 1), upload(weak, 3.1, 1), upload(weak, 5, 1))).toEqual(
      settled(2, 2),
    )
  })
})

describe('a call is not settled', () => {
  test('without an upload to compare with', () => {
    expect(result(upload(strong, 7, 500), upload(weak, 14, 1))).toEqual({ outcome: 'too_few', at: toldAt })
    expect(result(upload(strong, 7, 500), upload(weak, 9, 1))).toEqual(settled(1, minComparisons))
  })
  test('if the views are hidden', () => {
    expect(result(upload(strong, 7, undefined))).toEqual({ outcome: 'unavailable', at: toldAt })
  })
  test('if the published title has no score', () => {
    expect(result(upload('Cómo hacer pan en casa con mi familia', 7, 9))).toEqual({ outcome: 'no_call', at: toldAt })
  })
  test('if the published title is not close to the analyzed one', () => {
    const [video, other] = [upload(strong, 7, 500), upload(weak, 8, 100)]
    const uploads = { videos: [video, other], fetchedAt: toldAt }
    expect(computeCallResult(video, uploads, weak)).toEqual({ outcome: 'other_title', at: toldAt })
    expect(computeCallResult(video, uploads, `${strong} Ever`)).toEqual(settled(1, 1))
  })
})

describe('a published title is close to the analyzed one', () => {
  test.each([
    ['How to bake bread', 'How to Bake Bread!'],
    ['How to bake bread', 'How to Bake Bread (2026) | The Slow Kitchen'],
    ['I baked bread for 30 days', '30 Days: I Baked Bread'],
    ['Don’t bake this bread', "Don't Bake This"],
  ])('%j and %j', (analyzed, published) => {
    expect(isCloseTitle(analyzed, published)).toBe(true)
    expect(isCloseTitle(published, analyzed)).toBe(true)
  })
  test.each([
    ['How to bake bread', 'How to Fix Your Car'],
    ['How to bake bread', 'Bread'],
    ['How to cook rice', 'How to Skate Fast'],
    ['I tried sushi', 'I Tried Skydiving'],
    ['My first vlog', 'My First Car'],
    ['bread bread bread', 'Bread and Three Kinds of Butter'],
    ['How to bake bread', '???'],
    ['???', '!!!'],
  ])('unless at least half of their words are the same: %j and %j', (analyzed, published) => {
    expect(isCloseTitle(analyzed, published)).toBe(false)
    expect(isCloseTitle(published, analyzed)).toBe(false)
  })
})
