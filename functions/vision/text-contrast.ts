import { contrastRatio, luminance } from '#shared/thumbnail/pixels.ts'
import type { Bitmap, PixelRect } from './bitmap.ts'

const iterations = 8
/** Samples every second pixel of every second row. */
const step = 2
/** The number of luminance levels from black to white. */
const bins = 4096

/**
 * Measures the contrast of text against its background: the contrast ratio (WCAG 2.2), 1 to 21, of the two clusters of
 * luminances in its box (2-means, S. P. Lloyd, 1982). It does not matter which of them is the text.
 */
export function measureTextContrast(image: Bitmap, box: PixelRect): number {
  const counts = countLuminances(image, box)
  let dark = counts.findIndex((count) => count > 0)
  let light = counts.findLastIndex((count) => count > 0)
  if (dark === light) return 1
  for (let iteration = 0; iteration < iterations; iteration++) {
    // The centers are not rounded, so that neither cluster can become empty.
    const middle = Math.ceil((dark + light) / 2)
    dark = mean(counts, 0, middle)
    light = mean(counts, middle, counts.length)
  }
  return contrastRatio(dark / bins, light / bins)
}

/** Counts the pixels of each luminance, 0 to `bins`. */
function countLuminances({ data, width }: Bitmap, box: PixelRect): Uint32Array {
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

/** Returns the mean luminance, in bins, of the bins from `from` up to but excluding `to`. */
function mean(counts: Uint32Array, from: number, to: number): number {
  let [sum, count] = [0, 0]
  for (let bin = from; bin < to; bin++) {
    sum += bin * (counts[bin] ?? 0)
    count += counts[bin] ?? 0
  }
  return sum / count
}
