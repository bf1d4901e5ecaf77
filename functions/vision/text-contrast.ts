import { contrastRatio, luminance } from '#shared/thumbnail/pixels.ts'
import type { Bitmap, PixelRect } from './bitmap.ts'

const rounds = 8
/** Every second pixel of every second row tells enough. */
const step = 2
/** Luminances are told apart in so many steps from black to white. */
const bins = 4096

/**
 * How text stands out from what is behind it: the contrast ratio (WCAG 2.2), 1 to 21, of the two groups that the
 * luminances in its box fall into (two-means, S. P. Lloyd, 1982). Which of them is the text does not matter.
 */
export function measureTextContrast(image: Bitmap, box: PixelRect): number {
  const counts = luminancesIn(image, box)
  let dark = counts.findIndex((count) => count > 0)
  let light = counts.findLastIndex((count) => count > 0)
  if (dark === light) return 1
  for (let round = 0; round < rounds; round++) {
    // No rounding: an empty group is impossible, since each centre lies within the luminances there are.
    const middle = Math.ceil((dark + light) / 2)
    dark = mean(counts, 0, middle)
    light = mean(counts, middle, counts.length)
  }
  return contrastRatio(dark / bins, light / bins)
}

/** How many pixels have each luminance: 0 to `bins`. */
function luminancesIn({ data, width }: Bitmap, box: PixelRect): Uint32Array {
  const counts = new Uint32Array(bins + 1)
  for (let y = box.top; y < box.top + box.height; y += step) {
    for (let x = box.left; x < box.left + box.width; x += step) {
      const at = (y * width + x) * 3
      const bin = Math.round(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) * bins)
      counts[bin] = (counts[bin] ?? 0) + 1
    }
  }
  return counts
}

/** The mean luminance, in bins, of those from one bin to before another. */
function mean(counts: Uint32Array, from: number, to: number): number {
  let [sum, count] = [0, 0]
  for (let bin = from; bin < to; bin++) {
    sum += bin * (counts[bin] ?? 0)
    count += counts[bin] ?? 0
  }
  return sum / count
}
