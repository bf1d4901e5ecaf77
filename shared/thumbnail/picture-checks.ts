import type { ColorAnalysis, Region, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import type { CheckState } from './kinds.ts'
import { analysisSize } from './pixels.ts'

/** What is known of an image without looking for text and faces: all of it in the browser, the moment it is dropped. */
export interface MeasuredPicture {
  readonly width: number
  readonly height: number
  /** Of the file. */
  readonly bytes: number
  readonly color: ColorAnalysis
  /** JPEG bits per pixel: see {@link bitsPerPixel}. */
  readonly bits: number
}

/** YouTube's advice for custom thumbnails: 1280 x 720, 16:9, at least 640 wide; 2 MB was its limit until 2026 and still loads fast. */
export const recommended = { width: 1280, height: 720, leastWidth: 640, bytes: 2 * 1024 * 1024 } as const

/** Quality of the JPEG whose size tells how much is going on. */
export const clutterJpegQuality = 75

/**
 * Bits a pixel of the image as a JPEG of quality 75 at 320 x 180, by that file's size in bytes: what an encoder cannot
 * leave out is what an eye has to sort (image complexity by compression, e.g. H. Yu and S. Winkler, "Image complexity
 * and spatial information", QoMEX 2013).
 */
export const bitsPerPixel = (jpegBytes: number): number =>
  Number(((jpegBytes * 8) / (analysisSize.width * analysisSize.height)).toFixed(2))

/** SPEC section 9 and the same for detail: more of either is clutter. */
const mostElements = 5
const mostBits = 2

export const isCluttered = (elements: number, bits: number): boolean => elements > mostElements || bits > mostBits

const sixteenToNine = 16 / 9

/** The checks of the image as a whole. `elements` are where faces and blocks of text are, once they were looked for. */
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
      state: colorfulness >= usual.colorfulness ? 'good' : 'warn',
      seen: { colorfulness },
      ...whole,
    },
    clutterCheck(picture.bits, elements),
  ]
}

function sizeState({ width, height }: MeasuredPicture): CheckState {
  if (width >= recommended.width && height >= recommended.height) return 'good'
  return width >= recommended.leastWidth ? 'warn' : 'fail'
}

/** `off` is the shape by 16:9, which is 1; a hundredth is a pixel or two of rounding, a tenth a thin bar. */
function shapeState(off: number): CheckState {
  const distance = Math.abs(off - 1)
  return distance <= 0.01 ? 'good' : distance <= 0.1 ? 'warn' : 'fail'
}

/** What 95 of 100 real thumbnails have at least (measured on 1,000 thumbnails of 25 channels). */
const usual = { contrast: 22, colorfulness: 18 } as const

/** A contrast ratio of 3, the least for shapes that matter (WCAG 2.2, 1.4.11), on our scale. */
const leastContrast = 10

const contrastState = (contrast: number): CheckState =>
  contrast >= usual.contrast ? 'good' : contrast >= leastContrast ? 'warn' : 'fail'

function brightnessState(brightness: number): CheckState {
  if (brightness >= 0.15 && brightness <= 0.7) return 'good'
  return brightness >= 0.05 && brightness <= 0.9 ? 'warn' : 'fail'
}

function clutterCheck(bits: number, elements?: readonly Region[]): ThumbnailCheck {
  const count = elements?.length ?? 0
  const states = ['good', 'warn', 'fail'] as const
  const reasons = Number(count > mostElements) + Number(bits > mostBits)
  return {
    check: 'clutter',
    state: states[reasons] ?? 'fail',
    seen: { bits, ...(elements ? { elements: count } : {}) },
    regions: count > mostElements ? [...(elements ?? [])] : [],
  }
}
