import { contrastRatio, findCumulativeIndex, luminance } from '#shared/thumbnail/pixels.ts'
import type { Bitmap, PixelRect } from './bitmap.ts'

const iterations = 8
/** The number of luminance levels from black to white. */
const bins = 2048

/**
 * The quantile, from the outside, that represents each of the two clusters. It excludes the blurred edges between letters and background,
 * and outliers of a few pixels.
 */
const outer = 0.2

/** The luminance of each pixel, 0 to `bins`, row by row. */
export interface LuminanceMap {
  readonly levels: Uint16Array
  readonly width: number
}

/** Three numbers from 0 to 255 per pixel, row by row. */
type Image = Pick<Bitmap, 'width'> & { readonly data: ArrayLike<number> }

export const mapLuminances = ({ data, width }: Image): LuminanceMap => ({
  levels: Uint16Array.from({ length: data.length / 3 }, (_, pixel) => Math.round(luminanceAt(data, pixel * 3) * bins)),
  width,
})

/** Returns the luminance, 0 to 1, of a pixel. */
export const luminanceOf = ({ levels }: LuminanceMap, pixel: number): number => (levels[pixel] ?? 0) / bins

/** Returns the luminance, 0 to 1, of the pixel whose red, green and blue begin at an index. */
export const luminanceAt = (data: ArrayLike<number>, at: number): number =>
  luminance(Math.round(data[at] ?? 0), Math.round(data[at + 1] ?? 0), Math.round(data[at + 2] ?? 0))

/** The luminances, 0 to 1, of text and its background. Either may be the text. */
export interface Luminances {
  readonly dark: number
  readonly light: number
}

export const toContrast = ({ dark, light }: Luminances): number => contrastRatio(dark, light)

/** Finds the luminances of text and background in a box: two clusters (2-means, S. P. Lloyd, 1982). */
export function findLuminances(map: LuminanceMap, box: PixelRect): Luminances {
  const counts = countLevels(map, box)
  let dark = counts.findIndex((count) => count > 0)
  let light = counts.findLastIndex((count) => count > 0)
  if (dark === light) return { dark: dark / bins, light: light / bins }
  for (let iteration = 0; iteration < iterations; iteration++) {
    // The centers are not rounded, so that neither cluster can become empty.
    const middle = Math.ceil((dark + light) / 2)
    dark = mean(counts, 0, middle)
    light = mean(counts, middle, counts.length)
  }
  const middle = Math.ceil((dark + light) / 2)
  return {
    dark: quantile(counts.subarray(0, middle), outer) / bins,
    light: (middle + quantile(counts.subarray(middle), 1 - outer)) / bins,
  }
}

const quantile = (counts: Uint32Array, share: number) =>
  findCumulativeIndex(counts, share * counts.reduce((sum, count) => sum + count, 0))

/** Counts the pixels of each level. */
function countLevels({ levels, width }: LuminanceMap, box: PixelRect): Uint32Array {
  const counts = new Uint32Array(bins + 1)
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let index = y * width + box.left; index < y * width + box.left + box.width; index++) {
      const level = levels[index] ?? 0
      counts[level] = (counts[level] ?? 0) + 1
    }
  }
  return counts
}

/** Returns the mean luminance, in bins, of the bins from `from` up to but excluding `to`. */
function mean(counts: Uint32Array, from: number, to: number): number {
  let [sum, count] = [0, 0]
  for (let bin = from; bin < to; bin++) {
    sum += bin * (counts[bin] ?? 0)
    count += counts[bin] ?? 0
  }
  return sum / count
}
