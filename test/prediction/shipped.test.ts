import { describe, expect, it } from 'vitest'
import evaluation from '#shared/prediction/evaluation.generated.json'
import { fingerprint } from '#shared/prediction/training/files.ts'
import weights from '#shared/prediction/weights.generated.json'

describe('the figures the product shows', () => {
  it('are about the weights it ships', () => {
    expect(evaluation.weights).toBe(fingerprint(weights))
  })

  it.each([
    ['all', 0.545],
    ['x2', 0.575],
    ['x5', 0.61],
  ] as const)('are good enough to show: %s pairs, at least %d, above every baseline', (pairs, least) => {
    const { titleOnly, baselines } = evaluation.heldOut
    expect(titleOnly[pairs].accuracy).toBeGreaterThanOrEqual(least)
    for (const baseline of Object.values(baselines)) {
      expect(titleOnly[pairs].low).toBeGreaterThan(baseline[pairs].high)
    }
  })
})
