import { describe, expect, it } from 'vitest'
import type { Lift } from '#shared/prediction/patterns/lifts.ts'
import { readDay } from '#shared/prediction/training/command.ts'
import type { Arm } from '#shared/prediction/training/headlines/arms.ts'
import { findDirection } from '#shared/prediction/training/patterns/direction.ts'
import { measurePatterns } from '#shared/prediction/training/patterns/measure.ts'
import { passFalseDiscovery, pool } from '#shared/prediction/training/patterns/statistics.ts'
import { compareWithin, measureChannels } from '#shared/prediction/training/patterns/videos.ts'
import type { Upload } from '#shared/prediction/training/uploads.ts'
import { createRandom } from '#shared/random.ts'

/** Draws from the normal distribution (Box and Muller). */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

interface Simulation {
  readonly channels: number
  readonly seed: number
  /** The true lift of titles with each word. */
  readonly lifts: Readonly<Record<string, number>>
}

/**
 * Simulates channels of different sizes. Videos have 2% more views per day of age. Each word is in a quarter of the
 * titles.
 */
function simulate({ channels, seed, lifts }: Simulation): Upload[] {
  const random = createRandom(seed)
  return Array.from({ length: channels }, (_, channel) => {
    const size = 4 + 2 * normal(random)
    return Array.from({ length: 30 }, (_, video): Upload => {
      const words = Object.keys(lifts).filter(() => random() < 0.25)
      const ageDays = 10 + video
      const effect = words.reduce((sum, word) => sum + Math.log(lifts[word] ?? 1) + 0.2 * normal(random), 0)
      return {
        id: `${channel}-${video}`,
        channel: `channel ${channel}`,
        title: `A Long Quiet Walk ${words.join(' ')} Along the Coast`,
        views: Math.round(Math.exp(8 + size + 0.02 * ageDays + effect + 0.8 * normal(random))),
        ageDays,
        observedOn: 19_000,
        observedYear: channel % 2 ? 2017 : 2024,
        publishedOn: 19_000 - ageDays,
        isEnglish: true,
        source: '',
      }
    })
  }).flat()
}

/** Simulates tests of two headlines, one of them with a question mark. */
function simulateTests(tests: number, ratio: number): Arm[] {
  const random = createRandom(1)
  return Array.from({ length: 2 * tests }, (_, arm) => {
    const hasMark = arm % 2 === 0
    const expected = 60 * (hasMark ? ratio : 1)
    return {
      test: `test ${arm >> 1}`,
      image: 'image',
      headline: hasMark ? 'Where Does the River Go?' : 'The River Goes There',
      impressions: 3000,
      clicks: Math.max(0, Math.round(expected + Math.sqrt(expected) * normal(random))),
      isUnreliable: false,
    }
  })
}

const measure = (seed: number) => {
  const uploads = simulate({ channels: 80, seed, lifts: { Tutorial: 1.4, Vlog: 0.6, Challenge: 1 } })
  return measurePatterns(uploads, simulateTests(60, 0.8), '2026-01-31')
}

describe('measuring patterns', () => {
  const measurement = measure(1)
  const { patterns } = measurement

  it.each([
    ['tutorial', 1.4, 1],
    ['vlog', 0.6, -1],
    ['challenge', 1, 0],
  ] as const)('finds the true lift of %s, %d', (name, truth, direction) => {
    const { all, modern, direction: found } = patterns.get(name) ?? {}
    expect(found).toBe(direction)
    for (const lift of [all, modern]) {
      expect(lift?.low).toBeLessThan(truth)
      expect(lift?.high).toBeGreaterThan(truth)
    }
    expect(all?.firm).toBe(direction !== 0)
  })

  it('finds no lift for a pattern whose subject explains it, once each video is matched', () => {
    const uploads = simulate({ channels: 80, seed: 3, lifts: { Harbor: 1.25 } }).map((upload) => ({
      ...upload,
      // Only the harbor's titles are tutorials, and half of them.
      title: upload.title.includes('Harbor') && upload.views % 2 > 0 ? `${upload.title} Tutorial` : upload.title,
    }))
    const { all, matched, direction } = measurePatterns(uploads, []).patterns.get('tutorial') ?? {}
    expect(all?.low).toBeGreaterThan(1)
    expect(matched?.low).toBeLessThan(1)
    expect(matched?.high).toBeGreaterThan(1)
    expect(direction).toBe(0)
  })

  it('compares only titles about the same subject, without the pattern’s own words', () => {
    const random = createRandom(4)
    // Tutorials are about knots, which do well. On every second channel, a few other titles are about knots. On the
    // rest, those titles share some letters with "Knot", and more with "Tutorial".
    const uploads = simulate({ channels: 80, seed: 4, lifts: { Tutorial: 1 } }).map((upload, index) => {
      const isTutorial = upload.title.includes('Tutorial')
      const isRare = index % 30 < 4
      const isKnot = isTutorial || (isRare && Math.floor(index / 30) % 2 === 0)
      const other = isKnot ? 'Bowline Knot Ashore' : isRare ? 'Tutorially Knoll' : `Windy Harbor ${index % 7}`
      const title = isTutorial ? 'Bowline Knot Tutorial' : other
      return { ...upload, title, views: Math.round(upload.views * (isKnot ? 2 : 1) * (0.9 + 0.2 * random())) }
    })
    const { all, matched } = measurePatterns(uploads, []).patterns.get('tutorial') ?? {}
    expect(all?.low).toBeGreaterThan(1.3)
    expect(matched?.low).toBeLessThan(1)
    expect(matched?.high).toBeGreaterThan(1)
  })

  it('uses the most similar titles, however different, if too few channels have any about the same subject', () => {
    const uploads = simulate({ channels: 80, seed: 5, lifts: { Tutorial: 0.5 } }).map((upload, index) => ({
      ...upload,
      title: upload.title.includes('Tutorial') ? 'Tutorial: Bowline Knots' : `Boats in Harbor ${index % 7}`,
    }))
    const { matched, direction } = measurePatterns(uploads, []).patterns.get('tutorial') ?? {}
    expect(matched?.channels).toBeGreaterThan(25)
    expect(matched?.high).toBeLessThan(1)
    expect(direction).toBe(-1)
  })

  it('compares headlines of the same test', () => {
    const { lift = 0, low = 0, high = 0, tests, won, wonHigh } = patterns.get('question_mark')?.headlines ?? {}
    expect(tests).toBe(60)
    expect(low).toBeLessThan(0.8)
    expect(high).toBeGreaterThan(0.8)
    expect(lift).toBeCloseTo(0.8, 1)
    expect(won).toBeLessThan(0.3)
    expect(wonHigh).toBeLessThan(0.5)
    expect(patterns.get('tutorial')?.headlines).toBeNull()
  })

  it('keeps some channels apart, and states the day of the measurement and the counts', () => {
    const { channels, videos, measuredOn, headlineTests } = measurement
    expect(channels.all + channels.keptApart).toBe(80)
    expect(videos).toBe(30 * channels.all)
    expect([measuredOn, headlineTests]).toEqual(['2026-01-31', 60])
  })

  it('gives the same figures every time', () => {
    expect([...measure(1).patterns]).toEqual([...patterns])
  })

  it('leaves out patterns that too few channels use', () => {
    expect(patterns.get('q_and_a')).toMatchObject({ all: null, modern: null, keptApart: null, direction: 0 })
  })
})

describe('comparing the videos of a channel', () => {
  const upload = (video: number, title: string, views: number, ageDays: number): Upload => ({
    ...{ id: `${video}`, channel: 'a channel', title, views, ageDays },
    ...{ observedOn: 19_000, observedYear: 2024, publishedOn: 19_000 - ageDays, isEnglish: true, source: '' },
  })
  const differenceOf = (uploads: readonly Upload[]) => {
    const [channel] = measureChannels(uploads)
    return channel && compareWithin(channel, 'tutorial')
  }

  it('does not credit a pattern for the growth of a large channel that took it up late', () => {
    const uploads = Array.from({ length: 120 }, (_, video) =>
      upload(video, video < 60 ? 'A Knot' : 'A Knot Tutorial', Math.round(1000 * 1.02 ** video), 1120 - video),
    )
    expect(Math.abs(differenceOf(uploads)?.value ?? 1)).toBeLessThan(0.05)
  })

  it('compares videos of the same age with all of that age, even if the rows are sorted by views', () => {
    const uploads = Array.from({ length: 120 }, (_, video) =>
      upload(video, video < 60 ? 'A Knot' : 'A Knot Tutorial', Math.round(1000 * 1.02 ** video), 365),
    )
    expect(differenceOf(uploads)?.value).toBeCloseTo(60 * Math.log(1.02), 2)
  })

  it('caps results far from the usual, and leaves out channels with seven videos', () => {
    const uploads = Array.from({ length: 8 }, (_, video) =>
      upload(video, video ? 'A Knot' : 'A Knot Tutorial', video ? 1000 : 1e9, 30),
    )
    expect(differenceOf(uploads)?.value).toBe(3)
    expect(differenceOf(uploads.slice(1))).toBeUndefined()
  })
})

describe('statistics', () => {
  it('pools equal estimates to the same value, and needs ten', () => {
    const estimates = Array.from({ length: 10 }, () => ({ value: 0.3, variance: 0.1 }))
    expect(pool(estimates)).toMatchObject({ spread: 0, n: 10 })
    expect(pool(estimates)?.mean).toBeCloseTo(0.3)
    expect(pool(estimates)?.error).toBeCloseTo(0.1)
    expect(pool(estimates.slice(1))).toBeUndefined()
  })

  it('finds how much channels differ', () => {
    const random = createRandom(2)
    const estimates = Array.from({ length: 2000 }, () => ({
      value: Math.hypot(0.3, 0.2) * normal(random),
      variance: 0.09,
    }))
    expect(pool(estimates)?.spread).toBeCloseTo(0.2, 1)
    expect(pool(estimates.map(({ value }) => ({ value, variance: 0.2 })))?.spread).toBe(0)
  })

  it('has intervals that contain the true mean as often as they say', () => {
    const random = createRandom(5)
    const runs = 500
    const missed = Array.from({ length: runs }, () => {
      const estimates = Array.from({ length: 20 }, () => {
        const variance = 0.02 + 0.2 * random()
        return { value: 0.1 + 0.2 * normal(random) + Math.sqrt(variance) * normal(random), variance }
      })
      const { mean = 0, margin = 0 } = pool(estimates) ?? {}
      return Math.abs(mean - 0.1) > margin
    }).filter(Boolean)
    expect(missed.length / runs).toBeGreaterThan(0.02)
    expect(missed.length / runs).toBeLessThan(0.08)
  })

  it('controls false discoveries among all patterns that were tried', () => {
    const values = [0.001, 0.2, 0.012, 0.02]
    expect(passFalseDiscovery(values, 4)).toEqual([true, false, true, true])
    expect(passFalseDiscovery(values, 40)).toEqual([true, false, false, false])
  })
})

describe('the direction of a pattern', () => {
  const lift = (low: number, high: number, channels = 30): Lift => ({
    ...{ lift: 1, low, high, channels, videos: 100 },
    ...{ shrunk: 1, shrunkLow: low, shrunkHigh: high, opposite: 0.3, firm: true },
  })
  const headlines = (low: number, high: number) => ({
    lift: 1,
    low,
    high,
    tests: 30,
    won: 0.5,
    wonLow: 0.4,
    wonHigh: 0.6,
  })
  const helps = { all: lift(1.1, 1.4), modern: null, matched: lift(1.1, 1.4), headlines: null }

  it.each([
    ['an interval above 1 on all channels', helps, [0.1], 1],
    [
      'an interval below 1 on modern channels',
      { ...helps, all: lift(0.9, 1.1), modern: lift(0.7, 0.9), matched: lift(0.7, 0.9) },
      [-0.1],
      -1,
    ],
    ['a matched interval that contains 1', { ...helps, matched: lift(0.9, 1.2) }, [0.1], 0],
    ['no matched interval', { ...helps, matched: null }, [0.1], 0],
    ['intervals that contain 1', { ...helps, all: lift(0.9, 1.1) }, [0.1], 0],
    ['opposite intervals', { ...helps, modern: lift(0.7, 0.9) }, [0.1], 0],
    ['few channels', { ...helps, all: lift(1.1, 1.4, 24) }, [0.1], 0],
    ['the other direction on channels kept apart', helps, [-0.1], 0],
    ['the other direction in one half', helps, [0.1, -0.1], 0],
    ['an unmeasured half', helps, [0.1, undefined], 0],
    ['headlines that say the opposite', { ...helps, headlines: headlines(0.8, 0.9) }, [0.1], 0],
    ['headlines that say nothing', { ...helps, headlines: headlines(0.8, 1.1) }, [0.1], 1],
  ])('with %s', (_, figures, confirmations, direction) => {
    expect(findDirection(figures, confirmations)).toBe(direction)
  })
})

describe('the day of a measurement', () => {
  it('is a day, or absent', () => {
    expect(readDay({ on: ['2026-01-31'] })).toBe('2026-01-31')
    expect(readDay({})).toBeNull()
    expect(() => readDay({ on: ['31 January'] })).toThrow('not a day like 2026-01-31')
  })
})
