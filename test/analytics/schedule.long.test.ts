import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeMedianInterval } from '#functions/services/analytics/median-interval.ts'
import { createSlotClassifier } from '#functions/services/analytics/slots.ts'
import { findStandout } from '#functions/services/analytics/standout.ts'
import { buildSchedule } from '#functions/services/channel/schedule.ts'
import type { Upload } from '#functions/services/channel/upload.ts'
import { dayMs, hourMs } from '#shared/duration.ts'
import { createRandom } from '#shared/random.ts'
import { makeUpload } from '#test/support/channel-uploads.ts'

/** A Sunday. */
const now = Date.UTC(2026, 10, 22, 12)
const fetchedAt = new Date(now).toISOString()

/** Generates standard normal numbers (Box-Muller). */
const normalFrom = (random: () => number) => () =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Publishing patterns: the days and hours. */
const rhythms = {
  /** Tuesdays, Thursdays and Sundays, in the afternoon or evening. */
  steady: { isDay: (at: number) => [0, 2, 4].includes(new Date(at).getUTCDay()), hours: [13, 18] },
  /** Every other day, at one of four times. */
  mixed: { isDay: (at: number) => Math.floor(at / dayMs) % 2 === 0, hours: [9, 13, 18, 21] },
}

/**
 * Generates a realistic channel: it grows, the logarithm of its views has a standard deviation of 0.8 (a tenth of the videos
 * get 2.8 times the usual), views accumulate over weeks, and every fifth video is a Short. Videos of Thursday evening get
 * `pull` times the views.
 */
function channel({ videos = 90, pull = 1, seed = 1, rhythm = 'steady' as keyof typeof rhythms }): Upload[] {
  const { isDay, hours } = rhythms[rhythm]
  const random = createRandom(seed)
  const normal = normalFrom(random)
  const days = Array.from({ length: videos * 3 }, (_, back) => now - (4 + back) * dayMs)
    .filter(isDay)
    .slice(0, videos)
  return days.map((date, place) => {
    const hour = hours[Math.floor(random() * hours.length)] ?? 0
    const publishedAt = Math.floor(date / dayMs) * dayMs + hour * hourMs
    const age = (now - publishedAt) / dayMs
    const drawn = hour === 18 && new Date(publishedAt).getUTCDay() === 4 ? pull : 1
    const level = 9 - place / videos + 0.8 * normal()
    const isShort = random() < 0.2
    return makeUpload(place, {
      seconds: isShort ? 40 : 600,
      kind: isShort ? 'short' : 'video',
      publishedAt: new Date(publishedAt).toISOString(),
      views: Math.round(Math.exp(level) * drawn * (1 - Math.exp(-age / 9))),
    })
  })
}

/** Returns the same videos with randomly permuted dates. */
function shuffled(videos: readonly Upload[], seed: number): Upload[] {
  const random = createRandom(seed)
  const dates = videos
    .map(({ publishedAt }) => ({ publishedAt, key: random() }))
    .sort((one, other) => one.key - other.key)
  return videos.map((video, place) => ({ ...video, publishedAt: dates[place]?.publishedAt ?? fetchedAt }))
}

function compared(videos: readonly Upload[], timeZone = 'UTC') {
  const schedule = buildSchedule({ fetchedAt, videos: [...videos] }, timeZone)
  if (schedule.state !== 'compared') throw new Error(`nothing compared: ${schedule.state}`)
  return schedule
}

describe('the time that stands out', () => {
  test('is absent on shuffled dates: at most one channel in twenty has one by chance', () => {
    const seeds = Array.from({ length: 200 }, (_, place) => 1_000 + place)
    const countStandouts = (videos: readonly Upload[]) =>
      seeds.filter((seed) => compared(shuffled(videos, seed)).best).length
    expect(countStandouts(channel({ videos: 100, rhythm: 'mixed', seed: 7 }))).toBeLessThanOrEqual(10)
    // The same holds for a channel with a real effect, once its dates are shuffled.
    expect(countStandouts(channel({ pull: 4 }))).toBeLessThanOrEqual(10)
  })

  test('is the time with the effect, with an interval that contains its size', () => {
    const found = Array.from({ length: 20 }, (_, seed) => compared(channel({ pull: 4, seed })).best)
    expect(found.filter((best) => best?.weekday === 4 && best.part === 4).length).toBeGreaterThanOrEqual(18)
    for (const best of found) expect(best?.multiple?.low ?? 2).toBeGreaterThan(1)
  })

  test('is in the creator’s time zone', () => {
    const videos = channel({ pull: 6 })
    expect(compared(videos, 'UTC').best).toMatchObject({ weekday: 4, part: 4 })
    // Thursday at 18:00 UTC.
    expect(compared(videos, 'Asia/Tokyo').best).toMatchObject({ weekday: 5, part: 0 })
    expect(compared(videos, 'America/New_York').best).toMatchObject({ weekday: 4, part: 3 })
  })

  test('is absent if all videos have the same time', () => {
    const videos = channel({}).map((video, week) => ({
      ...video,
      publishedAt: new Date(now - (7 * week + 4.8) * dayMs).toISOString(),
    }))
    expect(compared(videos)).toMatchObject({ best: null, isVaried: false })
  })

  test('is never below the usual', () => {
    expect(compared(channel({ pull: 0.1 })).best?.weekday ?? 0).not.toBe(4)
  })
})

describe('a schedule', () => {
  test('reports the number of videos if there are fewer than 20 usable ones', () => {
    const weekly = (count: number) => Array.from({ length: count }, (_, week) => makeUpload(10 + 7 * week, {}, now))
    const { views: _, ...hidden } = makeUpload(41, {}, now)
    const uncounted = [
      hidden,
      makeUpload(42, { kind: 'live', seconds: 0 }, now),
      // Too young, and too few of its length to compare it with.
      makeUpload(2, {}, now),
      makeUpload(43, { kind: 'short', seconds: 40 }, now),
    ]
    const build = (videos: Upload[]) => buildSchedule({ fetchedAt, videos }, 'UTC')
    expect(build([...weekly(19), ...uncounted])).toEqual({ state: 'too_few', videos: 19, minVideos: 20 })
    expect(build([...weekly(20), ...uncounted])).toMatchObject({ state: 'compared', videos: 20, latest: 24 })
  })

  test('has each weekday and part of the day, with all videos counted', () => {
    const { weekdays, parts, videos } = compared(channel({}))
    expect([weekdays, parts].map((times) => times.reduce((sum, time) => sum + time.videos, 0))).toEqual([
      videos,
      videos,
    ])
    expect([weekdays.length, parts.length]).toEqual([7, 6])
    for (const { videos, multiple } of [...weekdays, ...parts]) expect(multiple === null).toBe(videos < 6)
  })

  test('does not depend on the order of videos, and is reproducible', () => {
    const videos = channel({ pull: 3 })
    expect(compared(videos.toReversed())).toEqual(compared(videos))
  })
})

test('a video’s slot respects daylight saving time', () => {
  const slot = createSlotClassifier('Europe/Paris')
  // In Paris, 15:30 UTC is 17:30 in July, 14:30 UTC is 15:30 in December, and 23:30 UTC in July is the next day.
  expect(slot(Date.UTC(2026, 6, 1, 15, 30))).toEqual({ weekday: 3, part: 4 })
  expect(slot(Date.UTC(2026, 11, 2, 14, 30))).toEqual({ weekday: 3, part: 3 })
  expect(slot(Date.UTC(2026, 6, 5, 23, 30))).toEqual({ weekday: 1, part: 0 })
})

describe('a median’s interval', () => {
  test.each([
    [6, 1, 6],
    [8, 1, 8],
    [9, 2, 8],
    [20, 6, 15],
    [50, 18, 33],
  ])('of %i values goes from value %i to value %i in order (Conover’s table)', (n, low, high) => {
    const values = Array.from({ length: n }, (_, place) => place + 1)
    expect(computeMedianInterval(values)).toEqual({ median: (n + 1) / 2, low, high })
  })

  test('is undefined below six values', () => {
    expect(computeMedianInterval([1, 2, 3, 4, 5])).toBeUndefined()
  })

  test('contains the true median at least 95 times in 100', () => {
    const random = createRandom(3)
    const normal = normalFrom(random)
    const isHeld = () => {
      const middle = computeMedianInterval(Array.from({ length: 12 }, normal))
      return middle !== undefined && middle.low <= 0 && 0 <= middle.high
    }
    expect(Array.from({ length: 2_000 }, isHeld).filter(Boolean).length / 2_000).toBeGreaterThan(0.95)
  })
})

describe('findStandout', () => {
  const groups = [
    [0, 1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10, 11],
  ]

  test('returns the exact permutation probability', () => {
    const values = [7, 8, 9, 10, 11, 12, 1, 2, 3, 4, 5, 6]
    const { group, chance } = findStandout(values, groups) ?? {}
    expect(group).toBe(0)
    // In two of the 924 ways to choose six of twelve values, one of the groups is highest.
    expect(chance).toBeLessThan(0.006)
  })

  test('is not significant if all values are equal, and undefined without groups', () => {
    expect(findStandout(new Array(12).fill(3), groups)).toMatchObject({ chance: 1 })
    expect(findStandout([1, 2], [])).toBeUndefined()
  })

  test('corrects for multiple comparisons: without an effect, p < 0.05 occurs one time in twenty', () => {
    const random = createRandom(11)
    const week = [0, 1, 2, 3, 4, 5, 6].map((day) => Array.from({ length: 10 }, (_, at) => 7 * at + day))
    const drawn = () => findStandout(Array.from({ length: 70 }, random), week)?.chance ?? 0
    const chances = Array.from({ length: 400 }, drawn)
    const share = (most: number) => chances.filter((chance) => chance <= most).length / chances.length
    expect(Math.abs(share(0.05) - 0.05)).toBeLessThan(0.03)
    expect(Math.abs(share(0.5) - 0.5)).toBeLessThan(0.08)
  })

  test('depends only on the order of values, not on their distances', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 12, maxLength: 12 }), (values) => {
        expect(
          findStandout(
            values.map((value) => Math.exp(value / 9)),
            groups,
          ),
        ).toEqual(findStandout(values, groups))
      }),
      { numRuns: 20 },
    )
  })
})
