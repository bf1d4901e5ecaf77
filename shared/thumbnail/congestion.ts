import { type OkLab, toOkLab } from './oklab.ts'
import type { Pixels } from './pixels.ts'

/** The size of a cell in pixels and of a window in cells. Each cell counts with its mean color. Windows overlap by half. */
const cell = 4
const window = 8
const area = window ** 2

/**
 * Measures clutter by color, from 0: how much neighboring colors differ. It is the mean spread of the colors in a window, times 100. Follows
 * the color congestion of R. Rosenholtz, Y. Li and L. Nakano, "Measuring visual clutter", Journal of Vision, 2007, with OKLab as the color
 * space. Expects an image that was resized to `analysisSize`.
 */
export function measureCongestion(image: Pixels): number {
  const [width, height] = [Math.floor(image.width / cell), Math.floor(image.height / cell)]
  const colors = Array.from({ length: width * height }, (_, index) =>
    meanColor(image, (index % width) * cell, Math.floor(index / width) * cell),
  )
  let [sum, count] = [0, 0]
  for (let top = 0; top + window <= height; top += window / 2) {
    for (let left = 0; left + window <= width; left += window / 2) {
      sum += measureSpread(colors, width, left, top)
      count += 1
    }
  }
  return count > 0 ? Number(((100 * sum) / count).toFixed(2)) : 0
}

function meanColor({ data, width }: Pixels, left: number, top: number): OkLab {
  const mean = (channel: number) => {
    let sum = 0
    for (let y = top; y < top + cell; y++) {
      for (let x = left; x < left + cell; x++) sum += data[(y * width + x) * 4 + channel] ?? 0
    }
    return Math.round(sum / cell ** 2)
  }
  return toOkLab(mean(0), mean(1), mean(2))
}

/**
 * Returns the spread of a window's colors: the geometric mean of their standard deviations along the three principal axes, which is the
 * sixth root of the determinant of their covariance.
 */
function measureSpread(colors: readonly OkLab[], width: number, left: number, top: number): number {
  let [a, b, c, aa, bb, cc, ab, ac, bc] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  for (let y = top; y < top + window; y++) {
    for (let x = left; x < left + window; x++) {
      const [l, m, n] = colors[y * width + x] ?? [0, 0, 0]
      a += l
      b += m
      c += n
      aa += l * l
      bb += m * m
      cc += n * n
      ab += l * m
      ac += l * n
      bc += m * n
    }
  }
  const covariance = (products: number, sumA: number, sumB: number) => (products - (sumA * sumB) / area) / area
  const [vaa, vbb, vcc] = [covariance(aa, a, a), covariance(bb, b, b), covariance(cc, c, c)]
  const [vab, vac, vbc] = [covariance(ab, a, b), covariance(ac, a, c), covariance(bc, b, c)]
  const determinant = vaa * (vbb * vcc - vbc * vbc) - vab * (vab * vcc - vbc * vac) + vac * (vab * vbc - vbb * vac)
  return Math.max(0, determinant) ** (1 / 6)
}
