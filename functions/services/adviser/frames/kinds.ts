import { type TitleKind, titleKinds } from '#shared/advice/blanks.ts'
import type { Locale } from '#shared/locale.ts'
import { findPatterns } from '#shared/prediction/patterns/matchers.ts'

/** The frame of each kind, for titles without a frame of their own. */
export const kindFrames: Readonly<Record<Locale, Readonly<Record<TitleKind, string>>>> = {
  en: {
    in_time: 'How to […] in [number] Minutes',
    for_beginners: '[…] for Beginners',
    stretch_of_time: 'I Tried […] for [number] Days',
  },
  es: {
    in_time: 'Cómo […] en [número] minutos',
    for_beginners: '[…] para principiantes',
    stretch_of_time: 'Probé […] durante [número] días',
  },
  fr: {
    in_time: 'Comment […] en [nombre] minutes',
    for_beginners: '[…] pour les débutants',
    stretch_of_time: 'J’ai testé […] pendant [nombre] jours',
  },
}

const words = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu')

/** Recognize the kinds in Spanish and French titles. */
const matchers: readonly Readonly<Record<TitleKind, RegExp>>[] = [
  {
    in_time: words(
      String.raw`en (?:solo |menos de )?(?:\d+|un|una) (?:segundos?|minutos?|horas?|días?|semanas?|mes|meses|año)`,
    ),
    for_beginners: words('principiantes?|desde cero'),
    stretch_of_time: words(String.raw`\d+ (?:horas|días|noches|semanas|meses|años)`),
  },
  {
    in_time: words(
      String.raw`en (?:seulement |moins de )?(?:\d+|un|une) (?:secondes?|minutes?|heures?|jours?|semaines?|mois|ans?)`,
    ),
    for_beginners: words('débutante?s?|(?:partir )?de zéro'),
    stretch_of_time: words(String.raw`\d+ (?:heures|jours|nuits|semaines|mois|ans)`),
  },
]

/** Returns the kinds of a title in English, Spanish or French. */
export function findKinds(title: string): TitleKind[] {
  const english = new Set<string>(findPatterns(title))
  return titleKinds.filter((name) => english.has(name) || matchers.some((language) => language[name].test(title)))
}
