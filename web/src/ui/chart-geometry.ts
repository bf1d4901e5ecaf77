/** A point of a chart: x and y from 0 to 100, y downward. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Returns round, evenly spaced tick values that include all of `values` and zero, ascending. */
export function createTicks(values: readonly number[], { isCount = true } = {}): readonly number[] {
  const low = Math.min(0, ...values)
  const high = Math.max(0, ...values)
  const step = roundStep((high - low) / 4, isCount)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(high / step), first + 1)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Rounds up to 1, 2, 5 or 10 times a power of ten. */
function roundStep(atLeast: number, isCount: boolean): number {
  if (atLeast <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(atLeast))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= atLeast) ?? 10)
  return isCount ? Math.max(1, step) : step
}

/** Maps a series to points over the full width, between the outer ticks. Missing values stay null. */
export function toPoints(values: readonly (number | null)[], ticks: readonly number[]): readonly (Point | null)[] {
  const low = ticks[0] ?? 0
  const height = (ticks.at(-1) ?? 1) - low
  return values.map((value, index) =>
    value === null ? null : { x: positionOf(index, values.length) * 100, y: (1 - (value - low) / height) * 100 },
  )
}

/** Returns the horizontal position of the point at `index`, from 0 to 1. A single point is centered. */
export const positionOf = (index: number, count: number): number => (count > 1 ? index / (count - 1) : 0.5)

/** Builds an SVG path through the points. A missing point leaves a gap, an isolated point a dot. */
export const toSvgPath = (points: readonly (Point | null)[]): string =>
  points
    .map((point, index) => {
      if (!point) return ''
      const coordinates = `${round(point.x)},${round(point.y)}`
      return points[index - 1] ? `L${coordinates}` : `M${coordinates}h0`
    })
    .join('')

const round = (value: number) => Math.round(value * 100) / 100
