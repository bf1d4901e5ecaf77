import { toOkLab } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/** The size of a cell in pixels, whose mean color counts, and of a window in cells. Windows overlap by half. */
const cell = 4
const window = 8

/**
 * Measures clutter by color, from 0: how many different colors are next to each other. It is the mean, over all parts of the
 * image, of the volume of the local colors' covariance in OKLab, as a length in percent (R. Rosenholtz, Y. Li and L. Nakano,
 * "Measuring visual clutter", Journal of Vision, 2007: color congestion). The image was resized to `analysisSize`.
 */
export function measureCongestion(image: Pixels): number {
  const [width, height] = [Math.floor(image.width / cell), Math.floor(image.height / cell)]
  const colors = Array.from({ length: width * height }, (_, at) =>
    meanColor(image, (at % width) * cell, Math.floor(at / width) * cell),
  )
  let [sum, count] = [0, 0]
  for (let top = 0; top + window <= height; top += window / 2) {
    for (let left = 0; left + window <= width; left += window / 2) {
      const rows = Array.from({ length: window }, (_, row) => (top + row) * width + left)
      sum += spread(rows.flatMap((from) => colors.slice(from, from + window)))
      count += 1
    }
  }
  return count > 0 ? Number(((100 * sum) / count).toFixed(2)) : 0
}

type Color = readonly number[]

function meanColor({ data, width }: Pixels, left: number, top: number): Color {
  const mean = (channel: number) => {
    let sum = 0
    for (let y = top; y < top + cell; y++) {
      for (let x = left; x < left + cell; x++) sum += data[(y * width + x) * 4 + channel] ?? 0
    }
    return Math.round(sum / cell ** 2)
  }
  return toOkLab(mean(0), mean(1), mean(2))
}

/** Returns the sixth root of the determinant of the colors' covariance: a standard deviation. */
function spread(colors: readonly Color[]): number {
  const mean = (read: (color: Color) => number) => colors.reduce((sum, color) => sum + read(color), 0) / colors.length
  const means = [0, 1, 2].map((axis) => mean((color) => color[axis] ?? 0))
  const deviation = (color: Color, axis: number) => (color[axis] ?? 0) - (means[axis] ?? 0)
  const covariance = (a: number, b: number) => mean((color) => deviation(color, a) * deviation(color, b))
  const [aa, bb, cc, ab, ac, bc] = [
    covariance(0, 0),
    covariance(1, 1),
    covariance(2, 2),
    covariance(0, 1),
    covariance(0, 2),
    covariance(1, 2),
  ]
  const determinant = aa * (bb * cc - bc * bc) - ab * (ab * cc - bc * ac) + ac * (ab * bc - bb * ac)
  return Math.max(0, determinant) ** (1 / 6)
}
