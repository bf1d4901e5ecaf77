import type { Locale } from '#shared/locale.ts'

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** Patterns of whole words. */
const marks = {
  en: { high: '(?:critical|important|essential)(?:ly)?', medium: 'consider|try' },
  es: { high: 'crític[oa]s?|importantes?|esencial(?:es)?', medium: 'considera|prueba|intenta' },
  fr: { high: 'critiques?|importante?s?|essentiel(?:le)?s?', medium: 'envisagez|essayez|pensez' },
} as const satisfies Record<Locale, Record<'high' | 'medium', string>>

/** Returns the priority that the wording of a suggestion implies, by keywords in its language. */
export function detectPriority(text: string, locale: Locale): Priority {
  const says = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu').test(text)
  return says(marks[locale].high) ? 'high' : says(marks[locale].medium) ? 'medium' : 'low'
}
