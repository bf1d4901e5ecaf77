import type { Locale } from './locale.ts'

/** Calls the first of a month "1er" in a French date or range, which `Intl` writes like other days. */
export const withFirst = (locale: Locale, date: string): string =>
  locale === 'fr' ? date.replace(/\b1(?=\s\p{L}|\s?–)/gu, '1er') : date

/**
 * Returns a function that formats a date, ISO text or milliseconds in a language. Not for an hour without minutes, which French writes
 * as "1 h".
 */
export function dateFormat(
  locale: Locale,
  options: Intl.DateTimeFormatOptions,
): (when: string | number | Date) => string {
  const { format } = new Intl.DateTimeFormat(locale, options)
  return (when) => withFirst(locale, format(new Date(when)))
}
