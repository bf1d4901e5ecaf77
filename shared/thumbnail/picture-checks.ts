import type { ColorAnalysis, Region, ThumbnailCheck } from './analysis.ts'
import { type CheckState, checkStates } from './kinds.ts'
import { analysisSize } from './pixels.ts'

/** The measurements of an image that need no text or face detection. The browser computes them when a file is dropped. */
export interface MeasuredPicture {
  readonly width: number
  readonly height: number
  /** The size of the file. */
  readonly bytes: number
  readonly color: ColorAnalysis
  /** JPEG bits per pixel: see {@link bitsPerPixel}. */
  readonly bits: number
  /** Clutter by color: see `measureCongestion`. */
  readonly congestion: number
}

/**
 * YouTube's recommendations for thumbnails: 1280 x 720, at least 640 wide. 2 MB was YouTube's limit until 2026; such a file loads fast.
 */
export const recommended = { width: 1280, height: 720, leastWidth: 640, bytes: 2 * 1024 * 1024 } as const

/** The JPEG quality for measuring clutter. */
export const clutterJpegQuality = 75

/**
 * Returns the bits per pixel of the image as a JPEG of quality 75 at 320 x 180, given the size of that file in bytes.
 * Compressed size measures visual complexity (H. Yu and S. Winkler, "Image complexity and spatial information", QoMEX 2013).
 */
export const bitsPerPixel = (jpegBytes: number): number =>
  Number(((jpegBytes * 8) / (analysisSize.width * analysisSize.height)).toFixed(2))

/**
 * An image with more elements, bits per pixel or color congestion is cluttered. The maximum congestion of 46 real thumbnails is 2.54;
 * images of 90 squares in random colors have 2.7 to 5.1.
 */
const maxElements = 5
const maxBits = 2
const maxCongestion = 2.6
/** An image with this congestion fails regardless of the other measurements. */
export const highCongestion = 3.2

type Clutter = Pick<MeasuredPicture, 'bits' | 'congestion'> & { readonly elements: number }

/** Returns how many measurements indicate clutter. */
const countReasons = ({ elements, bits, congestion }: Clutter): number =>
  [elements > maxElements, bits > maxBits, congestion > maxCongestion, congestion > highCongestion].filter(Boolean)
    .length

export const isCluttered = (clutter: Clutter): boolean => countReasons(clutter) > 0

const sixteenToNine = 16 / 9

/**
 * Runs the checks of the image as a whole. `elements` are the regions of faces and blocks of text. If they were not detected, clutter is
 * checked only if it fails without them, because a better result could still change.
 */
export function checkPicture(picture: MeasuredPicture, elements?: readonly Region[]): ThumbnailCheck[] {
  const { width, height, bytes, color } = picture
  const { brightness, contrast, colorfulness } = color
  const ratio = Number((width / height).toFixed(3))
  const whole = { regions: [] }
  return [
    { check: 'size', state: sizeState(picture), seen: { width, height }, ...whole },
    { check: 'shape', state: shapeState(width / height / sixteenToNine), seen: { ratio }, ...whole },
    { check: 'weight', state: bytes <= recommended.bytes ? 'good' : 'warn', seen: { bytes }, ...whole },
    { check: 'brightness', state: brightnessState(brightness), seen: { brightness }, ...whole },
    { check: 'contrast', state: contrastState(contrast), seen: { contrast }, ...whole },
    {
      check: 'colorfulness',
      state: colorfulness >= typicalMinimum.colorfulness ? 'good' : 'warn',
      seen: { colorfulness },
      ...whole,
    },
    ...clutterChecks(picture, elements),
  ]
}

function sizeState({ width, height }: MeasuredPicture): CheckState {
  if (width >= recommended.width && height >= recommended.height) return 'good'
  return width >= recommended.leastWidth ? 'warn' : 'fail'
}

/**
 * Judges the aspect ratio, relative to 16:9. A deviation of 0.01 is a rounding error of a pixel or two, and 0.1 a narrow
 * black bar.
 */
function shapeState(relativeRatio: number): CheckState {
  const distance = Math.abs(relativeRatio - 1)
  return distance <= 0.01 ? 'good' : distance <= 0.1 ? 'warn' : 'fail'
}

/** The 5th percentiles of real thumbnails (measured on 1,000 thumbnails of 25 channels). */
const typicalMinimum = { contrast: 22, colorfulness: 18 } as const

/** A contrast ratio of 3, the minimum for meaningful graphics (WCAG 2.2, 1.4.11), on our scale. */
const minContrast = 10

const contrastState = (contrast: number): CheckState =>
  contrast >= typicalMinimum.contrast ? 'good' : contrast >= minContrast ? 'warn' : 'fail'

function brightnessState(brightness: number): CheckState {
  if (brightness >= 0.15 && brightness <= 0.7) return 'good'
  return brightness >= 0.05 && brightness <= 0.9 ? 'warn' : 'fail'
}

function clutterChecks({ bits, congestion }: MeasuredPicture, elements?: readonly Region[]): ThumbnailCheck[] {
  const count = elements?.length ?? 0
  const state = checkStates[countReasons({ elements: count, bits, congestion })] ?? 'fail'
  if (!elements && state !== 'fail') return []
  const seen = { bits, congestion, ...(elements ? { elements: count } : {}) }
  return [{ check: 'clutter', state, seen, regions: count > maxElements ? [...(elements ?? [])] : [] }]
}
