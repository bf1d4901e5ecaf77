import type { ColorAnalysis, ThumbnailCheck } from '#shared/contract/thumbnail.ts'
import { analyzeColor } from '#shared/thumbnail/color.ts'
import { measureCongestion } from '#shared/thumbnail/congestion.ts'
import { detectFileType } from '#shared/thumbnail/file-type.ts'
import { maxThumbnailPixels, type ThumbnailType } from '#shared/thumbnail/kinds.ts'
import { bitsPerPixel, checkPicture, clutterJpegQuality } from '#shared/thumbnail/picture-checks.ts'
import { analysisSize } from '#shared/thumbnail/pixels.ts'
import { ApiError } from '#web/lib/api.ts'

/** The checks that the browser computes, with the same formulas as the function. */
export interface BrowserChecks {
  /** The type detected from the content. The browser's type relies on the file name. */
  readonly type: ThumbnailType
  readonly color: ColorAnalysis
  readonly checks: readonly ThumbnailCheck[]
}

/** Rejects with the {@link ApiError} that the function would return: `image_type_unsupported`, `image_corrupt` or `image_too_many_pixels`. */
export async function runBrowserChecks(file: File): Promise<BrowserChecks> {
  const type = detectFileType(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (!type) throw new ApiError('image_type_unsupported')
  const image = await decodeImage(file)
  const { width, height } = image
  if (width * height > maxThumbnailPixels) throw new ApiError('image_too_many_pixels')
  const { pixels, jpegBytes } = await measureImage(image)
  const color = analyzeColor(pixels)
  const bits = bitsPerPixel(jpegBytes)
  const congestion = measureCongestion(pixels)
  return { type, color, checks: checkPicture({ width, height, bytes: file.size, color, bits, congestion }) }
}

/** Decodes an image and rotates it by its EXIF data, which is the default. */
async function decodeImage(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch (cause) {
    throw new ApiError('image_corrupt', {}, undefined, { cause })
  }
}

/** Returns the pixels for color measurements and their size as a JPEG. */
async function measureImage(image: ImageBitmap): Promise<{ pixels: ImageData; jpegBytes: number }> {
  const { width, height } = analysisSize
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas to measure on')
  context.imageSmoothingQuality = 'high'
  // Transparent pixels become white, as in the function.
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, 0, 0, width, height)
  image.close()
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: clutterJpegQuality / 100 })
  return { pixels: context.getImageData(0, 0, width, height), jpegBytes: jpeg.size }
}
