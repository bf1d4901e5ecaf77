import { describe, expect, it } from 'vitest'
import comparison from '#shared/prediction/comparison.generated.json'
import evaluation from '#shared/prediction/evaluation.generated.json'
import published from '#shared/prediction/published.generated.json'
import { pickPublishedFigures, trainingFingerprint } from '#shared/prediction/training/files.ts'
import weights from '#shared/prediction/weights.generated.json'

const { heldOut, crossValidated } = evaluation
const margins = ['all', 'x2', 'x5'] as const

describe('the published evaluation of the views model', () => {
  it('belongs to the shipped weights', () => {
    expect(evaluation.weights).toBe(trainingFingerprint({ weights, comparison }))
  })

  it('is where the published figures come from', () => {
    expect(published).toEqual(pickPublishedFigures(evaluation))
  })

  it.each([
    ['held out', heldOut],
    ['cross-validated', crossValidated],
  ])('is good enough to publish, and above every baseline: %s', (_, { titleOnly, ownHistory, modern, baselines }) => {
    const accuracies = (evaluation: typeof titleOnly) => margins.map((margin) => evaluation[margin].accuracy)
    const reaches = (evaluation: typeof titleOnly, minimums: readonly number[]) =>
      accuracies(evaluation).every((accuracy, margin) => accuracy >= (minimums[margin] ?? 1))
    expect(reaches(titleOnly, [0.545, 0.58, 0.62])).toBe(true)
    expect(reaches(ownHistory, [0.58, 0.62, 0.68])).toBe(true)
    expect(reaches(modern.titleOnly, [0.55, 0.575, 0.605])).toBe(true)
    expect(reaches(modern.ownHistory, [0.585, 0.62, 0.66])).toBe(true)
    for (const margin of margins) {
      for (const baseline of Object.values(baselines))
        expect(titleOnly[margin].low).toBeGreaterThan(baseline[margin].high)
      for (const baseline of Object.values(ownHistory.baselines))
        expect(ownHistory[margin].low).toBeGreaterThan(baseline[margin].high)
    }
  })

  it('has calibrated chances, and its most confident predictions are mostly correct', () => {
    expect(crossValidated.calibrationError).toBeLessThanOrEqual(0.02)
    expect(crossValidated.logLoss).toBeLessThanOrEqual(0.6851)
    expect(crossValidated.topTwentieth.accuracy).toBeGreaterThanOrEqual(0.7)
  })
})
