import type { CheckState, ThumbnailCheckName } from './kinds.ts'

/** A rectangle in an image, in shares of its width and height: (0, 0) is the top left corner, (1, 1) the bottom right. */
export interface Region {
  x: number
  y: number
  width: number
  height: number
}

/** A color such as `rgb(12, 34, 56)` and its share of the image's pixels. */
export interface DominantColor {
  rgb: string
  share: number
}

/** The color measurements. The browser and the function compute the same values. */
export interface ColorAnalysis {
  /** At most five, most common first. */
  dominantColors: DominantColor[]
  /** 0 to 100. */
  colorfulness: number
  /** 0 to 100. */
  contrast: number
  /** Mean luma: 0 is black, 1 white. */
  brightness: number
}

/** The values that the sentence of each check mentions. */
interface SeenByCheck extends Record<ThumbnailCheckName, object> {
  size: { width: number; height: number }
  /** `ratio` is width / height; 16:9 is 1.78. */
  shape: { ratio: number }
  weight: { bytes: number }
  brightness: { brightness: number }
  contrast: { contrast: number }
  colorfulness: { colorfulness: number }
  /**
   * `elements` counts faces and blocks of text, absent in the browser; `bits` are JPEG bits per pixel at 320 x 180;
   * `congestion` is the variety of colors next to each other, absent in earlier results.
   */
  clutter: { elements?: number | undefined; bits: number; congestion?: number | undefined }
  word_count: { words: number }
  /** All words, and those that can be read at 168 x 94. */
  text_readable: { words: number; readable: number }
  /** The contrast ratio, 1 to 21, that nine out of ten letters have against their background. */
  text_contrast: { ratio: number }
  /** The number of blocks of text and of faces that the duration badge would cover. */
  badge_zone: { texts: number; faces: number }
  /** The number of blocks of text that an edge of the image cuts off. */
  cut_text: { texts: number }
}

/** The result of one check. `regions` are the affected regions, empty if the check concerns the whole image. */
type CheckResult<C extends ThumbnailCheckName> = {
  check: C
  state: CheckState
  seen: SeenByCheck[C]
  regions: Region[]
}
export type ThumbnailCheck = { [C in ThumbnailCheckName]: CheckResult<C> }[ThumbnailCheckName]
