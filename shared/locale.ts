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

/**
 * Returns a function that formats a day, or two days as a range, in a language. In French, the first of a month is "1er", which
 * `Intl` writes like other days. The options have to include the month.
 */
export function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): (date: Date, until?: Date) => string {
  const format = new Intl.DateTimeFormat(locale, options)
  const write = (date: Date, until?: Date) => (until ? format.formatRange(date, until) : format.format(date))
  return locale === 'fr' ? (...dates) => write(...dates).replace(/\b1(?=\s\p{L}|\s?–)/gu, '1er') : write
}
