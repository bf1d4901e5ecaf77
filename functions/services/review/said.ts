import type { Analysis, NextStep } from '#shared/contract/advice.ts'
import type { Said } from '#shared/contract/review.ts'
import { structureNames } from '#shared/prediction/own-history/pattern-names.ts'
import { holds, liftOf } from '#shared/prediction/patterns/lifts.ts'
import { findPatterns } from '#shared/prediction/patterns/matchers.ts'
import { chanceOfBetterWording } from '#shared/prediction/wording/compare.ts'

/** The maximum number of next steps in a review. */
const maxSteps = 6

/**
 * Returns what we said about a published title: its analysis, its chance against the draft's other titles, the next steps of the draft's
 * `analyses` up to this one, latest first, and the structures of the title that correlate with more or fewer views.
 */
export function recallSaid(
  analysis: Analysis,
  { titles, analyses }: { readonly titles: readonly string[]; readonly analyses: readonly Analysis[] },
): Said {
  const { title = '' } = analysis
  const others = [...new Set(titles)].filter((other) => !isSameTitle(other, title))
  const suggested = analyses
    .filter(({ id }) => id <= analysis.id)
    .toSorted((a, b) => b.id.localeCompare(a.id))
    .flatMap(({ nextSteps = [] }) => nextSteps)
    // A finding that needs no change is not a step to follow.
    .filter((step) => step.kind !== 'rephrase' || step.advice !== 'keep')
  const steps = [...new Map(suggested.toReversed().map((step) => [keyOf(step), step])).values()].reverse()
  return {
    analysis,
    others: others.flatMap((other) => {
      const chance = chanceOfBetterWording(title, other)
      return chance === undefined ? [] : [{ title: other, chance }]
    }),
    steps: steps.slice(0, maxSteps).map((step) => ({ step, isTaken: isStepTaken(step, title) })),
    structures: findPatterns(title).flatMap((pattern) => {
      const [name, evidence] = [structureNames.find((name) => name === pattern), liftOf(pattern)]
      return name && evidence && holds(pattern) ? [{ name, evidence }] : []
    }),
  }
}

/** Whether a title follows a next step that was suggested for an earlier title. */
export function isStepTaken(step: NextStep, title: string): boolean {
  if (step.kind === 'edit' || step.kind === 'title') return isSameTitle(step.title, title)
  if (step.kind === 'structure') return findPatterns(title).includes(step.structure)
  const { pattern } = step.evidence
  // The words are all of a title that is only a label. A title that says what happens may contain them.
  if (pattern !== undefined) return findPatterns(title).every((found) => found !== pattern)
  return !normalize(title).includes(normalize(step.words))
}

const keyOf = (step: NextStep): string =>
  step.kind === 'edit' || step.kind === 'title'
    ? `edit ${step.title}`
    : step.kind === 'structure'
      ? step.structure
      : `${step.advice} ${step.words}`

/** Whether two titles differ at most in case and spaces. */
const isSameTitle = (a: string, b: string): boolean => normalize(a) === normalize(b)

const normalize = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()
