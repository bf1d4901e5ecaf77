import type { PatternFigures } from '#shared/prediction/patterns/lifts.ts'

/** The minimum number of channels for measuring a pattern. */
export const minChannels = 25

/** Returns 1 for an interval above 1, -1 for one below, and 0 for one that contains 1. */
const signOf = (low: number, high: number): number => (low > 1 ? 1 : high < 1 ? -1 : 0)

/**
 * Returns 1 if a pattern holds with more views, -1 if with fewer, and 0 if it does not hold, by the rule of `holds`. `confirmations` are
 * the logarithms of its lift on other channels, or on both halves; undefined if not measured.
 */
export function findDirection(
  { all, modern, matched, headlines }: Pick<PatternFigures, 'all' | 'modern' | 'matched' | 'headlines'>,
  confirmations: readonly (number | undefined)[],
): number {
  const signs = [all, modern].map((lift) => (lift ? signOf(lift.shrunkLow, lift.shrunkHigh) : 0))
  const sign = Math.sign(signs.reduce((sum, sign) => sum + sign, 0))
  const isConfirmed = confirmations.every((mean) => mean !== undefined && Math.sign(mean) === sign)
  const isRefuted = headlines !== null && signOf(headlines.low, headlines.high) === -sign
  const survives = matched !== null && signOf(matched.low, matched.high) === sign
  return survives && isConfirmed && !isRefuted && (all?.channels ?? 0) >= minChannels ? sign : 0
}
