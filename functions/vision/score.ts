import type { PairCheck, ThumbnailAnalysis, ThumbnailCheck, ThumbnailSuggestion } from '#shared/contract/thumbnail.ts'
import type { CheckState, ThumbnailCheckName } from '#shared/thumbnail/kinds.ts'
import { highCongestion } from '#shared/thumbnail/picture-checks.ts'

/**
 * The weight of each check in the score: 46 for text that can be read, 40 for a clear picture and 20 for a file that follows
 * YouTube's recommendations. The score is the share of the weights that apply. Chosen by judgment, not learned: no measurable
 * property of an image predicts which of a channel's videos gets more views.
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
  cut_text: 6,
} as const satisfies Record<ThumbnailCheckName, number>

const credit = { good: 1, warn: 0.5, fail: 0 } as const satisfies Record<CheckState, number>

/** The outcome of a check, with the measured values if known. */
type Outcome = Pick<ThumbnailCheck, 'check' | 'state'> & Partial<Pick<ThumbnailCheck, 'seen'>>

/**
 * The factor by which the score is multiplied for a fault that nothing else makes up for: text covered by the duration badge or cut off
 * by an edge, a picture that is nearly one tone, or more color variety than in any real thumbnail.
 */
const hiddenFactor = 0.7
const plainFactor = 0.6
const congestedFactor = 0.85

function factorOf({ check, state, seen }: Outcome): number {
  if (state !== 'fail') return 1
  if (check === 'badge_zone' || check === 'cut_text') return hiddenFactor
  if (check === 'contrast') return plainFactor
  const isCongested = check === 'clutter' && seen && 'congestion' in seen && (seen.congestion ?? 0) > highCongestion
  return isCongested ? congestedFactor : 1
}

/**
 * Scores the legibility and craft of a thumbnail, 0 to 100: the weighted share of the applicable checks, where `good` counts
 * fully and `warn` half, times the factor of each fault. It does not predict clicks or views. 0 if no check applies.
 */
export const scoreThumbnail = (checks: readonly Outcome[]): number => Math.round(exactScore(checks))

function exactScore(checks: readonly Outcome[]): number {
  const total = checks.reduce((sum, { check }) => sum + checkWeights[check], 0)
  const earned = checks.reduce((sum, { check, state }) => sum + checkWeights[check] * credit[state], 0)
  const factor = checks.reduce((product, check) => product * factorOf(check), 1)
  return total > 0 ? ((100 * earned) / total) * factor : 0
}

const maxSuggestions = 3

/**
 * Returns the checks that would raise the score most if they were good, at most three. An image without text whose checks are
 * all good gets the advice to try some.
 */
export function suggestImprovements(checks: readonly ThumbnailCheck[]): ThumbnailSuggestion[] {
  const score = exactScore(checks)
  const better = (name: Outcome['check']): Outcome[] =>
    checks.map((check) => (check.check === name ? { check: name, state: 'good' } : check))
  const improvements = checks
    .filter(({ state }) => state !== 'good')
    .map((about) => ({ about, gain: Math.round(exactScore(better(about.check)) - score) }))
    .sort((a, b) => b.gain - a.gain)
    .slice(0, maxSuggestions)
    .map(
      ({ about, gain }): ThumbnailSuggestion => ({
        priority: about.state === 'fail' ? 'high' : gain >= 5 ? 'medium' : 'low',
        gain,
        about,
      }),
    )
  const isWithoutText = checks.every(({ check }) => check !== 'word_count')
  return improvements.length === 0 && isWithoutText ? [tryText] : improvements
}

const tryText: ThumbnailSuggestion = {
  priority: 'low',
  gain: 0,
  about: { check: 'word_count', state: 'good', seen: { words: 0 }, regions: [] },
}

/**
 * Replaces an analysis's suggestions about title and thumbnail together with those of `pairs`. The score is the image's own, so that a
 * thumbnail has one whatever its title.
 */
export function addPairChecks(analysis: ThumbnailAnalysis, pairs: readonly PairCheck[] = []): ThumbnailAnalysis {
  if (analysis.score === undefined) return analysis
  const { checks } = analysis
  const about = pairs
    .filter(({ state }) => state !== 'good')
    .map((pair): ThumbnailSuggestion => ({ priority: pair.state === 'fail' ? 'high' : 'medium', gain: 0, about: pair }))
  const suggestions = [...about, ...suggestImprovements(checks)].slice(0, maxSuggestions)
  return { ...analysis, score: scoreThumbnail(checks), suggestions }
}
