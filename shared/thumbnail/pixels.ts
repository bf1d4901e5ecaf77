/** An image as in a canvas: four bytes per pixel (red, green, blue, alpha; sRGB), row by row. Alpha is ignored. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** The size at which colors are measured, so that browser and function agree and noise is averaged out. */
export const analysisSize = { width: 320, height: 180 } as const

/** The linear light, 0 to 1, of each sRGB byte (IEC 61966-2-1; WCAG 2.2, "relative luminance"). */
export const linearLight: Float64Array = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Calls `visit` with the color of every `step`th pixel. */
export function forEachPixel(
  { data }: Pixels,
  visit: (red: number, green: number, blue: number) => void,
  step = 1,
): void {
  for (let index = 0; index + 3 < data.length; index += 4 * step)
    visit(data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0)
}

/** Returns the relative luminance of a color, 0 to 1 (WCAG 2.2). */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linearLight[red] ?? 0) + 0.7152 * (linearLight[green] ?? 0) + 0.0722 * (linearLight[blue] ?? 0)

/** Returns the contrast ratio of two luminances, 1 to 21, in either order (WCAG 2.2). */
export const contrastRatio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Returns the first index at which the cumulative sum reaches `target`, or the last index if it never does. */
export function findCumulativeIndex(values: ArrayLike<number>, target: number): number {
  let sum = 0
  for (let index = 0; index < values.length; index++) {
    sum += values[index] ?? 0
    if (sum >= target) return index
  }
  return values.length - 1
}
