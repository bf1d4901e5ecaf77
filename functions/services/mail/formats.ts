import { dateFormat, withFirst } from '#shared/date-format.ts'
import { hourMs } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'

/** Formats numbers and dates in one language and the reader's time zone. */
export interface MailFormats {
  /** `12,345`, with at most one decimal. */
  readonly number: (value: number) => string
  /** A ratio, with two decimals: `1.49`. */
  readonly times: (ratio: number) => string
  /** A relative change with its sign: `+12%`. */
  readonly change: (ratio: number) => string
  readonly percent: (share: number) => string
  /** `+120`, `-3`. */
  readonly signed: (value: number) => string
  /** The plural form of the number as it is written. */
  readonly plural: (value: number) => 'one' | 'other'
  /** A calendar day, given as `2026-11-20`: `November 20, 2026`. */
  readonly day: (day: string) => string
  /** A range of days: `November 14 – 20, 2026`. */
  readonly days: (from: string, to: string) => string
  /** A date and time in the reader's time zone. */
  readonly moment: (at: string) => string
  /** `2 days ago`. */
  readonly ago: (at: string, now: number) => string
  readonly country: (code: string) => string
}

/** Creates the formats of a language. `timeZone` is an IANA name. */
export function createMailFormats(locale: Locale, timeZone: string): MailFormats {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const times = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const change = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
  const dayOptions = { dateStyle: 'long', timeZone: 'UTC' } as const
  const range = new Intl.DateTimeFormat(locale, dayOptions)
  const plurals = new Intl.PluralRules(locale, { maximumFractionDigits: 1 })
  const relative = new Intl.RelativeTimeFormat(locale)
  const countries = new Intl.DisplayNames(locale, { type: 'region' })
  return {
    number: (value) => number.format(value),
    percent: (share) => percent.format(share),
    times: (ratio) => times.format(ratio),
    change: (ratio) => change.format(ratio),
    signed: (value) => signed.format(value),
    plural: (value) => (plurals.select(value) === 'one' ? 'one' : 'other'),
    day: dateFormat(locale, dayOptions),
    days: (from, to) => withFirst(locale, range.formatRange(new Date(from), new Date(to))),
    moment: dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }),
    ago: (at, now) => {
      const hours = Math.trunc((Date.parse(at) - now) / hourMs)
      return Math.abs(hours) < 48 ? relative.format(hours, 'hour') : relative.format(Math.trunc(hours / 24), 'day')
    },
    country: (code) => countries.of(code) ?? code,
  }
}
