import { describe, expect, test } from 'vitest'
import { computeCallResult } from '#functions/services/calls/call-result.ts'
import { isCloseTitle } from '#functions/services/calls/close-title.ts'
import { toPromise } from '#functions/services/calls/promise.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { dayMs } from '#shared/duration.ts'
import type { YardstickName } from '#shared/prediction/yardsticks.ts'

const now = Date.UTC(2026, 10, 21)
const at = new Date(now).toISOString()
const title = 'How to Cook Rice at Home'

let made = 0
const makeUpload = (days: number, views: number | undefined, more: Partial<Upload> = {}): Upload => ({
  id: `video-${made++}`,
  channelId: 'UCx',
  title,
  ...(views === undefined ? {} : { views }),
  publishedAt: new Date(now - days * dayMs).toISOString(),
  seconds: 600,
  kind: 'video',
  ...more,
})
/** A channel whose videos differ little from 1,000 views. Every third, six in all, has 1,600. */
const makeChannel = (more: Partial<Upload> = {}) =>
  Array.from({ length: 16 }, (_, nth) => makeUpload(4 + 3 * nth, nth % 3 === 0 ? 1600 : 960 + 10 * (nth % 7), more))
const resultOf = (video: Upload, others = makeChannel(), analyzed = title) =>
  computeCallResult(video, { videos: [video, ...others], fetchedAt: at }, analyzed)
const settled = (topQuarter: boolean, aboveUsual: boolean) => ({ outcome: 'settled', topQuarter, aboveUsual, at })

describe('a call is settled by whether the video', () => {
  test.each([
    ['reached the top quarter', 3000, true, true],
    ['beat the usual without reaching it', 1250, false, true],
    ['did neither', 400, false, false],
  ])('%s', (_, views, topQuarter, aboveUsual) => {
    expect(resultOf(makeUpload(7, views))).toEqual(settled(topQuarter, aboveUsual))
  })

  test('is above videos of its own format only', () => {
    const [shorts, longer] = [
      makeChannel({ kind: 'short', seconds: 40 }),
      makeChannel().map((one) => ({ ...one, views: 9000 })),
    ]
    expect(resultOf(makeUpload(7, 3000), [...shorts, ...longer])).toMatchObject({ aboveUsual: false })
    expect(resultOf(makeUpload(7, 3000, { kind: 'short', seconds: 40 }), [...shorts, ...longer])).toEqual(
      settled(true, true),
    )
  })

  test('is ahead of videos of similar age: old ones had more time', () => {
    const old = Array.from({ length: 40 }, (_, nth) => makeUpload(400 + nth, 50_000))
    expect(resultOf(makeUpload(7, 1250), [...makeChannel(), ...old])).toMatchObject({ aboveUsual: true })
  })

  test('is in the top quarter of videos that are at least three days old', () => {
    const young = Array.from({ length: 6 }, (_, nth) => makeUpload(1.1 + nth / 4, 50_000))
    expect(resultOf(makeUpload(28, 1650), [...makeChannel(), ...young])).toMatchObject({ topQuarter: true })
  })

  test('reached the top quarter, even if it is no longer among the recent uploads', () => {
    const video = makeUpload(28, 3000)
    expect(computeCallResult(video, { videos: makeChannel(), fetchedAt: at }, title)).toEqual(settled(true, true))
  })
})

describe('a call', () => {
  test('is not settled with too few comparable videos', () => {
    expect(resultOf(makeUpload(7, 3000), makeChannel().slice(0, 10))).toEqual({ outcome: 'too_few', at })
    expect(resultOf(makeUpload(7, 3000, { kind: 'short', seconds: 40 }))).toEqual({ outcome: 'too_few', at })
    expect(resultOf(makeUpload(7, 3000), makeChannel().slice(0, 11))).toEqual(settled(true, true))
  })
  test.each<[string, Upload]>([
    ['if the views are hidden', makeUpload(7, undefined)],
    ['while the video is live', makeUpload(7, 3000, { kind: 'live', seconds: 0 })],
  ])('is not settled %s', (_, video) => {
    expect(resultOf(video)).toEqual({ outcome: 'unavailable', at })
  })
  test('is not settled if the published title is not close to the analyzed one', () => {
    expect(resultOf(makeUpload(7, 3000), makeChannel(), 'I Tested the Worst $1 Food')).toEqual({
      outcome: 'other_title',
      at,
    })
    expect(resultOf(makeUpload(7, 3000), makeChannel(), `${title} Fast`)).toEqual(settled(true, true))
  })
  test('is settled if the analysis was deleted', () => {
    const video = makeUpload(7, 3000)
    const uploads = { videos: [video, ...makeChannel()], fetchedAt: at }
    expect(computeCallResult(video, uploads, undefined)).toEqual(settled(true, true))
  })
})

describe('a verdict', () => {
  const outcome = { topQuarter: 0.31, aboveUsual: 0.64, medianMultiple: 1.2 }
  const verdict = (yardstick: YardstickName, score: number) => ({ yardstick, score, outcome, videos: 40 })
  test.each([
    ['channel', 75, 'top'],
    ['channel', 74, 'above'],
    ['channel', 30, 'below'],
    ['channel', 3, 'bottom'],
    ['general', 80, 'topFifth'],
    ['general', 39, 'below'],
  ] as const)('by %s at %i promises its rating and two proportions, and no rank', (yardstick, score, rating) => {
    expect(toPromise(verdict(yardstick, score))).toEqual({ yardstick, rating, topQuarter: 0.31, aboveUsual: 0.64 })
  })
  test('without a clear signal promises nothing', () => {
    for (const score of [40, 60, 79]) expect(toPromise(verdict('general', score))).toBeUndefined()
    expect(toPromise({ ...verdict('channel', 97), isUnfamiliar: true })).toBeUndefined()
    const average = { ...verdict('channel', 60), outcome: { ...outcome, aboveUsual: 0.48 } }
    expect(toPromise(average)).toBeUndefined()
  })
  test('by Studio exports promises nothing', () => {
    expect(toPromise(verdict('studio', 97))).toBeUndefined()
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
  ])('only if at least half of their words are the same: not %j and %j', (analyzed, published) => {
    expect(isCloseTitle(analyzed, published)).toBe(false)
    expect(isCloseTitle(published, analyzed)).toBe(false)
  })
})
