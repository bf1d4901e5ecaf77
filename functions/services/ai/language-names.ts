import { type Locale, locales } from '#shared/locale.ts'

/** The English names of our languages, for prompts. */
export const languageNames = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale]),
) as Record<Locale, string>
