/** The languages of the screens and mails. The first one is the default. */
export const locales = ['en', 'es', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The languages that a creator can say their titles are in. Each has a name in the web messages. */
export const titleLanguages = [...locales, 'other'] as const
export type ChosenLanguage = (typeof titleLanguages)[number]

/** Returns the first of the language tags that we support (`es-MX` counts as `es`), or English. */
export function toLocale(...tags: readonly (string | null | undefined)[]): Locale {
  for (const tag of tags) {
    const language = tag?.toLowerCase().split('-')[0]
    const found = locales.find((locale) => locale === language)
    if (found) return found
  }
  return 'en'
}
