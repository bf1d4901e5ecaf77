import type { ThumbnailCheck, ThumbnailSuggestion } from '#shared/contract/thumbnail.ts'
import type { CheckState, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'

/**
 * The weight of each check in the score. They sum to 100: 40 for readable text, 40 for a clear picture and 20 for a file that
 * follows YouTube's recommendations. Chosen by judgment, not learned: no measurable property of an image predicts which of
 * a channel's videos gets more views.
 */
export const checkWeights = {
  size: 8,
  shape: 8,
  weight: 4,
  brightness: 10,
  contrast: 12,
  colorfulness: 6,
  clutter: 12,
  word_count: 12,
  text_readable: 14,
  text_contrast: 8,
  badge_zone: 6,
} as const satisfies Record<ThumbnailCheckName, number>

const credit = { good: 1, warn: 0.5, fail: 0 } as const satisfies Record<CheckState, number>

type Outcome = Pick<ThumbnailCheck, 'check' | 'state'>

/**
 * Scores the legibility and craft of a thumbnail, 0 to 100: the weighted share of the applicable checks, where `good` counts
 * fully and `warn` half. It does not predict clicks or views. 0 if no check applies.
 */
export const scoreThumbnail = (checks: readonly Outcome[]): number => Math.round(exactScore(checks))

function exactScore(checks: readonly Outcome[]): number {
  const total = checks.reduce((sum, { check }) => sum + checkWeights[check], 0)
  const earned = checks.reduce((sum, { check, state }) => sum + checkWeights[check] * credit[state], 0)
  return total > 0 ? (100 * earned) / total : 0
}

const maxSuggestions = 3

/** Returns the checks that would raise the score most if they were good, at most three. */
export function suggestImprovements(checks: readonly ThumbnailCheck[]): ThumbnailSuggestion[] {
  const score = exactScore(checks)
  const better = (name: ThumbnailCheckName): Outcome[] =>
    checks.map(({ check, state }) => ({ check, state: check === name ? 'good' : state }))
  return checks
    .filter(({ state }) => state !== 'good')
    .map((about) => ({ about, gain: Math.round(exactScore(better(about.check)) - score) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxSuggestions)
    .map(({ about, gain }) => ({
      priority: about.state === 'fail' ? 'high' : gain >= 5 ? 'medium' : 'low',
      gain,
      about,
    }))
}
