import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { explain } from '#shared/prediction/explain.ts'
import { getViewsModel } from '#shared/prediction/shipped.ts'
import { type Arm, loadArms, parseArms } from '#shared/prediction/training/headlines/arms.ts'
import {
  buildHeadlinePairs,
  findBestArms,
  groupIntoTests,
  keepSignificant,
  zStatistic,
} from '#shared/prediction/training/headlines/contests.ts'
import { evaluateHeadlines } from '#shared/prediction/training/headlines/evaluate.ts'
import { readSeenTests, readWordingModels } from '#shared/prediction/training/headlines/files.ts'
import { computeNumbers, measureHeadlines } from '#shared/prediction/training/headlines/report.ts'
import { fitScale, trainHeadlines } from '#shared/prediction/training/headlines/train.ts'
import { isHeldOut } from '#shared/prediction/training/split.ts'
import { syntheticHeadlines } from './synthetic-headlines.ts'

const header = 'clickability_test_id,eyecatcher_id,headline,impressions,clicks,unreliable_rand'
const row = 't1,i1,A headline,1000,20,0'
const parse = (...rows: string[]) => parseArms('f.csv', [header, ...rows, ''].join('\n'))
const silent = () => {}
const scoresOf = (scores: number[]) => ({
  combined: scores,
  wording: scores,
  views: scores,
  numbers: scores,
  chanceScales: [1],
})
const newFolder = () => mkdtempSync(path.join(tmpdir(), 'headlines-'))
const arm = (over: Partial<Arm>): Arm => ({
  test: 't',
  image: 'i',
  headline: 'h',
  impressions: 1000,
  clicks: 20,
  isUnreliable: false,
  ...over,
})

describe('reading headline tests', () => {
  it('reads columns by name and removes HTML tags', () => {
    expect(parse('t1,,A headline.<br>,1000,20,1').rows).toEqual([
      { test: 't1', image: '', headline: 'A headline.', impressions: 1000, clicks: 20, isUnreliable: true },
    ])
    const short = 'headline,clicks,impressions,eyecatcher_id,clickability_test_id\nA headline,20,1000,i1,t1'
    expect(parseArms('f.csv', short).rows).toEqual(parse(row).rows)
  })

  it.each([
    ['too few fields', 't1,i1,A headline', '3 fields instead of 6'],
    ['nothing shown', row.replace('1000,20', '0,0'), 'bad impressions'],
    ['more clicks than impressions', row.replace(',20,', ',1001,'), 'bad clicks'],
    ['no headline and no test', ' ,i1, ,1000,20,0', 'bad clickability_test_id, headline'],
  ])('reports a row with %s by its line', (_, bad, problem) => {
    expect(parse(row, bad, row).malformed).toEqual([{ line: 3, problem }])
  })

  it('rejects a file without a required column', () => {
    expect(() => parseArms('f.csv', 'headline\n')).toThrow('f.csv: no column clickability_test_id, eyecatcher_id')
  })

  it('merges identical arms, reads gzip, and skips tests that an earlier file contains', () => {
    const folder = newFolder()
    const plain = path.join(folder, 'plain.csv')
    const packed = path.join(folder, 'packed.csv.gz')
    writeFileSync(plain, [header, row, row.replace(',20,', ',30,'), 'broken'].join('\n'))
    writeFileSync(packed, gzipSync([header, row, row.replace('t1', 't2')].join('\n')))
    const messages: string[] = []
    const arms = loadArms([plain, packed], (line) => messages.push(line))
    expect(arms.map(({ test, impressions, clicks }) => [test, impressions, clicks])).toEqual([
      ['t1', 2000, 50],
      ['t2', 1000, 20],
    ])
    expect(messages).toEqual([
      `${plain}: 2 rows, 1 malformed, 0 repeated`,
      `${plain}:4: left out: 1 fields instead of 6`,
      `${packed}: 2 rows, 0 malformed, 1 repeated`,
    ])
  })
})

describe('comparing headlines of one test', () => {
  it('compares only headlines with the same image', () => {
    const arms = [
      arm({ headline: 'a', clicks: 10 }),
      arm({ headline: 'b', clicks: 20 }),
      arm({ headline: 'c', image: 'other' }),
      arm({ headline: 'd', test: 'other' }),
    ]
    expect(groupIntoTests(arms)).toEqual([{ id: 't', contests: [[0, 1]] }])
    expect(buildHeadlinePairs(arms, groupIntoTests(arms))[0]?.pairs).toMatchObject([{ better: 1, worse: 0 }])
  })

  it('uses the two-proportion z-test for significance', () => {
    // 50 of 1,000 against 20 of 1,000: pooled 0.035, error 0.00822, z 3.65.
    expect(zStatistic(arm({ clicks: 50 }), arm({ clicks: 20 }))).toBeCloseTo(3.65, 2)
    expect(zStatistic(arm({ clicks: 0 }), arm({ clicks: 0 }))).toBe(0)
    const arms = [arm({ clicks: 50 }), arm({ clicks: 20 }), arm({ clicks: 45 })]
    const pairs = keepSignificant(buildHeadlinePairs(arms, groupIntoTests(arms)))[0]?.pairs
    expect(pairs?.map(({ better, worse }) => [better, worse])).toEqual([
      [0, 1],
      [2, 1],
    ])
  })

  it('counts every headline with the highest rate as the best', () => {
    const arms = [arm({ clicks: 20 }), arm({ clicks: 40, impressions: 2000 }), arm({ clicks: 19 })]
    expect(findBestArms(arms, [0, 1, 2])).toEqual([0, 1])
  })

  it('measures all pairs, significant pairs and best headlines', () => {
    const arms = [arm({ clicks: 50 }), arm({ clicks: 20 }), arm({ clicks: 45 })]
    const figures = measureHeadlines(arms, scoresOf([2, 0, 1]))
    expect(figures).toMatchObject({
      tests: 1,
      all: { accuracy: 1, n: 3 },
      significant: { n: 2 },
      best: { accuracy: 1 },
    })
    expect(measureHeadlines(arms, scoresOf([1, 1, 2]))?.best.accuracy).toBe(0)
    expect(measureHeadlines(arms, scoresOf([1, 1, 1]))).toMatchObject({
      all: { accuracy: 0.5 },
      best: { accuracy: 0.5 },
    })
    expect(measureHeadlines([arm({})], scoresOf([1]))).toBeNull()
  })

  it('ranks the headlines of a contest as titles of one video: by the first, and by their wording against it', () => {
    const views = { ...getViewsModel(), quantiles: Array.from({ length: 101 }, (_, percent) => percent / 10) }
    const arms = [arm({}), arm({})]
    const models = { views, clicksPerPoint: 0.25, viewsPerPoint: 0.5 }
    expect(computeNumbers(arms, { views: [1, 5], combined: [2, -2] }, models)).toEqual([10, 0])
  })

  it('fits the scale of calibrated chances', () => {
    // The headline with the higher score is best in three of four contests: odds of 3 for a difference of 1.
    const arms = [0, 1, 2, 3].flatMap((n) => [
      arm({ test: `${n}`, headline: 'a', clicks: n ? 30 : 10 }),
      arm({ test: `${n}`, headline: 'b' }),
    ])
    const scores = [1, 0, 1, 0, 1, 0, 1, 0]
    expect(fitScale(arms, scores, 2)).toBeCloseTo(Math.log(3), 6)
    expect(fitScale(arms, scores, 3)).toBeUndefined()
  })
})

describe('training on headline tests', () => {
  const files = ['weights', 'evaluation', 'published'].map((name) => `wording/${name}.generated.json`)
  let folder: string
  let known: string

  beforeAll(() => {
    folder = newFolder()
    known = path.join(folder, 'known.csv')
    writeFileSync(known, syntheticHeadlines({ tests: 80 }))
    trainHeadlines([known], folder, silent)
  })

  it('gives the same bytes every time', () => {
    const again = newFolder()
    trainHeadlines([known], again, silent)
    for (const file of [...files, 'training/headlines/seen.generated.json'])
      expect(readFileSync(path.join(again, file))).toEqual(readFileSync(path.join(folder, file)))
  })

  it('publishes the cross-validated figures', () => {
    const [, evaluation, published] = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
    expect(published.headlines).toMatchObject({
      tests: evaluation.crossValidated.tests,
      significant: evaluation.crossValidated.significant,
      guessingBest: evaluation.crossValidated.baselines.random.best,
    })
    expect(published.headlines.tests).not.toBe(evaluation.heldOut.tests)
  })

  it('learns which word gets clicks, and measures that on unseen tests', () => {
    const { combined } = readWordingModels(folder)
    const raw = (title: string) => explain(combined, title).raw
    expect(raw('we built a gold castle')).toBeGreaterThan(raw('we built a plain castle'))
    const fresh = path.join(folder, 'fresh.csv')
    writeFileSync(fresh, syntheticHeadlines({ tests: 20, seed: 2, name: 'fresh' }))
    const { given, leftOut, significant, best, baselines, chances } = evaluateHeadlines([fresh], {
      folder,
      includeSeen: false,
      warn: silent,
    })
    expect({ given, leftOut }).toEqual({ given: 20, leftOut: 0 })
    expect(significant.accuracy).toBeGreaterThan(0.95)
    expect(significant.low).toBeGreaterThan(baselines.longer.significant.high)
    expect(best.accuracy).toBeGreaterThan(0.4)
    expect(chances.logLoss).toBeLessThan(chances.evenLogLoss)
  })

  it('excludes training tests, reports it, and fails if none is left', () => {
    const all = loadArms([known], silent).map(({ test }) => test)
    const seen = new Set(all.filter((test) => !isHeldOut(test)))
    expect(readSeenTests(folder)).toHaveLength(seen.size)
    const messages: string[] = []
    const options = { folder, includeSeen: false, warn: (line: string) => messages.push(line) }
    expect(evaluateHeadlines([known], options)).toMatchObject({ given: 80, leftOut: seen.size, tests: 80 - seen.size })
    expect(messages).toContain(`${seen.size} of 80 headline tests left out as seen in training`)
    const only = path.join(folder, 'seen.csv')
    const lines = readFileSync(known, 'utf8').trim().split('\n')
    writeFileSync(only, lines.filter((line, index) => !index || seen.has(line.split(',', 1)[0] ?? '')).join('\n'))
    expect(() => evaluateHeadlines([only], options)).toThrow('No headline test to measure')
    expect(evaluateHeadlines([only], { ...options, includeSeen: true }).tests).toBe(seen.size)
  })

  it('does not measure tests of weeks that may not have been randomized properly', () => {
    const doubtful = path.join(folder, 'doubtful.csv')
    writeFileSync(doubtful, syntheticHeadlines({ tests: 5, seed: 3, name: 'doubtful' }).replaceAll(',0\n', ',1\n'))
    const options = { folder, includeSeen: false, warn: silent }
    expect(() => evaluateHeadlines([doubtful], options)).toThrow('No headline test to measure')
  })
})
