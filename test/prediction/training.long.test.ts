import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OutcomeRow } from '#shared/prediction/evaluation.ts'
import { explain } from '#shared/prediction/explain.ts'
import { outcomeBases } from '#shared/prediction/outcomes.ts'
import { parseArguments } from '#shared/prediction/training/command.ts'
import { evaluate } from '#shared/prediction/training/evaluate.ts'
import { readModel, readOutcomes, readSeenChannels } from '#shared/prediction/training/files.ts'
import { minimize } from '#shared/prediction/training/minimize.ts'
import { type ChannelPastPairs, crossFitPastWeights } from '#shared/prediction/training/own-history.ts'
import { drawPairs } from '#shared/prediction/training/pairs.ts'
import { assignFold, folds, hashChannel, isHeldOut } from '#shared/prediction/training/split.ts'
import { train } from '#shared/prediction/training/train.ts'
import { loadUploads, parseUploads, type Upload } from '#shared/prediction/training/uploads.ts'
import { makeUploads } from './synthetic-channels.ts'

const files = [
  'weights.generated.json',
  'evaluation.generated.json',
  'published.generated.json',
  'training/seen.generated.json',
]
const silent = () => {}
const day = '2024-06-01'
let folder: string
let known: string
let fresh: string

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'training-'))

beforeAll(() => {
  folder = newFolder()
  known = path.join(folder, 'known.csv')
  fresh = path.join(folder, 'fresh.csv')
  writeFileSync(known, makeUploads({ channels: 40, videos: 12 }))
  writeFileSync(fresh, makeUploads({ channels: 10, videos: 12, seed: 2, name: 'Fresh' }))
  train([known], folder, silent, day)
})

describe('training', () => {
  it('gives the same bytes every time', () => {
    const again = newFolder()
    train([known], again, silent, day)
    for (const file of files)
      expect(readFileSync(path.join(again, file))).toEqual(readFileSync(path.join(folder, file)))
  })

  it('writes when the views were observed, and the given date of the measurement', () => {
    const { measuredOn, learnedFrom } = JSON.parse(readFileSync(path.join(folder, files[1] ?? ''), 'utf8'))
    expect(measuredOn).toBe(day)
    expect(learnedFrom.observed).toEqual({ from: '2017-05-14', to: '2024-05-14' })
  })

  it('publishes the cross-validated figures', () => {
    const [, evaluation, published] = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    expect(published.titleOnly).toMatchObject(evaluation.crossValidated.titleOnly)
    expect(published.titleOnly.channels).not.toBe(evaluation.heldOut.channels)
    expect(published.ownHistory.topTwentieth).toEqual(evaluation.crossValidated.ownHistory.topTwentieth)
    expect(published.measuredOn).toBe(day)
  })

  it('learns which word helps', () => {
    const model = readModel(folder)
    const raw = (title: string) => explain(model, title).raw
    expect(raw('we built a gold castle')).toBeGreaterThan(raw('we built a plain castle'))
  })

  it('lists the training channels, and holds the others out', () => {
    const channels = new Set(loadUploads([known], silent).map(({ channel }) => channel))
    const expected = [...channels].filter((channel) => !isHeldOut(channel)).map(hashChannel)
    expect(expected.length).toBeLessThan(channels.size)
    expect(readSeenChannels(folder).channels).toEqual(expected.sort())
  })

  it('rejects files without an English channel', () => {
    const other = path.join(folder, 'other.csv')
    writeFileSync(other, makeUploads({ channels: 3, videos: 5, english: 0 }))
    expect(() => train([other], newFolder(), silent)).toThrow('No English channel')
  })
})

describe('evaluation', () => {
  const read = (...paths: string[]) => loadUploads(paths, silent)

  it('finds the synthetic effect on unseen channels, and no effect in the baselines', () => {
    const { titleOnly, baselines, modern, uploads } = evaluate(read(fresh), { folder })
    expect(uploads).toEqual({ given: 10, leftOut: 0 })
    expect(titleOnly?.x2.accuracy).toBeGreaterThan(0.9)
    expect(titleOnly?.x2.low).toBeLessThanOrEqual(titleOnly?.x2.accuracy ?? 0)
    expect(titleOnly?.x2.high).toBeGreaterThanOrEqual(titleOnly?.x2.accuracy ?? 1)
    expect(Math.abs((baselines?.random.all.accuracy ?? 0) - 0.5)).toBeLessThan(0.1)
    expect(modern?.channels).toBe(5)
  })

  it('excludes training channels, regardless of the case of their names', () => {
    const shouted = path.join(folder, 'shouted.csv')
    writeFileSync(shouted, readFileSync(known, 'utf8').replaceAll(',Channel', ',CHANNEL'))
    const { channels, uploads } = evaluate(read(shouted), { folder })
    expect((channels ?? 0) + (uploads?.leftOut ?? 0)).toBe(40)
    expect(uploads?.leftOut).toBe(readSeenChannels(folder).channels.length)
  })

  it('fails if no channel is left, and marks results that include training channels', () => {
    const seen = new Set(readSeenChannels(folder).channels)
    const uploads = read(known).filter(({ channel }) => seen.has(hashChannel(channel)))
    expect(() => evaluate(uploads, { folder })).toThrow('Nothing to measure')
    expect(evaluate(uploads, { folder, includeSeen: true }).includesSeen).toBe(true)
    expect(evaluate(read(fresh), { folder })).not.toHaveProperty('includesSeen')
  })

  it('measures English channels, and reports other languages separately', () => {
    const other = path.join(folder, 'spanish.csv')
    writeFileSync(other, makeUploads({ channels: 4, videos: 12, seed: 3, english: 0, name: 'Otro' }))
    const { channels, otherLanguages } = evaluate(read(fresh, other), { folder })
    expect(channels).toBe(10)
    expect(otherLanguages?.channels).toBe(4)
    expect(evaluate(read(fresh), { folder }).otherLanguages).toBeNull()
  })

  it('measures files of other languages only', () => {
    const other = path.join(folder, 'spanish.csv')
    writeFileSync(other, makeUploads({ channels: 4, videos: 12, seed: 3, english: 0, name: 'Otro' }))
    const evaluated = evaluate(read(other), { folder })
    expect(evaluated).toMatchObject({ uploads: { given: 0, leftOut: 0 }, otherLanguages: { channels: 4 } })
    expect(evaluated).not.toHaveProperty('titleOnly')
  })

  it('finds the synthetic effect in other languages by own history, on pairs with ten earlier videos', () => {
    const other = path.join(folder, 'own.csv')
    const ofSize = (videos: number) => {
      writeFileSync(other, makeUploads({ channels: 4, videos, seed: 3, english: 0, name: 'Otro' }))
      return evaluate(read(fresh, other), { folder }).otherLanguages
    }
    expect(ofSize(11)).toMatchObject({ channels: 4, ownHistory: null })
    expect(ofSize(40)?.ownHistory?.x2.accuracy).toBeGreaterThan(0.7)
  })
})

describe('what ranks are worth on other channels', () => {
  const figures = ['topQuarter', 'aboveUsual', 'medianMultiple'] as const
  let rows: readonly OutcomeRow[]

  beforeAll(() => {
    const paths = ([1, 0] as const).map((english) => {
      const file = path.join(folder, `outcomes-${english}.csv`)
      writeFileSync(file, makeUploads({ channels: 12, videos: 40, seed: 4, english, name: `Outcome ${english}` }))
      return file
    })
    rows = evaluate(loadUploads(paths, silent), { folder }).outcomes ?? []
  })

  it('has rows for titles alone and for own history in English and other languages, in the documented form', () => {
    expect(new Set(rows.map(({ basis }) => basis))).toEqual(new Set(['title', 'own', 'ownOtherLanguages']))
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(
        [
          'basis',
          'rankFrom',
          'rankTo',
          'videosFrom',
          'videosTo',
          'isFamiliar',
          'n',
          'channels',
          ...figures,
          'said',
        ].sort(),
      )
      expect(Object.keys(row.said).sort()).toEqual(figures.toSorted())
      for (const name of figures) expect(Object.keys(row[name]).sort()).toEqual(['high', 'low', 'value'])
    }
    expect(JSON.parse(JSON.stringify(rows))).toEqual(rows)
  })

  it('has shares from 0 to 1 inside their intervals, and the numbers of videos and channels behind them', () => {
    for (const row of rows) {
      for (const { value, low, high } of figures.map((name) => row[name])) {
        expect(low).toBeLessThanOrEqual(value)
        expect(value).toBeLessThanOrEqual(high)
        expect(low).toBeLessThan(high)
        expect(low).toBeGreaterThanOrEqual(0)
      }
      for (const name of ['topQuarter', 'aboveUsual'] as const)
        for (const share of [row[name].high, row.said[name]]) expect(share).toBeLessThanOrEqual(1)
      expect(row.n).toBeGreaterThanOrEqual(30)
      expect(row.channels).toBeGreaterThanOrEqual(10)
      expect(row.channels).toBeLessThanOrEqual(12)
    }
    const counted = (basis: OutcomeRow['basis']) =>
      rows.reduce((sum, row) => sum + (row.basis === basis ? row.n : 0), 0)
    for (const basis of outcomeBases) expect(counted(basis)).toBeLessThanOrEqual(12 * 40)
    expect(counted('title')).toBeGreaterThan(200)
  })

  it('repeats the figures that the product states, and finds the synthetic effect', () => {
    const cells = readOutcomes(folder)
    for (const { basis, rankFrom, videosFrom, isFamiliar, said } of rows)
      expect(cells).toContainEqual(expect.objectContaining({ basis, rankFrom, videosFrom, isFamiliar, ...said }))
    const [lowest, highest] = [0, 80].map((from) => rows.find((row) => row.basis === 'title' && row.rankFrom === from))
    for (const name of figures)
      expect(highest?.[name].low, name).toBeGreaterThan(lowest?.[name].high ?? Number.POSITIVE_INFINITY)
  })
})

describe('the cross-validated weights of own history', () => {
  it('are fitted without the channels that they are measured on', () => {
    const names = Array.from({ length: 200 }, (_, index) => `channel ${index}`).filter((name) => !isHeldOut(name))
    const measured = names[0] ?? ''
    /** Pairs whose better title has the higher effect, in all channels or in all but one. */
    const pairsOf = (isOpposite: (name: string) => boolean): ChannelPastPairs[] =>
      names.map((channel) => {
        const sign = isOpposite(channel) ? -1 : 1
        const effects = [1, 1, -1].map((effect) => ({ similar: effect * sign, process: -0.5 * effect * sign }))
        return { channel, pairs: effects.map((effect, at) => ({ better: at, worse: at + 1, margin: 1, ...effect })) }
      })
    const weightsOf = (channels: ChannelPastPairs[]) => crossFitPastWeights(channels, [], 'videos')
    const [same, opposite] = [weightsOf(pairsOf(() => false)), weightsOf(pairsOf((name) => name === measured))]
    expect(opposite(measured)).toEqual(same(measured))
    const another = names.find((name) => assignFold(name, folds) !== assignFold(measured, folds)) ?? ''
    expect(opposite(another)).not.toEqual(same(another))
  })
})

describe('pairs', () => {
  const upload = (id: string, channel: string, views: number, ageDays: number): Upload => ({
    id,
    channel,
    title: id,
    views,
    ageDays,
    observedOn: 20_000,
    observedYear: 2024,
    publishedOn: 20_000 - ageDays,
    isEnglish: true,
    source: '',
  })
  const drawPairNames = (uploads: Upload[], atLeast?: number) =>
    drawPairs(uploads, { maxPairs: 150, seed: 1, ...(atLeast && { minRatio: atLeast }) })
      .flatMap(({ pairs }) => pairs)
      .map(({ better, worse }) => `${uploads[better]?.id}>${uploads[worse]?.id}`)

  it('combine videos of one channel, of similar age, old enough and with different views', () => {
    const uploads = [
      upload('a', 'x', 100, 10),
      upload('b', 'x', 900, 15),
      upload('old', 'x', 500, 15.1),
      upload('young', 'x', 500, 2.9),
      upload('three days', 'x', 600, 3),
      upload('four days', 'x', 700, 4),
      upload('same', 'x', 100, 10),
      upload('elsewhere', 'y', 500, 10),
    ]
    expect(drawPairNames(uploads).sort()).toEqual(['b>a', 'b>old', 'b>same', 'four days>three days'])
  })

  it('differ by at least the given ratio', () => {
    const uploads = [upload('a', 'x', 100, 10), upload('b', 'x', 200, 10), upload('c', 'x', 500, 10)]
    expect(drawPairNames(uploads, 2).sort()).toEqual(['b>a', 'c>a', 'c>b'])
    expect(drawPairNames(uploads, 5)).toEqual(['c>a'])
  })

  it('are limited per channel, and do not depend on the other channels', () => {
    const { rows: uploads } = parseUploads('f', makeUploads({ channels: 3, videos: 40 }))
    const rule = { maxPairs: 20, seed: 4 }
    const together = drawPairs(uploads, rule)
    expect(together.map(({ pairs }) => pairs.length)).toEqual([20, 20, 20])
    expect(drawPairs(uploads.slice(0, 40), rule)).toEqual(together.slice(0, 1))
  })
})

describe('minimize', () => {
  it('finds the minimum of an ill-conditioned quadratic', () => {
    const lowest = [3, -2, 0.5]
    const stretch = [1, 50, 400]
    const found = minimize(
      (point, gradient) => {
        let value = 0
        for (const [i, at] of lowest.entries()) {
          const off = (point[i] ?? 0) - at
          value += ((stretch[i] ?? 0) * off * off) / 2
          gradient[i] = (stretch[i] ?? 0) * off
        }
        return value
      },
      3,
      1e-14,
    )
    for (const [i, expected] of lowest.entries()) expect(found[i]).toBeCloseTo(expected, 4)
  })
})

describe('the command line', () => {
  it('accepts several values per option and rejects unknown options', () => {
    expect(parseArguments(['--uploads', 'a', 'b', '--json', '--uploads', 'c'], ['uploads', 'json'])).toEqual({
      uploads: ['a', 'b', 'c'],
      json: [],
    })
    expect(() => parseArguments(['--upload', 'a'], ['uploads'])).toThrow('Unknown option --upload')
    expect(() => parseArguments(['a'], ['uploads'])).toThrow('Unexpected a')
  })
})
