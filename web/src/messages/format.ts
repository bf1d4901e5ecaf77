import { dateFormat } from '#shared/date-format.ts'
import { daySeconds } from '#shared/duration.ts'
import type { Locale } from '#shared/locale.ts'

/** Formats numbers, durations and dates in one language and time zone. */
export interface Formats {
  /** A number in full: `12,345`. */
  readonly number: (value: number) => string
  /** A ratio to one decimal: `2.4`; one that is nearly 0 as `<0.1`. */
  readonly times: (ratio: number) => string
  /** A ratio near 1, to two decimals: `1.08`. */
  readonly ratio: (ratio: number) => string
  /** A large count, shortened: `1.2K`, `3.4M`. */
  readonly count: (value: number) => string
  /** Watch time from minutes: `45 mins`, `12.5 hrs`, `1.2K hrs`. */
  readonly minutes: (value: number) => string
  /** A share from 0 to 1: `4.2%`. */
  readonly percent: (share: number) => string
  /** A chance from 0 to 1 in whole percent, from 1 to 99, because no model is certain: `42%`. */
  readonly chance: (share: number) => string
  /** A measured share from 0 to 1, always with one decimal so that columns align: `52.0%`; `bareMeasured` omits the percent sign. */
  readonly measured: (share: number) => string
  readonly bareMeasured: (share: number) => string
  /** The size of a file in kilobytes or megabytes of 1,024: `820 kB`, `1.4 MB`. */
  readonly bytes: (value: number) => string
  /** A change of a count with its sign, shortened: `+1.2K`. */
  readonly countChange: (difference: number) => string
  /** US dollars, without cents if they are zero: `$19`. */
  readonly dollars: (value: number) => string
  /** A day: `Nov 20, 2026`. Takes ISO text, milliseconds or a Date, as do the next two. */
  readonly date: (when: Moment) => string
  /** A calendar day given as `2026-11-20`, without a time zone: `Nov 20, 2026`; `short` omits the year. */
  readonly day: (day: string) => string
  readonly shortDay: (day: string) => string
  /** A duration in seconds, as players show it: `4:05`, `1:02:03`. */
  readonly duration: (seconds: number) => string
  /** A day and time, to the minute. */
  readonly dateTime: (when: Moment) => string
  /** A relative time in the largest fitting unit: `3 days ago`. */
  readonly relative: (when: Moment, now?: number) => string
}

export type Moment = string | number | Date

const thousand = 1_000
const million = 1_000_000

/** Rounds down, so that a value below a threshold never appears to reach it: 999,999 is `999.9K`. */
const oneDecimalBelow = (value: number, limit: number) => Math.min(value, limit - 0.1).toFixed(1)

/** English rule prescribed by the client: K from 1,000, M from 1,000,000, one decimal. */
function englishCount(value: number, number: (value: number) => string): string {
  const sign = value < 0 ? '-' : ''
  const size = Math.abs(value)
  if (size >= million) return `${sign}${(size / million).toFixed(1)}M`
  if (size >= thousand) return `${sign}${oneDecimalBelow(size / thousand, thousand)}K`
  return number(value)
}

/** English rule prescribed by the client: mins below 60, then hrs, K hrs from 1,000 hours. */
function englishMinutes(value: number): string {
  if (value < 60) return `${Math.min(Math.round(value), 59)} mins`
  const hours = value / 60
  if (hours >= thousand) return `${(hours / thousand).toFixed(1)}K hrs`
  return `${oneDecimalBelow(hours, thousand)} hrs`
}

function duration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const [first, ...rest] = parts[0] ? parts : parts.slice(1)
  return [first, ...rest.map((part) => `${part}`.padStart(2, '0'))].join(':')
}

const units = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', daySeconds],
  ['hour', 3_600],
  ['minute', 60],
] as const

function relativeIn(locale: Locale) {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return (when: Moment, now = Date.now()) => {
    const seconds = (new Date(when).getTime() - now) / thousand
    for (const [unit, length] of units) {
      if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit)
    }
    return format.format(Math.trunc(seconds), 'second')
  }
}

function shortIn(locale: Locale): Pick<Formats, 'count' | 'minutes'> {
  const compact = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const
  const count = new Intl.NumberFormat(locale, compact)
  const unit = (name: 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { ...compact, style: 'unit', unit: name, unitDisplay: 'short' })
  const minute = unit('minute')
  const hour = unit('hour')
  return {
    count: count.format,
    minutes: (value) => (value < 60 ? minute.format(Math.min(Math.round(value), 59)) : hour.format(value / 60)),
  }
}

function bytesIn(locale: Locale): Formats['bytes'] {
  const unit = (name: 'kilobyte' | 'megabyte', maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, maximumFractionDigits })
  const kilobytes = unit('kilobyte', 0)
  const megabytes = unit('megabyte', 1)
  const inKilobytes = (value: number) => Math.ceil(value / 1024)
  return (value) =>
    inKilobytes(value) < 1024 ? kilobytes.format(inKilobytes(value)) : megabytes.format(value / 1024 / 1024)
}

function build(locale: Locale, timeZone: string | undefined): Formats {
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const
  const bareMeasured = new Intl.NumberFormat(locale, tenths)
  const number: Formats['number'] = new Intl.NumberFormat(locale).format
  const english = { count: (value: number) => englishCount(value, number), minutes: englishMinutes }
  const short = locale === 'en' ? english : shortIn(locale)
  return {
    number,
    times: (ratio) => (ratio > 0 && ratio < 0.1 ? `<${number(0.1)}` : number(Math.round(ratio * 10) / 10)),
    ratio: (ratio) => number(Math.round(ratio * 100) / 100),
    ...short,
    percent: share.format,
    chance: (value) => share.format(Math.min(0.99, Math.max(0.01, Math.round(value * 100) / 100))),
    measured: new Intl.NumberFormat(locale, { style: 'percent', ...tenths }).format,
    bareMeasured: (value) => bareMeasured.format(value * 100),
    bytes: bytesIn(locale),
    countChange: (difference) => (difference > 0 ? `+${short.count(difference)}` : short.count(difference)),
    dollars: new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      trailingZeroDisplay: 'stripIfInteger',
    }).format,
    date: dateFormat(locale, { dateStyle: 'medium', timeZone }),
    day: dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
    shortDay: dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
    duration,
    dateTime: dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    relative: relativeIn(locale),
  }
}

const built = new Map<string, Formats>()

/** Returns the formats of a language, in a time zone or that of the browser. Created once, because Intl objects are expensive. */
export function formatsFor(locale: Locale, timeZone?: string): Formats {
  const key = `${locale} ${timeZone}`
  const formats = built.get(key) ?? build(locale, timeZone)
  built.set(key, formats)
  return formats
}
