import { contrastRatio, luminance } from '#shared/thumbnail/pixels.ts'
import type { Bitmap, Cut } from './bitmap.ts'

const rounds = 8
/** Every second pixel of every second row tells enough. */
const step = 2

/**
 * How text stands out from what is behind it: the contrast ratio (WCAG 2.2), 1 to 21, of the two groups that the
 * luminances in its box fall into (two-means, S. P. Lloyd, 1982). Which of them is the text does not matter.
 */
export function textContrast(image: Bitmap, box: Cut): number {
  const values = luminancesIn(image, box)
  let dark = Math.min(1, ...values)
  let light = Math.max(0, ...values)
  if (values.length === 0) return 1
  for (let round = 0; round < rounds; round++) {
    const isDark = (value: number) => Math.abs(value - dark) < Math.abs(value - light)
    dark = mean(values.filter(isDark), dark)
    light = mean(
      values.filter((value) => !isDark(value)),
      light,
    )
  }
  return contrastRatio(dark, light)
}

function luminancesIn({ data, width }: Bitmap, box: Cut): number[] {
  const values: number[] = []
  for (let y = box.top; y < box.top + box.height; y += step) {
    for (let x = box.left; x < box.left + box.width; x += step) {
      const at = (y * width + x) * 3
      values.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
    }
  }
  return values
}

const mean = (values: readonly number[], otherwise: number) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : otherwise
