import type { Locale } from '#shared/locale.ts'
import { oddsChangeOf } from '#web/lib/concept-parts.ts'

/** Creates a format of signed numbers. Intl objects are created once per language, because they are expensive. */
function signedFormat(options: Intl.NumberFormatOptions) {
  const formats = new Map<Locale, Intl.NumberFormat>()
  return (locale: Locale, value: number): string => {
    const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { ...options, signDisplay: 'exceptZero' })
    formats.set(locale, format)
    return format.format(value)
  }
}

const formatChange = signedFormat({ style: 'percent' })

/** Formats the points of a title or of its parts with their sign: `+0.12`. */
export const formatPoints = signedFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats the change in the odds as a signed percentage: `+12%`. */
export const formatOdds = (locale: Locale, points: number): string => formatChange(locale, oddsChangeOf(points))
