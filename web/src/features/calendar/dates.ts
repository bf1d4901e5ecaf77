import { dateFormat } from '#shared/date-format.ts'
import type { Locale } from '#shared/locale.ts'

/** Formats dates such as `2026-12-04`, months such as `2026-12` and times such as `18:00`. */
interface CalendarFormats {
  /** `December 2026`. */
  readonly month: (month: string) => string
  /** `Friday, December 4, 2026`. */
  readonly fullDay: (date: string) => string
  /** `Friday`, and `Fri`. */
  readonly weekday: (date: string) => string
  readonly shortWeekday: (date: string) => string
  /** `6:00 PM`. */
  readonly time: (time: string) => string
}

function createFormats(locale: Locale): CalendarFormats {
  // Dates and times have no time zone here, so they are formatted as UTC.
  const create = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone: 'UTC' })
  const month = create({ month: 'long', year: 'numeric' })
  const time = create({ timeStyle: 'short' })
  return {
    month: (text) => upperFirst(month(text)),
    fullDay: create({ dateStyle: 'full' }),
    weekday: create({ weekday: 'long' }),
    shortWeekday: create({ weekday: 'short' }),
    time: (text) => time(`1970-01-01T${text}Z`),
  }
}

/** Capitalizes the first letter. Spanish and French months are in lower case, but not in a heading. */
const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

const cache = new Map<Locale, CalendarFormats>()

/** Returns the formats of a language. Created once, because Intl objects are expensive. */
export function calendarFormats(locale: Locale): CalendarFormats {
  const formats = cache.get(locale) ?? createFormats(locale)
  cache.set(locale, formats)
  return formats
}
