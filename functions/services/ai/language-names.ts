import type { Locale } from '#shared/locale.ts'

/** The English names of our languages, for prompts. */
export const languageNames: Record<Locale, string> = { en: 'English', es: 'Spanish', fr: 'French' }
