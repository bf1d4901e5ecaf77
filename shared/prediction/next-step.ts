import type { Blank, KeepReason, RewriteKind, StepAdvice, Structure } from './kinds.ts'

/** The maximum number of next steps for a title, and of patterns that are listed with them although they should stay. */
export const maxNextSteps = 3
export const maxKept = 6

/** Below this chance, no reason is given and no edit is offered for its wording alone, because the wordings are too similar. */
export const minReasonChance = 0.55

/** A part of a template: words, or a blank for the creator to fill. */
export type TemplatePart = string | { blank: Blank }

/** Returns a template as text, with `fill` in place of each blank. */
export const fillTemplate = (template: readonly TemplatePart[], fill: (blank: Blank) => string): string =>
  template.map((part) => (typeof part === 'string' ? part : fill(part.blank))).join('')

/** How videos with a pattern did on their channels: a multiple of the views, with its 95% interval. */
export interface Evidence {
  lift: number
  low: number
  high: number
  channels: number
  /** Whether each video was compared with the most similar title of its channel. Earlier analyses compared with all others. */
  isMatched?: boolean | undefined
  /** The name of the pattern. Absent in earlier analyses. */
  pattern?: string | undefined
}

/** An edit of the original's own words, ready to use. */
export interface EditStep {
  kind: 'edit'
  edit: RewriteKind
  /** The words that the edit concerns, as typed. */
  words: string[]
  title: string
  /** The chance, 0 to 1, that it is the better wording. */
  chance: number
  /** The predicted clicks as a multiple of those of the original. Absent in analyses of earlier versions. */
  gain?: number | undefined
  /** The evidence against the pattern that the edit removes; absent if only the wording supports the edit. */
  evidence?: Evidence | undefined
}

/** A title that says what happens in the video, in the creator's words. */
export interface TitleStep {
  kind: 'title'
  title: string
  /** The chance, 0 to 1, that it is the better wording; absent for languages without a model. */
  chance?: number | undefined
}

/** A structure that correlates with more views, around the original's own words. The creator fills in the blank, if any. */
export interface StructureStep {
  kind: 'structure'
  structure: Structure
  template: TemplatePart[]
  /** The predicted clicks as a multiple of those of the original, with a typical value in the blank. Absent in earlier analyses. */
  gain?: number | undefined
  evidence: Evidence
}

/** A pattern of the original that correlates with fewer views and that only the creator can rephrase, or that stays. */
export interface RephraseStep {
  kind: 'rephrase'
  advice: StepAdvice
  /** The words of the pattern, as typed. */
  words: string
  /** Why it stays. Only with the advice `keep`; absent in earlier analyses. */
  reason?: KeepReason | undefined
  evidence: Evidence
}

/** A way to improve a title, with the measurement behind it: a pattern's lift, or the chance of the wording. */
export type MeasuredStep = EditStep | StructureStep | RephraseStep

/** Whether a step says that a pattern stays, so that there is nothing to do. */
export const isKept = (step: NextStep): boolean => step.kind === 'rephrase' && step.advice === 'keep'

/** A next step for a title: a measured one, or a title that says what happens in the video. */
export type NextStep = TitleStep | MeasuredStep
