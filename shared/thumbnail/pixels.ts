/** An image as a canvas holds it: four bytes a pixel (red, green, blue, alpha, in sRGB), row after row. Alpha is not looked at. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

/** Colours are measured on the image made this small, so that browser and function see the same and noise is gone. */
export const analysisSize = { width: 320, height: 180 } as const

/** Linear light of each sRGB byte, 0 to 1 (IEC 61966-2-1; WCAG 2.2, "relative luminance"). */
export const linearLight: Float64Array = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
})

/** Calls `visit` with the three bytes of each pixel, of every `step`th one. */
export function forEachPixel(
  { data }: Pixels,
  visit: (red: number, green: number, blue: number) => void,
  step = 1,
): void {
  for (let at = 0; at + 3 < data.length; at += 4 * step) visit(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}

/** Relative luminance of one pixel, 0 to 1 (WCAG 2.2). */
export const luminance = (red: number, green: number, blue: number): number =>
  0.2126 * (linearLight[red] ?? 0) + 0.7152 * (linearLight[green] ?? 0) + 0.0722 * (linearLight[blue] ?? 0)

/** Contrast ratio of two luminances, 1 to 21, in either order (WCAG 2.2, "contrast ratio"). */
export const contrastRatio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** The first place at which the values so far add up to `target`; the last one where they never do. */
export function findCumulativeIndex(values: ArrayLike<number>, target: number): number {
  let sum = 0
  for (let at = 0; at < values.length; at++) {
    sum += values[at] ?? 0
    if (sum >= target) return at
  }
  return values.length - 1
}
