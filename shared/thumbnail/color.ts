import type { ColorAnalysis } from './analysis.ts'
import { findDominantColors } from './dominant-colors.ts'
import { contrastRatio, findCumulativeIndex, forEachPixel, luminance, type Pixels } from './pixels.ts'

/** Measures the colors of an image that was resized to `analysisSize`. Values are rounded as screens show them. */
export const analyzeColor = (image: Pixels): ColorAnalysis => ({
  dominantColors: findDominantColors(image),
  colorfulness: round(colorfulness(image), 1),
  contrast: round(contrast(image), 1),
  brightness: round(brightness(image), 3),
})

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** The value that Hasler and Süsstrunk's observers called "extremely colorful": 100 on our scale. */
const extremelyColorful = 109

/**
 * Measures colorfulness, 0 (gray) to 100: the metric M of D. Hasler and S. Süsstrunk, "Measuring colourfulness in natural
 * images", Human Vision and Electronic Imaging VIII, 2003, which combines the standard deviation and mean of the
 * red-green and yellow-blue differences.
 */
export function colorfulness(image: Pixels): number {
  const [redGreen, yellowBlue] = [createMoments(), createMoments()]
  forEachPixel(image, (red, green, blue) => {
    redGreen.add(red - green)
    yellowBlue.add((red + green) / 2 - blue)
  })
  const spread = Math.sqrt(redGreen.variance() + yellowBlue.variance())
  const distance = Math.hypot(redGreen.mean(), yellowBlue.mean())
  return Math.min(100, ((spread + 0.3 * distance) / extremelyColorful) * 100)
}

/** Creates an accumulator of mean and variance. */
function createMoments() {
  let [count, sum, squares] = [0, 0, 0]
  const mean = () => (count > 0 ? sum / count : 0)
  return {
    add(value: number) {
      count += 1
      sum += value
      squares += value * value
    },
    mean,
    variance: () => (count > 0 ? Math.max(0, squares / count - mean() ** 2) : 0),
  }
}

/**
 * Measures contrast, 0 to 100: the contrast ratio (WCAG 2.2) of the 95th and the 5th percentile of luminance, scaled so that
 * a ratio of 1 is 0 and a ratio of 21, black on white, is 100.
 */
export function contrast(image: Pixels): number {
  const bins = new Uint32Array(1001)
  let count = 0
  forEachPixel(image, (red, green, blue) => {
    const bin = Math.round(1000 * luminance(red, green, blue))
    bins[bin] = (bins[bin] ?? 0) + 1
    count += 1
  })
  const percentile = (share: number) => findCumulativeIndex(bins, share * count) / 1000
  const ratio = contrastRatio(percentile(0.95), percentile(0.05))
  return Math.min(100, Math.max(0, ((ratio - 1) / 20) * 100))
}

/** Measures the mean luma, 0 (black) to 1 (white): ITU-R BT.601 on the encoded values, as in an image editor's histogram. */
export function brightness(image: Pixels): number {
  let [sum, count] = [0, 0]
  forEachPixel(image, (red, green, blue) => {
    sum += 0.299 * red + 0.587 * green + 0.114 * blue
    count += 1
  })
  return count > 0 ? sum / count / 255 : 0
}
