import type { Edit } from './editing.ts'
import { type RewriteKind, rewriteKinds, type StepAdvice, structures } from './kinds.ts'
import { isOtherLanguage } from './language.ts'
import {
  type EditStep,
  type Evidence,
  fillTemplate,
  type MeasuredStep,
  maxNextSteps,
  type RephraseStep,
  type StructureStep,
  type TemplatePart,
} from './next-step.ts'
import { holds, liftOf, type Scope } from './patterns/lifts.ts'
import { findPatterns, matchPattern, type PatternName } from './patterns/matchers.ts'
import { isTeaching } from './patterns/teaching.ts'
import { rewriters } from './rewrites.ts'
import { isKnownWord } from './shipped.ts'
import { structureFits, typicalValues } from './structures.ts'
import { isUsableTitle } from './usable-title.ts'
import { chanceOfBetterWording, predictGain } from './wording/compare.ts'

/**
 * The patterns that next steps address if they go with fewer views. Patterns that are missing here, such as a big number,
 * are part of what the video is about. `advice` is given where no edit removes the pattern; without it none is given.
 */
const addressed: Readonly<
  Partial<Record<PatternName, { readonly advice?: StepAdvice; readonly isRemovable: boolean }>>
> = {
  q_and_a: { advice: 'leave_off', isRemovable: true },
  date: { advice: 'leave_off', isRemovable: true },
  behind_the_scenes: { advice: 'leave_off', isRemovable: true },
  announcement: { advice: 'leave_off', isRemovable: true },
  unboxing: { advice: 'leave_off', isRemovable: true },
  livestream: { advice: 'leave_off', isRemovable: true },
  live: { advice: 'leave_off', isRemovable: true },
  hashtag: { advice: 'leave_off', isRemovable: true },
  vlog: { advice: 'leave_off', isRemovable: true },
  interview: { advice: 'leave_off', isRemovable: true },
  tour: { advice: 'leave_off', isRemovable: true },
  best_of: { advice: 'leave_off', isRemovable: true },
  trailer: { advice: 'leave_off', isRemovable: true },
  update: { advice: 'leave_off', isRemovable: true },
  gameplay: { advice: 'leave_off', isRemovable: true },
  review: { advice: 'leave_off', isRemovable: true },
  lets: { advice: 'leave_off', isRemovable: true },
  emoji: { advice: 'leave_off', isRemovable: true },
  episode: { advice: 'leave_number_off', isRemovable: true },
  series_number: { advice: 'leave_number_off', isRemovable: true },
  day_number: { advice: 'leave_number_off', isRemovable: true },
  label_only: { advice: 'say_what_happens', isRemovable: false },
  sentence_case: { isRemovable: true },
  exclamation_mark: { isRemovable: true },
  quotation_marks: { isRemovable: true },
  can_you: { advice: 'answer', isRemovable: false },
}

/** An edit that only the wording model speaks for is offered from this chance: below it, the two are too alike to give a reason. */
const minChance = 0.55

/**
 * Returns at most three next steps for a draft, each backed by a measurement; none for a draft that is not in English. First
 * comes what makes a label a title, then labels and marks that go with fewer views, the most harmful first; then structures that go
 * with more views; then what the creator has to rephrase as a whole, edits that the wording model alone prefers, and last what was found
 * and stays.
 *
 * An edit or a structure is offered only if the wording model prefers it. A higher score is no evidence for either: the views
 * model compares videos, and raises a structure whatever the words.
 */
export function listNextSteps(title: string): MeasuredStep[] {
  if (isOtherLanguage(title, isKnownWord)) return []
  const passes = (changed: string) => (chanceOfBetterWording(changed, title) ?? 0) > 0.5
  const harmful = findHarmful(title)
  const edits = listEdits(title, harmful)
  const allowed = edits.filter((edit) => passes(edit.title))
  const removals = harmful.flatMap((pattern) => toRemoval(pattern, allowed) ?? toRephrase(title, pattern, edits) ?? [])
  const rankOf = (step: EditStep | RephraseStep) =>
    step.kind === 'rephrase' && step.advice === 'say_what_happens' ? 0 : isAboutLabel(step) ? 1 : isKept(step) ? 3 : 2
  const ranked = (rank: number) => removals.filter((step) => rankOf(step) === rank)
  return keepDistinct([
    ...ranked(0),
    ...ranked(1),
    ...listStructures(title, passes),
    ...ranked(2),
    ...listRewordings(allowed),
    ...ranked(3),
  ]).slice(0, maxNextSteps)
}

const isKept = (step: EditStep | RephraseStep) => step.kind === 'rephrase' && step.advice === 'keep'

/** Whether a step removes a label or a mark, and does not concern the whole title. */
const isAboutLabel = (step: EditStep | RephraseStep): boolean =>
  step.kind === 'edit' || step.advice === 'leave_off' || step.advice === 'leave_number_off'

/** Returns the patterns of a title that go with fewer views, the most harmful first. */
const findHarmful = (title: string): PatternName[] =>
  findPatterns(title)
    .filter((pattern) => addressed[pattern] && holds(pattern) === 'hurts')
    .sort((a, b) => (liftOf(a)?.shrunk ?? 1) - (liftOf(b)?.shrunk ?? 1))

interface Candidate extends Edit {
  readonly edit: RewriteKind
  readonly chance: number
  /** The harmful patterns of the draft that it removes. */
  readonly removed: readonly PatternName[]
}

/** Returns the edits that leave a title without new flaws or harmful patterns. */
function listEdits(title: string, harmful: readonly PatternName[]): Candidate[] {
  return rewriteKinds.flatMap((edit) =>
    rewriters[edit](title).flatMap((one) => {
      if (one.title === title || !isUsableTitle(one.title, title)) return []
      const left = findHarmful(one.title)
      if (!left.every((pattern) => harmful.includes(pattern))) return []
      const removed = harmful.filter((pattern) => !left.includes(pattern))
      return [
        {
          ...one,
          edit,
          chance: chanceOfBetterWording(one.title, title) ?? 0,
          gain: gainOf([one.title], title),
          removed,
        },
      ]
    }),
  )
}

const toStep = ({ removed: _, words, ...edit }: Candidate): EditStep => ({ kind: 'edit', ...edit, words: [...words] })

/** Returns the smaller of the predicted gains of titles, rounded; undefined where one cannot be predicted. */
function gainOf(titles: readonly string[], draft: string): number | undefined {
  const gains = titles.map((title) => predictGain(title, draft))
  const smallest = Math.min(...gains.map((gain) => gain ?? Number.NaN))
  return Number.isNaN(smallest) ? undefined : Math.round(100 * smallest) / 100
}

/** Returns the edit that removes a pattern and keeps the most of the title. */
function toRemoval(pattern: PatternName, edits: readonly Candidate[]): EditStep | undefined {
  if (!addressed[pattern]?.isRemovable) return undefined
  const [best] = edits
    .filter(({ removed }) => removed.includes(pattern))
    // A segment without the pattern may be the topic.
    .filter(({ edit, words }) => edit !== 'drop_segment' || words.every((text) => matchPattern(pattern, text)))
    .sort((a, b) => b.title.length - a.title.length || b.chance - a.chance)
  return best && { ...toStep(best), evidence: toEvidence(pattern) }
}

/**
 * Returns advice on a pattern that no offered edit removes, unless it is a form of the whole title. It stays where it is not set apart, so that leaving it out would break the
 * sentence, and where the wording model speaks against the edits that remove it.
 */
function toRephrase(title: string, pattern: PatternName, edits: readonly Candidate[]): RephraseStep | undefined {
  const { advice } = addressed[pattern] ?? {}
  if (!advice) return undefined
  const words = matchPattern(pattern, title) ?? ''
  const removing = edits.filter(({ removed }) => removed.includes(pattern))
  const isRefuted = removing.length > 0 && removing.every(({ chance }) => chance < 0.5)
  const isPartOfSentence = advice === 'leave_off' && !isSeparateLabel(words, title)
  return {
    kind: 'rephrase',
    advice: isRefuted || isPartOfSentence ? 'keep' : advice,
    words: pattern === 'label_only' ? title.trim() : words,
    evidence: toEvidence(pattern),
  }
}

/** Whether a label starts the title or a part of it, so that the rest makes sense without it. A hashtag always does. */
const isSeparateLabel = (label: string, title: string): boolean => {
  const before = title.slice(0, Math.max(0, title.indexOf(label)))
  return label.startsWith('#') || /(?:^|[|•:([!?.]|[-–—] )\s*$/u.test(before)
}

/** Fewer channels say too little about a kind of channels. */
const minChannels = 25

/** Returns the lift of a pattern on a kind of channels, if enough of them use it. */
function widelyMeasured(pattern: PatternName, scope: Scope) {
  const lift = liftOf(pattern, scope)
  return lift && lift.channels >= minChannels ? lift : undefined
}

/** Returns the measurement of a pattern that holds: on channels of a kind if it differs from 1 there, else on all. */
function toEvidence(pattern: PatternName, scope: Scope = 'modern'): Evidence {
  const [some, all] = [widelyMeasured(pattern, scope), liftOf(pattern)]
  const measured = some && (some.low > 1 || some.high < 1) ? some : all
  if (!measured) throw new Error(`${pattern} was not measured`)
  const { lift, low, high, channels } = measured
  return { lift, low, high, channels }
}

/** Returns the structures that fit a draft and go with more views on channels of its kind, the surest first. */
function listStructures(title: string, passes: (changed: string) => boolean): StructureStep[] {
  const scope: Scope = isTeaching([title]) ? 'teaching' : 'all'
  const present = findPatterns(title)
  const lowestLift = (pattern: PatternName) => (widelyMeasured(pattern, scope) ?? liftOf(pattern))?.shrunkLow ?? 0
  return structures
    .filter((pattern) => !present.includes(pattern) && holds(pattern) === 'helps' && lowestLift(pattern) > 1)
    .flatMap((pattern) => {
      const template = structureFits[pattern](title)
      const fits = template && listFillings(template).every((filled) => isUsableTitle(filled, title) && passes(filled))
      return fits ? [{ pattern, template }] : []
    })
    .sort((a, b) => lowestLift(b.pattern) - lowestLift(a.pattern))
    .map(({ pattern, template }) => ({
      kind: 'structure',
      structure: pattern,
      template: [...template],
      gain: gainOf(listFillings(template), title),
      evidence: toEvidence(pattern, scope),
    }))
}

/** Returns the titles that a template gives with typical values. A template has at most one blank. */
function listFillings(template: readonly TemplatePart[]): string[] {
  const part = template.find((one) => typeof one !== 'string')
  const values = part === undefined || typeof part === 'string' ? [''] : typicalValues[part.blank]
  return values.map((value) => fillTemplate(template, () => value))
}

const listRewordings = (edits: readonly Candidate[]): EditStep[] =>
  edits
    .filter(({ chance, removed }) => chance >= minChance && removed.length === 0)
    .sort((a, b) => b.chance - a.chance)
    .map(toStep)

/** Keeps the first of the steps that lead to the same title, give the same advice or reword the title. */
function keepDistinct(steps: readonly MeasuredStep[]): MeasuredStep[] {
  const seen = new Set<string>()
  const keyOf = (step: MeasuredStep) =>
    step.kind === 'rephrase'
      ? step.advice === 'keep'
        ? `keep ${step.words}`
        : step.advice
      : step.kind === 'structure'
        ? step.structure
        : step.evidence
          ? step.title
          : 'wording'
  return steps.filter((step) => {
    const key = keyOf(step)
    return !seen.has(key) && seen.add(key)
  })
}
