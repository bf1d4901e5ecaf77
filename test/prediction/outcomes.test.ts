import { describe, expect, it } from 'vitest'
import evaluation from '#shared/prediction/evaluation.generated.json'
import { cells } from '#shared/prediction/outcomes.generated.json'
import { findOutcome, outcomeBases, toBasis } from '#shared/prediction/outcomes.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { modelFolder, readOutcomes } from '#shared/prediction/training/files.ts'
import {
  compareOutcomes,
  isOutside,
  measureOutcomes,
  narrow,
  outcomeCells,
  toShippedOutcomes,
} from '#shared/prediction/training/outcomes.ts'
import { type ChannelStandings, type RankedVideo, rankByPast } from '#shared/prediction/training/standings.ts'
import type { Upload } from '#shared/prediction/training/uploads.ts'

const weights = { title: 1, similar: 1, process: 1 }

/** A channel whose bread videos get ten times the views of the others. */
const createUploads = (count: number): Upload[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    channel: 'a channel',
    title: index % 2 ? `Bread, loaf ${index}` : `Guitar, string ${index}`,
    views: (index % 2 ? 10_000 : 1_000) + 7 * index,
    ageDays: 10 + 3 * index,
    observedOn: 20_000,
    observedYear: 2024,
    publishedOn: 19_990 - 3 * index,
    isEnglish: true,
    source: '',
  }))

const rank = (uploads: readonly Upload[]) =>
  rankByPast(
    { uploads, rawScores: uploads.map(() => 0), basis: 'title_and_videos' },
    { model: getViewsModel(), weightsOf: () => weights },
  ).flatMap(({ videos }) => videos)

describe('ranking videos by what was known before them', () => {
  it('ranks titles like those that did well before high, and records how they then did', () => {
    const videos = rank(createUploads(60))
    expect(videos.length).toBeGreaterThan(15)
    for (const { rank: score, result, isTopQuarter } of videos) {
      if (result > 1) expect(score).toBeGreaterThanOrEqual(40)
      if (isTopQuarter) expect(result).toBeGreaterThan(0)
    }
  })

  it('ignores how the video itself and later ones did', () => {
    const uploads = createUploads(60)
    const [latest] = uploads
    const changed = uploads.map((upload) => (upload === latest ? { ...upload, views: 1_000_000 } : upload))
    expect(rank(changed).map((video) => video.rank)).toEqual(rank(uploads).map((video) => video.rank))
  })
})

const toVideo = (video: Partial<RankedVideo>): RankedVideo => ({
  basis: 'own',
  rank: 80,
  videos: 30,
  isFamiliar: true,
  result: 0.5,
  isTopQuarter: 0,
  ...video,
})

/** Channels with four videos each, of which the given shares are good. */
const createStandings = (channels: number, video: Partial<RankedVideo>, good: number): ChannelStandings[] =>
  Array.from({ length: channels }, (_, channel) => ({
    channel: `channel ${channel}`,
    videos: Array.from({ length: 4 }, (_, at) =>
      toVideo({ ...video, ...(at < good ? { result: 1, isTopQuarter: 1 } : { result: -1 }) }),
    ),
  }))

describe('the table of outcomes', () => {
  it('has one cell for every rank, number of videos and familiarity that a verdict can have', () => {
    for (const basis of outcomeBases)
      for (const isFamiliar of basis === 'title' ? [true] : [true, false])
        for (const videos of basis === 'title' ? [0] : [10, 19, 20, 49, 50, 200])
          for (let score = 0; score <= 100; score++)
            expect(findOutcome({ basis, rank: score, videos, isFamiliar }), `${basis} ${score} ${videos}`).toBeDefined()
  })

  it('begins each cell at its rank', () => {
    for (const { basis, rankFrom: rank, videosFrom: videos, isFamiliar, ...cell } of cells) {
      const { topQuarter, aboveUsual, medianMultiple } = cell
      expect(findOutcome({ basis: toBasis(basis), rank, videos, isFamiliar }), `${basis} ${rank} ${videos}`).toEqual({
        topQuarter,
        aboveUsual,
        medianMultiple,
      })
    }
  })

  it('measures the shares of a cell, with an interval that is wider for fewer channels', () => {
    const [many] = compareOutcomes(measureOutcomes(createStandings(200, {}, 1)), readOutcomes(modelFolder))
    const [few] = compareOutcomes(measureOutcomes(createStandings(12, {}, 1)), readOutcomes(modelFolder))
    expect(many).toMatchObject({ basis: 'own', rankFrom: 75, videosFrom: 20, n: 800, channels: 200 })
    expect(many?.topQuarter.value).toBe(0.25)
    expect(many?.aboveUsual.value).toBe(0.25)
    expect(many?.medianMultiple.value).toBeCloseTo(Math.exp(-1), 3)
    const widthOf = (row: typeof many) => (row?.topQuarter.high ?? 0) - (row?.topQuarter.low ?? 0)
    expect(widthOf(few)).toBeGreaterThan(2 * widthOf(many))
  })

  it('has an interval for a share of 0', () => {
    const [none] = compareOutcomes(measureOutcomes(createStandings(12, {}, 0)), readOutcomes(modelFolder))
    expect(none?.topQuarter).toMatchObject({ value: 0, low: 0 })
    expect(none?.topQuarter.high).toBeGreaterThan(0.05)
    expect(none?.topQuarter.high).toBeLessThan(0.2)
  })

  it('leaves out cells of fewer than 30 videos or 10 channels', () => {
    expect(measureOutcomes(createStandings(9, {}, 1))).toEqual([])
    const single = createStandings(29, {}, 1).map(({ channel, videos }) => ({ channel, videos: videos.slice(0, 1) }))
    expect(measureOutcomes(single)).toEqual([])
    expect(measureOutcomes([...single, ...createStandings(1, {}, 1)])).toHaveLength(1)
  })

  it('moves cells with few videos toward the others of their rank, and hardly moves those with many', () => {
    const measured = measureOutcomes([
      ...createStandings(400, { videos: 30 }, 1),
      ...createStandings(10, { videos: 100 }, 3),
    ])
    const said = toShippedOutcomes(measured)
    const at = (videosFrom: number) =>
      said.find(
        (cell) => cell.basis === 'own' && cell.rankFrom === 75 && cell.isFamiliar && cell.videosFrom === videosFrom,
      )
    expect(at(20)?.topQuarter).toBeCloseTo(0.25, 1)
    expect(at(50)?.topQuarter).toBeLessThan(0.7)
    expect(at(50)?.topQuarter).toBeGreaterThan(0.25)
  })
})

describe('the interval of one figure alone', () => {
  const [row] = compareOutcomes(measureOutcomes(createStandings(200, {}, 1)), readOutcomes(modelFolder))
  if (!row) throw new Error('No row')

  it.each(['topQuarter', 'aboveUsual', 'medianMultiple'] as const)(
    'is narrower than that of all at once: %s',
    (name) => {
      const { value, low, high } = narrow(row[name], name)
      expect(value).toBe(row[name].value)
      expect(low).toBeGreaterThan(row[name].low)
      expect(high).toBeLessThan(row[name].high)
      const isSaid = (said: number) => !isOutside({ ...row, said: { ...row.said, [name]: said } }, name)
      expect([low - 0.001, low + 0.001, high - 0.001, high + 0.001].map(isSaid)).toEqual([false, true, true, false])
    },
  )

  it('takes its width from the side that 0 does not cut off', () => {
    const none = { value: 0.02, low: 0, high: 0.09 }
    expect(narrow(none, 'topQuarter').high).toBeCloseTo(0.02 + (1.96 / 3.5) * 0.07, 6)
  })
})

describe('the shipped table', () => {
  const shipped = readOutcomes(modelFolder)

  it('has every cell', () => {
    expect(shipped.map(({ topQuarter, aboveUsual, medianMultiple, ...cell }) => cell)).toEqual(outcomeCells)
  })

  it('promises no less for a higher rank', () => {
    for (const [at, cell] of shipped.entries()) {
      const next = shipped[at + 1]
      if (next?.rankFrom !== cell.rankTo) continue
      expect(next.topQuarter).toBeGreaterThanOrEqual(cell.topQuarter - 0.02)
      expect(next.aboveUsual).toBeGreaterThanOrEqual(cell.aboveUsual)
      expect(next.medianMultiple).toBeGreaterThanOrEqual(cell.medianMultiple)
    }
  })

  it.each(['crossValidated', 'heldOut'] as const)('states figures inside the measured intervals: %s', (part) => {
    const { outcomes } = evaluation[part]
    expect(outcomes.length).toBeGreaterThan(10)
    for (const { said, ...found } of outcomes)
      for (const name of ['topQuarter', 'aboveUsual', 'medianMultiple'] as const) {
        expect(said[name], `${found.basis} ${found.rankFrom} ${name}`).toBeGreaterThanOrEqual(found[name].low - 0.005)
        expect(said[name], `${found.basis} ${found.rankFrom} ${name}`).toBeLessThanOrEqual(found[name].high + 0.005)
      }
  })
})
