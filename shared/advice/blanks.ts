import type { Locale } from '#shared/locale.ts'

/** The kinds of titles that correlate with more views and fit many subjects: names of patterns. */
export const titleKinds = ['in_time', 'for_beginners', 'stretch_of_time'] as const
export type TitleKind = (typeof titleKinds)[number]

/** What a creator fills in: the subject, a number, a duration or the outcome. */
type BlankOfFrame = 'subject' | 'number' | 'time' | 'result'

/** How each blank of a frame is written. */
export const blanks: Readonly<Record<Locale, Readonly<Record<BlankOfFrame, string>>>> = {
  en: { subject: '[…]', number: '[number]', time: '[how long]', result: '[how it turned out]' },
  es: { subject: '[…]', number: '[número]', time: '[cuánto tiempo]', result: '[cómo acabó]' },
  fr: { subject: '[…]', number: '[nombre]', time: '[combien de temps]', result: '[comment ça s’est terminé]' },
}

/** Splits a frame into words and blanks, which are in square brackets. Every second part is a blank. */
export const splitFrame = (frame: string): string[] => frame.split(/(\[[^\]]*\])/)

/** Returns a frame with `values` in its blanks, in order, as a title that begins with a capital. */
export function fillFrame(frame: string, values: readonly string[]): string {
  const filled = splitFrame(frame)
    .map((part, place) => (place % 2 === 1 ? (values[(place - 1) / 2] ?? '').trim() : part))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
  return filled.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, (start) => start.toUpperCase())
}
