import type { Locale } from '#shared/locale.ts'
import { maxTitleLength } from '#shared/prediction/checks.ts'
import type { TitleLanguage } from '#shared/prediction/language.ts'
import { listNextSteps } from '#shared/prediction/steps.ts'
import { exampleOf } from './example-of.ts'
import { type Frame, frameOf } from './frame-of.ts'

/** A subject that no pattern is about. */
const anything: Readonly<Record<Locale, string>> = { en: 'Paper Kites', es: 'cometas de papel', fr: 'cerfs-volants' }

/** Returns the frame of a title, unless our own next steps would advise against a title made from it. */
export function readFrame(title: string, expected?: TitleLanguage): Frame | undefined {
  const frame = frameOf(title, expected)
  return frame && isAdvisable(exampleOf(frame.text, anything[frame.locale], frame.locale), frame.locale)
    ? frame
    : undefined
}

/** Whether a title is short enough and no next step reports a harmful pattern in it. */
export const isAdvisable = (title: string, locale: Locale): boolean =>
  title.length <= maxTitleLength &&
  !listNextSteps(title, locale).some((step) => step.kind !== 'structure' && step.evidence)
