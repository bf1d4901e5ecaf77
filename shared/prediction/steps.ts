import type { Edit } from './editing.ts'
import { type KeepReason, type RewriteKind, rewriteKinds, type StepAdvice, structures } from './kinds.ts'
import { detectLanguage, type TitleLanguage } from './language.ts'
import {
  type EditStep,
  type Evidence,
  fillTemplate,
  isKept,
  type MeasuredStep,
  maxKept,
  maxNextSteps,
  minReasonChance,
  type RephraseStep,
  type StructureStep,
  type TemplatePart,
} from './next-step.ts'
import { holds, lifts } from './patterns/lifts.ts'
import { findPatterns, groupOf, matchPattern, type PatternName } from './patterns/matchers.ts'
import { rewriters } from './rewrites.ts'
import { structureFits, typicalValues } from './structures.ts'
import { isUsableTitle } from './usable-title.ts'
import { compareWordings, scoreWording } from './wording/compare.ts'

/**
 * What a creator can do about harmful patterns that no edit removes. Of those without advice here, labels can be left off, and others
 * stay.
 */
const adviceOn: Readonly<Partial<Record<PatternName, StepAdvice>>> = {
  label_only: 'say_what_happens',
  episode: 'leave_number_off',
  series_number: 'leave_number_off',
  day_number: 'leave_number_off',
  exclamation_mark: 'keep',
  quotation_marks: 'keep',
  emoji: 'keep',
  sentence_case: 'keep',
  all_capitals: 'keep',
}

/** Questions, which only the creator could replace with the answer. */
const questions: readonly PatternName[] = ['yes_no_question', 'question_mark', 'can_you', 'should_you', 'worth_it']

/** Edits that only change letter case, which made no difference when compared with the most similar titles. */
const caseEdits: readonly RewriteKind[] = ['calm_capitals', 'headline_case']

/**
 * Returns at most three next steps for a title, each backed by a measurement, and after them the patterns that correlate with fewer views
 * but stay, with the reason. `expected` is the language of the creator's titles, if known; titles that are not in English get no steps.
 * First comes advice for titles that are only a label, then labels and marks that correlate with fewer views, most harmful first, then
 * structures that correlate with more views, then edits that only the wording model prefers.
 *
 * An edit or a structure is offered only if the wording model prefers it. A higher score is not enough: the views model compares videos,
 * and favors a structure whatever the words.
 */
export function listNextSteps(title: string, expected?: TitleLanguage): MeasuredStep[] {
  if (detectLanguage(title, expected) !== 'en') return []
  const original = scoreWording(title, 'en')
  const compare = (changed: string) => compareWordings(scoreWording(changed, 'en'), original)
  const harmful = findHarmful(title)
  const edits = listEdits(title, harmful, compare)
  const allowed = edits.filter(({ chance }) => chance > 0.5)
  const removals = harmful.map((pattern) => toRemoval(pattern, allowed) ?? toRephrase(title, pattern, edits))
  const isAboutTitle = (step: MeasuredStep) => step.kind === 'rephrase' && step.advice === 'say_what_happens'
  const steps = keepDistinct([
    ...removals.filter(isAboutTitle),
    ...removals.filter((step) => !isAboutTitle(step)),
    ...listStructures(title, compare),
    ...listRewordings(allowed),
  ])
  return [...steps.filter((step) => !isKept(step)).slice(0, maxNextSteps), ...steps.filter(isKept).slice(0, maxKept)]
}

/** Returns the patterns of a title that correlate with fewer views, most harmful first. */
const findHarmful = (title: string): PatternName[] =>
  findPatterns(title)
    .filter((pattern) => holds(pattern) === 'hurts')
    .sort((a, b) => toEvidence(a).lift - toEvidence(b).lift)

/** Compares the wording of a changed title with that of the original. */
type Compare = (changed: string) => ReturnType<typeof compareWordings>

interface Candidate extends Edit {
  readonly edit: RewriteKind
  readonly chance: number
  readonly gain: number | undefined
  /** The harmful patterns of the original that it removes. */
  readonly removed: readonly PatternName[]
}

/** Returns the edits that leave a title without new flaws or harmful patterns. */
function listEdits(title: string, harmful: readonly PatternName[], compare: Compare): Candidate[] {
  return rewriteKinds.flatMap((edit) =>
    rewriters[edit](title).flatMap((rewrite) => {
      if (rewrite.title === title || !isUsableTitle(rewrite.title, title)) return []
      const left = findHarmful(rewrite.title)
      if (!left.every((pattern) => harmful.includes(pattern))) return []
      const removed = harmful.filter((pattern) => !left.includes(pattern))
      const compared = compare(rewrite.title)
      return [{ ...rewrite, edit, chance: compared?.chance ?? 0, gain: findSmallestGain([compared]), removed }]
    }),
  )
}

const toStep = ({ removed: _, words, ...edit }: Candidate): EditStep => ({ kind: 'edit', ...edit, words: [...words] })

/** Returns the smallest of predicted gains, rounded; undefined if one cannot be predicted. */
function findSmallestGain(compared: readonly ReturnType<Compare>[]): number | undefined {
  const smallest = Math.min(...compared.map((comparison) => comparison?.gain ?? Number.NaN))
  return Number.isNaN(smallest) ? undefined : Math.round(100 * smallest) / 100
}

/** Returns the edit that removes a pattern and keeps the most of the title. */
function toRemoval(pattern: PatternName, edits: readonly Candidate[]): EditStep | undefined {
  if (adviceOn[pattern] === 'say_what_happens') return undefined
  const [best] = edits
    .filter(({ removed }) => removed.includes(pattern))
    // A segment without the pattern may be the topic.
    .filter(({ edit, words }) => edit !== 'drop_segment' || words.every((text) => matchPattern(pattern, text)))
    .sort((a, b) => b.title.length - a.title.length || b.chance - a.chance)
  return best && { ...toStep(best), evidence: toEvidence(pattern) }
}

/** Returns advice on a pattern that no offered edit removes, or why it stays. */
function toRephrase(title: string, pattern: PatternName, edits: readonly Candidate[]): RephraseStep {
  const advice = adviceOn[pattern] ?? (groupOf(pattern) === 'label' ? 'leave_off' : 'keep')
  const words = pattern === 'label_only' ? title.trim() : (matchPattern(pattern, title) ?? '')
  const reason = findReason(title, pattern, words, advice, edits)
  const evidence = toEvidence(pattern)
  return reason
    ? { kind: 'rephrase', advice: 'keep', reason, words, evidence }
    : { kind: 'rephrase', advice, words, evidence }
}

/**
 * Returns why a pattern stays, or undefined if the advice applies. It stays if the wording model prefers the original to every edit that
 * removes it, or if leaving it out would break the sentence.
 */
function findReason(
  title: string,
  pattern: PatternName,
  words: string,
  advice: StepAdvice,
  edits: readonly Candidate[],
): KeepReason | undefined {
  if (advice === 'say_what_happens') return undefined
  if (questions.includes(pattern)) return 'answer'
  const removing = edits.filter(({ removed }) => removed.includes(pattern))
  if (removing.length > 0 && removing.every(({ chance }) => chance <= 0.5)) return 'wording'
  const isPart = advice === 'keep' || (advice === 'leave_off' && !isSeparateLabel(words, title))
  return isPart ? 'part_of_title' : undefined
}

/** Whether a label starts the title or a part of it, so that the rest makes sense without it. A hashtag always does. */
const isSeparateLabel = (label: string, title: string): boolean => {
  const before = title.slice(0, Math.max(0, title.indexOf(label)))
  return label.startsWith('#') || /(?:^|[|•:([!?.]|[-–—] )\s*$/u.test(before)
}

/** Returns how videos with a pattern did compared with the most similar titles without it. */
function toEvidence(pattern: PatternName): Evidence {
  const { matched } = lifts.patterns[pattern]
  if (!matched) throw new Error(`${pattern} was not measured`)
  const { lift, low, high, channels } = matched
  return { lift, low, high, channels, isMatched: true, pattern }
}

/** Returns the structures that fit a title and correlate with more views, by descending lower end of their interval. */
function listStructures(title: string, compare: Compare): StructureStep[] {
  const present = findPatterns(title)
  return structures
    .filter((pattern) => !present.includes(pattern) && holds(pattern) === 'helps')
    .flatMap((pattern) => {
      const template = structureFits[pattern]?.(title)
      const filled = template ? listFillings(template) : []
      if (!template || !filled.every((filledTitle) => isUsableTitle(filledTitle, title))) return []
      const compared = filled.map(compare)
      if (!compared.every((comparison) => comparison && comparison.chance > 0.5)) return []
      return [{ pattern, template, gain: findSmallestGain(compared), evidence: toEvidence(pattern) }]
    })
    .sort((a, b) => b.evidence.low - a.evidence.low)
    .map(({ pattern, template, gain, evidence }) => ({
      kind: 'structure',
      structure: pattern,
      template: [...template],
      gain,
      evidence,
    }))
}

/** Returns the titles of a template with typical values in its blank. A template has at most one blank. */
function listFillings(template: readonly TemplatePart[]): string[] {
  const part = template.find((part) => typeof part !== 'string')
  const values = part === undefined || typeof part === 'string' ? [''] : typicalValues[part.blank]
  return values.map((value) => fillTemplate(template, () => value))
}

const listRewordings = (edits: readonly Candidate[]): EditStep[] =>
  edits
    .filter(
      ({ edit, chance, removed }) => chance >= minReasonChance && removed.length === 0 && !caseEdits.includes(edit),
    )
    .sort((a, b) => b.chance - a.chance)
    .map(toStep)

/** Keeps the first of the steps that lead to the same title, reword the title, or concern the same words. */
function keepDistinct(steps: readonly MeasuredStep[]): MeasuredStep[] {
  const seen = new Set<string>()
  const named: string[] = []
  return steps.filter((step) => {
    if (step.kind === 'rephrase') {
      if (/\p{L}/u.test(step.words) && named.some((words) => words.includes(step.words))) return false
      named.push(step.words)
      return true
    }
    const key = step.kind === 'structure' ? step.structure : step.evidence ? step.title : 'wording'
    if (step.kind === 'edit') named.push(...step.words)
    return !seen.has(key) && seen.add(key)
  })
}
