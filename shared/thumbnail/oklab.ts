import { linearLight } from './pixels.ts'

/** An OKLab color: lightness (0 to 1), green-red and blue-yellow. Equal distances look equally different. */
export type OkLab = readonly [number, number, number]

/** Converts sRGB bytes to OKLab (B. Ottosson, "A perceptual color space for image processing", 2020; CSS Color 4, section 9). */
export function toOkLab(red: number, green: number, blue: number): OkLab {
  const [r, g, b] = [linearLight[red] ?? 0, linearLight[green] ?? 0, linearLight[blue] ?? 0]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ]
}

export const squaredDistance = (a: OkLab, b: OkLab): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2
