/** Where a value lies in a chart: both from 0 to 100, y downwards, as in a square viewBox. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Round values from the lowest to the highest, in even steps, around all of `values` and zero. Ascending. */
export function ticksAround(values: readonly number[], { steps = 4, whole = true } = {}): readonly number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep((high - low) / steps, whole)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** The next of 1, 2, 5 and 10 times a power of ten. */
function roundStep(atLeast: number, whole: boolean): number {
  if (atLeast <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10)
  return whole ? Math.max(1, step) : step
}

/** Spreads a series over the whole width, between the outer ticks; null where there is no value. */
export function placesOf(values: readonly (number | null)[], ticks: readonly number[]): readonly (Place | null)[] {
  const low = ticks[0] ?? 0
  const height = (ticks.at(-1) ?? 1) - low
  return values.map((value, index) =>
    value === null ? null : { x: shareAt(index, values.length) * 100, y: (1 - (value - low) / height) * 100 },
  )
}

/** How far along the width the point at `index` stands, 0 to 1; a lone point stands in the middle. */
export const shareAt = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0.5)

/** Straight lines from place to place as an SVG path; a missing place leaves a gap, a lone one a dot. */
export const pathThrough = (places: readonly (Place | null)[]): string =>
  places
    .map((place, index) => {
      if (!place) return ''
      const to = `${round(place.x)},${round(place.y)}`
      return places[index - 1] ? `L${to}` : `M${to}h0`
    })
    .join('')

const round = (value: number) => Math.round(value * 100) / 100
