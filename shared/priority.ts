import type { Locale } from '#shared/locale.ts'

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

const marks = {
  en: { high: ['critical', 'important', 'essential'], medium: ['consider', 'try'] },
  es: { high: ['crítico', 'crítica', 'importante', 'esencial'], medium: ['considera', 'prueba', 'intenta'] },
  fr: { high: ['critique', 'important', 'essentiel'], medium: ['envisagez', 'essayez', 'pensez'] },
} as const satisfies Record<Locale, Record<'high' | 'medium', readonly string[]>>

/** Returns the priority that the wording of a suggestion implies, by keywords in its language. */
export function detectPriority(text: string, locale: Locale): Priority {
  const lower = text.toLowerCase()
  const says = (level: 'high' | 'medium') => marks[locale][level].some((word) => lower.includes(word))
  return says('high') ? 'high' : says('medium') ? 'medium' : 'low'
}
