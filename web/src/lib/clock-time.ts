import type { Locale } from '#shared/locale.ts'

/** Formats a time of day without a time zone: `18:00` as `6:00 PM`. */
export const formatClockTime = (locale: Locale, time: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(new Date(`1970-01-01T${time}Z`))
