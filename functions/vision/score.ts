import type { ThumbnailCheck, ThumbnailSuggestion } from '#shared/contract/thumbnail.ts'
import type { CheckState, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'

/**
 * What each check weighs in the score. They add up to 100: 40 for words that can be read, 40 for a picture that can be
 * seen at a glance, 20 for a file as YouTube wants it. Chosen by judgement, not learned: nothing measurable in an image
 * tells which of a channel's videos gets more views.
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
 * How legible and well made a thumbnail is, 0 to 100: the weights of the checks that apply, whole for `good`, half for
 * `warn`. Says nothing of clicks or views. 0 where no check applies.
 */
export const scoreThumbnail = (checks: readonly Outcome[]): number => Math.round(exactScore(checks))

function exactScore(checks: readonly Outcome[]): number {
  const most = checks.reduce((sum, { check }) => sum + checkWeights[check], 0)
  const won = checks.reduce((sum, { check, state }) => sum + checkWeights[check] * credit[state], 0)
  return most > 0 ? (100 * won) / most : 0
}

const mostSuggestions = 3

/** The checks that would raise the score most if they came out well, at most three. */
export function suggestImprovements(checks: readonly ThumbnailCheck[]): ThumbnailSuggestion[] {
  const score = exactScore(checks)
  const better = (name: ThumbnailCheckName): Outcome[] =>
    checks.map(({ check, state }) => ({ check, state: check === name ? 'good' : state }))
  return checks
    .filter(({ state }) => state !== 'good')
    .map((about) => ({ about, gain: Math.round(exactScore(better(about.check)) - score) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, mostSuggestions)
    .map(({ about, gain }) => ({
      priority: about.state === 'fail' ? 'high' : gain >= 5 ? 'medium' : 'low',
      gain,
      about,
    }))
}
