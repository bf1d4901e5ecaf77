/** Numbers as whole multiples, -127 to 127, of a common unit: one byte each. */
export interface QuantizedValues {
  readonly unit: number
  readonly values: readonly number[]
}

/** Rounds numbers to one byte each. The unit has five significant digits, to keep the file short. */
export function quantize(numbers: readonly number[]): QuantizedValues {
  const largest = numbers.reduce((most, number) => Math.max(most, Math.abs(number)), 0)
  const unit = Number((largest / 127).toPrecision(5)) || 1
  return { unit, values: numbers.map((number) => Math.max(-127, Math.min(127, Math.round(number / unit))) || 0) }
}
