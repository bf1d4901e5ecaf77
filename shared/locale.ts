/** The languages the product speaks, to screens and in mails. English first: the default. */
export const locales = ['en', 'es', 'fr'] as const
export type Locale = (typeof locales)[number]

/** The first of `wanted` that we speak (`es-MX` is `es`), else English. */
export function toLocale(...wanted: readonly (string | null | undefined)[]): Locale {
  for (const tag of wanted) {
    const language = tag?.toLowerCase().split('-')[0]
    const found = locales.find((locale) => locale === language)
    if (found) return found
  }
  return 'en'
}
