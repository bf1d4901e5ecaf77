import type { Locale } from '#shared/locale.ts'

/** Returns formats of a ratio as a signed change in whole percent: 1.12 is `+12%`, or `+12` with `bareChange`. */
export function changeFormats(locale: Locale) {
  const signed = new Intl.NumberFormat(locale, { style: 'percent', signDisplay: 'exceptZero' })
  const bare = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
  return {
    change: (ratio: number) => signed.format(ratio - 1),
    bareChange: (ratio: number) => bare.format((ratio - 1) * 100),
  }
}
