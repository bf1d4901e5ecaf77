import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { factorize, solve } from '#shared/prediction/own-history/cholesky.ts'
import {
  computeProcessEffects,
  computeWeightsOfOthers,
  fitGaussianProcess,
  type GaussianProcess,
} from '#shared/prediction/own-history/gaussian-process.ts'
import { prepareHistory, scoreOnChannel, scoreWithHistory } from '#shared/prediction/own-history/history.ts'
import { compareWithUsual, minProcessVideos, type PastVideo } from '#shared/prediction/own-history/past.ts'
import { extractTitleFeatures } from '#shared/prediction/own-history/title-features.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { anyCharacter } from '#test/support/any-character.ts'

const subjects = ['bread', 'pizza', 'soup', 'pasta', 'salad']
/** A channel whose guitar videos get ten times the views of its cooking videos. */
const pastVideos: readonly PastVideo[] = Array.from({ length: 20 }, (_, index) => ({
  title: index % 2 ? `Guitar repair, number ${index}` : `Cooking ${subjects[(index / 2) % 5]} at home`,
  views: index % 2 ? 10_000 : 1_000,
  ageDays: 30 + 5 * index,
}))

describe("a channel's own history", () => {
  it('prefers titles like the channel’s best videos, and names those videos', () => {
    const guitar = scoreWithHistory('A guitar from the attic', pastVideos)
    const cooking = scoreWithHistory('Cooking in the attic', pastVideos)
    expect(guitar?.raw).toBeGreaterThan(cooking?.raw ?? Number.POSITIVE_INFINITY)
    expect(guitar?.score).toBeGreaterThanOrEqual(50)
    expect(cooking?.score).toBeLessThanOrEqual(50)
    for (const { title, points } of guitar?.similar.slice(0, 3) ?? []) {
      expect(title).toContain('Guitar')
      expect(points).toBeGreaterThan(0)
    }
  })

  it('has no score below five usable videos', () => {
    const unusable: PastVideo[] = [
      { title: 'too young', views: 100, ageDays: 2.9 },
      { title: 'hidden', views: Number.NaN, ageDays: 30 },
      { title: 'from the future', views: 100, ageDays: -1 },
    ]
    expect(scoreWithHistory('Guitar', [...pastVideos.slice(0, 4), ...unusable])).toBeUndefined()
    expect(scoreWithHistory('Guitar', [...pastVideos.slice(0, 5), ...unusable])).toBeDefined()
  })

  it('uses the title alone with fewer than ten videos if no past title shares a word', () => {
    const { raw, titlePoints, similar, otherPoints } = scoreWithHistory('Zebras', pastVideos.slice(0, 9)) ?? {}
    expect(similar).toEqual([])
    expect(raw).toBe(titlePoints)
    expect(otherPoints).toBe(0)
  })

  it('finds what titles have in common inside words once there are ten videos', () => {
    const lead = (videos: readonly PastVideo[]) =>
      (scoreWithHistory('Guitarists', videos)?.raw ?? 0) - (scoreWithHistory('Cooks', videos)?.raw ?? 0)
    expect(lead(pastVideos)).toBeGreaterThan(lead(pastVideos.slice(0, 9)) + 0.1)
  })

  it('uses the latest 200 videos, in whatever order they come', () => {
    const many = Array.from({ length: 12 }, (_, copy) =>
      pastVideos.map((video) => ({ ...video, ageDays: video.ageDays + 200 * copy })),
    ).flat()
    const history = prepareHistory(many.toReversed())
    expect(history?.past).toHaveLength(200)
    const ages = (history?.indexes ?? []).map((index) => many.toReversed()[index]?.ageDays ?? 0)
    expect(Math.max(...ages)).toBe(30 + 5 * 19 + 200 * 9)
    const scoreWithoutIndexes = (videos: readonly PastVideo[]) => {
      const scored = scoreWithHistory('Guitar', videos)
      return { ...scored, similar: scored?.similar.map(({ index: _, ...video }) => video) }
    }
    expect(scoreWithoutIndexes(many)).toEqual(scoreWithoutIndexes(many.toReversed()))
  })

  it('lists only videos that matter, with points whose sign follows from their views', () => {
    const scored = scoreWithHistory('Guitar repair at home', pastVideos)
    const points = scored?.similar.map((video) => Math.abs(video.points)) ?? []
    expect(points.length).toBeGreaterThan(3)
    expect(Math.min(...points)).toBeGreaterThanOrEqual(0.05 * Math.max(...points))
    expect(scored?.otherPoints).not.toBe(0)
    for (const { points, index } of scored?.similar ?? [])
      expect(points > 0).toBe((pastVideos[index]?.views ?? 0) > 5_000)
  })

  it('tells videos with the same title and views apart', () => {
    const twins = pastVideos.map((video, index) => (index % 2 ? { ...video, title: 'Guitar repair' } : video))
    const indexes = scoreWithHistory('Guitar', twins)?.similar.map(({ index }) => index) ?? []
    expect(indexes.length).toBeGreaterThan(5)
    expect(new Set(indexes).size).toBe(indexes.length)
    for (const { index, title, points } of scoreWithHistory('Guitar', twins)?.similar ?? [])
      expect({ title, isGood: points > 0 }).toEqual({
        title: twins[index]?.title,
        isGood: (twins[index]?.views ?? 0) > 5_000,
      })
  })

  it('counts past titles with an equal score as half', () => {
    const titles = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee']
    const past = titles.map((title, index) => ({ title, views: 100 + index, ageDays: 30 + index }))
    // None of the titles has anything in common with another, so all of them have the same score.
    expect(scoreWithHistory('ffff', past)?.score).toBe(50)
  })

  it('has no score if no video did better than another', () => {
    const equal = pastVideos.map((video) => ({ ...video, views: 500 }))
    expect(scoreWithHistory('Guitar', equal)).toBeUndefined()
    expect(scoreWithHistory('Guitar', [...equal, { title: 'Hit', views: 501, ageDays: 60 }])).toBeDefined()
  })

  it('explains every score exactly: title and past videos add up to the raw score, in any order, for any past', () => {
    const title = fc.oneof(
      fc.constantFrom('', 'Guitar at home', 'Cooking guitar bread 2', '🔥', 'パンの作り方', 'Cómo hacer pan en casa'),
      fc.string({ unit: anyCharacter, maxLength: 40 }),
    )
    const videos = fc.array(
      fc.record({ title, views: fc.nat(), ageDays: fc.double({ min: 3, max: 4000, noNaN: true }) }),
      { minLength: 5, maxLength: 15 },
    )
    fc.assert(
      fc.property(title, videos, (typed, channel) => {
        const scored = scoreWithHistory(typed, channel)
        if (!scored) {
          const hasEqualResults = new Set(compareWithUsual(channel)).size === 1
          expect(channel.length < minProcessVideos || hasEqualResults).toBe(true)
          return
        }
        const { raw, titlePoints, otherPoints, similar, score } = scored
        const points = [titlePoints, otherPoints, ...similar.map((video) => video.points)]
        const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
        expect(sum(points)).toBe(raw)
        expect(sum(points.toReversed())).toBe(raw)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    ['empty', ''],
    ['10,000 characters', 'Guitar repair '.repeat(714)],
    ['right to left', 'كيف تصنع الخبز في المنزل'],
    ['emoji only', '🔥😱👨‍👩‍👧‍👦'],
    ['control characters', '\u0000\u0007\u001b[31m\u202e'],
    ['prototype names', '__proto__ constructor toString'],
  ])('accepts any title, even among past videos: %s', (_, title) => {
    const odd = [...pastVideos, { title, views: 0, ageDays: 4000 }]
    for (const scored of [
      scoreWithHistory(title, pastVideos),
      scoreWithHistory('Guitar', odd),
      scoreWithHistory(title, odd),
    ])
      expect(Number.isFinite(scored?.raw)).toBe(true)
  })

  it.each([
    ['Easy Chicken Soup for Cold Days', true],
    ['How to Make Fresh Pasta Without a Machine', true],
    ['I Built a Castle in Minecraft Survival', false],
    ['Minecraft Redstone Doors Explained', false],
  ])('tells whether a title is like one of six cooking videos: %s', (title, isFamiliar) => {
    const titles = [
      'How to Make Fresh Pasta by Hand',
      'Easy Chicken Curry in 30 Minutes',
      'The Best Tomato Soup Recipe',
      'Baking Sourdough Bread at Home',
      'My Favorite Kitchen Knives',
      'Crispy Roast Potatoes for Sunday Dinner',
    ]
    const past = titles.map((one, index) => ({ title: one, views: 1000 + 300 * index, ageDays: 20 + 9 * index }))
    expect(scoreWithHistory(title, past)?.isFamiliar).toBe(isFamiliar)
  })

  it('gives the same scores with a shared history as with one per title', () => {
    const history = prepareHistory(pastVideos)
    expect(history && scoreOnChannel(history, { title: 'Guitar soup' })).toEqual(
      scoreWithHistory('Guitar soup', pastVideos),
    )
  })
})

describe('the length of a video', () => {
  /** A channel whose half-hour videos get ten times the views of its two-minute ones, whatever their titles. */
  const ofLengths = (seconds: (index: number) => number | undefined): PastVideo[] =>
    Array.from({ length: 24 }, (_, index) => ({
      title: `Number ${['one', 'two', 'three', 'four', 'five', 'six'][index % 6]} of ${index}`,
      views: index % 2 ? 10_000 : 1_000,
      ageDays: 30 + 5 * index,
      seconds: seconds(index),
    }))
  const past = ofLengths((index) => (index % 2 ? 1_800 : 120))

  it('raises titles of a length that does well on the channel', () => {
    const [long = 0, short = 0] = [1_800, 120].map((seconds) => scoreWithHistory('Number seven', past, seconds)?.raw)
    expect(long).toBeGreaterThan(short + 0.2)
  })

  it('is the channel’s usual length if none is planned', () => {
    const usual = Math.exp((Math.log(1_800) + Math.log(120)) / 2)
    expect(scoreWithHistory('Number seven', past)?.raw).toBeCloseTo(
      scoreWithHistory('Number seven', past, usual)?.raw ?? 0,
      5,
    )
  })

  it('changes nothing on a channel whose lengths are unknown', () => {
    const unknown = ofLengths(() => undefined)
    expect(scoreWithHistory('Number seven', unknown, 1_800)).toEqual(scoreWithHistory('Number seven', unknown))
  })
})

/** Channels whose videos on one subject get ten times the views of those on the other, in three scripts. */
const channels = {
  Spanish: {
    good: ['Cómo arreglar una guitarra vieja', 'La guitarra de mi abuelo', 'Una guitarra por diez euros'],
    poor: ['Mi receta de pan para principiantes', 'El pan de cada día', 'Hago pan con mis hijos'],
    typedTitles: ['Compro una guitarra rota', 'El mejor pan de la ciudad'],
  },
  Russian: {
    good: ['Чиню старую гитару', 'Гитара моего деда', 'Купил гитару за сто рублей'],
    poor: ['Пеку хлеб дома', 'Хлеб на закваске для новичков', 'Какой хлеб лучше'],
    typedTitles: ['Сломанная гитара с рынка', 'Ржаной хлеб по-новому'],
  },
  Japanese: {
    good: ['古いギターを直してみた', '祖父のギターを弾く', '千円のギターの音'],
    poor: ['家でパンを焼く方法', '初心者のためのパン作り', '毎日のパンの話'],
    typedTitles: ['壊れたギターを買った', '町で一番のパン屋'],
  },
} as const

describe.each(Object.entries(channels))('a channel in another language: %s', (_, { good, poor, typedTitles }) => {
  const videos = (count: number): PastVideo[] =>
    Array.from({ length: count }, (_, index) => ({
      title: `${(index % 2 ? good : poor)[(index >> 1) % 3]} ${index}`,
      views: index % 2 ? 10_000 : 1_000,
      ageDays: 30 + 5 * index,
    }))

  it('has a score from ten videos on, by its own videos and not by the English model', () => {
    const [better, worse] = typedTitles
    expect(scoreWithHistory(better, videos(9))).toBeUndefined()
    const [high, low] = [scoreWithHistory(better, videos(10)), scoreWithHistory(worse, videos(10))]
    for (const scored of [high, low]) expect(scored).toMatchObject({ basis: 'videos', titlePoints: 0 })
    expect(high?.raw).toBeGreaterThan(low?.raw ?? Number.POSITIVE_INFINITY)
    expect(high?.score).toBeGreaterThan(low?.score ?? 100)
    expect(good).toContain(high?.similar[0]?.title.replace(/ \d+$/, ''))
  })

  it('also scores a title that looks English by its own videos', () => {
    expect(scoreWithHistory('Minecraft', videos(10))?.basis).toBe('videos')
  })
})

describe('an English channel', () => {
  it('scores by title and videos, and a title in another language by the videos alone', () => {
    expect(scoreWithHistory('A guitar from the attic', pastVideos)?.basis).toBe('title_and_videos')
    expect(scoreWithHistory('壊れたギターを買った', pastVideos)?.basis).toBe('videos')
    expect(scoreWithHistory('壊れたギターを買った', pastVideos.slice(0, 9))).toBeUndefined()
  })
})

describe('the Gaussian process', () => {
  const features = (title: string) => extractTitleFeatures({ title }, getViewsModel())
  const predict = (process: GaussianProcess, title: string) =>
    computeProcessEffects(process, features(title)).reduce((total, effect) => total + effect, 0)

  it('attributes half of a result to the title, and predicts nothing for titles that have nothing in common', () => {
    const process = fitGaussianProcess(['abcdefgh', 'ijklmnop'].map(features), [1, -1])
    expect(predict(process, 'abcdefgh')).toBeCloseTo(0.5, 10)
    expect(predict(process, 'ijklmnop')).toBeCloseTo(-0.5, 10)
    expect(predict(process, 'qrstuvwx')).toBe(0)
  })

  it('predicts each past title from the others as a process without its result would', () => {
    const size = pastVideos.length
    const results = pastVideos.map((_, index) => (index % 2 ? 1 : -1) + index / 40)
    const process = fitGaussianProcess(
      pastVideos.map(({ title }) => features(title)),
      results,
    )
    const { factor } = process
    const meanOf = (places: readonly number[]) =>
      places.reduce((sum, place) => sum + (results[place] ?? 0), 0) / places.length
    const factorRow = (row: number) => [...factor.subarray(row * size, row * size + row + 1)]
    const covariance = (a: number, b: number) =>
      factorRow(a).reduce((sum, value, column) => sum + value * (factorRow(b)[column] ?? 0), 0)
    const ofOthers = computeWeightsOfOthers(process)
    for (let left = 0; left < size; left++) {
      const predicted = results.reduce((sum, result, other) => sum + result * (ofOthers[left * size + other] ?? 0), 0)
      const others = pastVideos.map((_, index) => index).filter((index) => index !== left)
      const matrix = Float64Array.from(others.flatMap((a) => others.map((b) => covariance(a, b))))
      const weights = Float64Array.from(others, (other) => (results[other] ?? 0) - meanOf(others))
      factorize(matrix, others.length)
      solve(matrix, weights)
      const expected = others.reduce((sum, other, index) => sum + covariance(left, other) * (weights[index] ?? 0), 0)
      expect(predicted).toBeCloseTo(expected, 10)
      expect(ofOthers[left * size + left]).toBe(0)
    }
  })
})

describe("a video compared with its channel's usual", () => {
  it('is 0 if all videos have the same views, and otherwise the logarithm of the multiple of the usual', () => {
    const steady = Array.from({ length: 9 }, (_, index) => ({ title: '', views: 99, ageDays: 10 * 2 ** index }))
    expect(compareWithUsual(steady)).toEqual(steady.map(() => 0))
    const hit = steady.map((video, index) => (index === 4 ? { ...video, views: 199 } : video))
    expect(compareWithUsual(hit)[4]).toBeCloseTo(Math.log(2), 10)
  })
})
