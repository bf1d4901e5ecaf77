import { type Locale, locales } from '#shared/locale.ts'

/** What our languages are called in instructions, which are English. */
export const languageNames = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale]),
) as Record<Locale, string>
