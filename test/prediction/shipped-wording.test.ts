import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { pickPublishedFigures } from '#shared/prediction/training/headlines/files.ts'
import { computeFingerprint } from '#shared/prediction/training/json.ts'
import viewsWeights from '#shared/prediction/weights.generated.json'
import evaluation from '#shared/prediction/wording/evaluation.generated.json'
import published from '#shared/prediction/wording/published.generated.json'
import weights from '#shared/prediction/wording/weights.generated.json'

describe('the published evaluation of the wording model', () => {
  it('belongs to the shipped weights', () => {
    expect(evaluation.weights).toBe(computeFingerprint(weights, viewsWeights))
  })

  it('is where the published figures come from', () => {
    expect(published).toEqual(pickPublishedFigures(evaluation))
  })

  it.each(['heldOut', 'crossValidated'] as const)('is good enough to publish: %s', (part) => {
    const { all, significant, best, baselines, chances } = evaluation[part]
    expect(significant.accuracy).toBeGreaterThanOrEqual(0.67)
    expect(all.accuracy).toBeGreaterThanOrEqual(0.57)
    for (const baseline of Object.values(baselines)) {
      expect(significant.low).toBeGreaterThan(baseline.significant.high)
      expect(best.accuracy).toBeGreaterThan(baseline.best.high)
    }
    expect(chances.logLoss).toBeLessThan(chances.evenLogLoss - 0.04)
  })

  it('has calibrated chances', () => {
    const { chances, pairChances } = evaluation.crossValidated
    expect(chances.calibrationError).toBeLessThanOrEqual(0.02)
    expect(pairChances.calibrationError).toBeLessThanOrEqual(0.02)
  })

  it('names the source of the tests', () => {
    expect(evaluation.learnedFrom.source).toMatch(/Upworthy Research Archive.*2021.*CC BY 4\.0/)
  })
})

describe('the download for a comparison', () => {
  it('is at most 60 KB gzipped, including both models and the code', async () => {
    const entry = 'shared/prediction/wording/compare.ts'
    const options = { bundle: true, minify: true, write: false, format: 'esm' } as const
    const { outputFiles } = await build({ entryPoints: [entry], ...options })
    expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThan(60_000)
  })
})
