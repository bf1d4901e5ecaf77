import type { Face, Region, ThumbnailAnalysis, Vision } from '#shared/contract/thumbnail.ts'
import { analyzeColor } from '#shared/thumbnail/color.ts'
import { measureCongestion } from '#shared/thumbnail/congestion.ts'
import {
  bitsPerPixel,
  checkPicture,
  clutterJpegQuality,
  isCluttered,
  type MeasuredPicture,
} from '#shared/thumbnail/picture-checks.ts'
import { analysisSize } from '#shared/thumbnail/pixels.ts'
import { type Bitmap, resize, toJpeg, toPixels } from './bitmap.ts'
import { isBlank } from './blank.ts'
import { checkContent, type RecognizedBlock } from './content-checks.ts'
import { type DecodedThumbnail, decodeThumbnail } from './decode.ts'
import { type FaceDetector, loadBlazeFace } from './faces/blazeface.ts'
import { loadOcr, type Ocr } from './ocr/ocr.ts'
import { loadNativePackages, type NativePackages } from './packages.ts'
import { recognizeText } from './read-text.ts'
import { toRegion } from './region.ts'
import { scoreThumbnail, suggestImprovements } from './score.ts'

/** The loaded packages and models that analyze thumbnails. */
export interface VisionModels {
  readonly native: NativePackages
  readonly ocr: Ocr
  readonly faces: FaceDetector
}

/** Loads packages and models. Throws Failure `image_checks_unavailable` if they are not installed. */
export async function loadVisionModels(): Promise<VisionModels> {
  const native = await loadNativePackages()
  // The function has one processor, and does not see the same image twice.
  native.sharp.concurrency(1)
  native.sharp.cache(false)
  const [ocr, faces] = await Promise.all([loadOcr(native), loadBlazeFace(native)])
  return { native, ocr, faces }
}

/** The analysis of a file, and a preview of it: a JPEG of at most 640 pixels in width and height. */
export interface AnalyzedThumbnail {
  readonly analysis: ThumbnailAnalysis
  readonly preview: Buffer
}

/** Analyzes an uploaded file. Throws the same failures as `decodeThumbnail`. */
export async function analyzeThumbnail(models: VisionModels, file: Buffer): Promise<AnalyzedThumbnail> {
  const { sharp } = models.native
  const decoded = await decodeThumbnail(sharp, file)
  const { bitmap, width, height } = decoded
  const picture = await measurePicture(sharp, decoded)
  const blocks = await recognizeText(models.native, models.ocr, bitmap)
  const faces = (await models.faces.detect(bitmap)).map(({ confidence, ...box }) => ({
    confidence: Number(confidence.toFixed(3)),
    region: toRegion(box.x, box.y, box.x + box.width, box.y + box.height, bitmap),
  }))
  const elements = [...faces, ...blocks].map(({ region }) => region)
  const checks = [...checkPicture(picture, elements), ...checkContent(blocks, faces)]
  const isScored = blocks.length > 0 || !(await isBlank(sharp, bitmap))
  return {
    analysis: {
      ...(isScored ? { score: scoreThumbnail(checks) } : {}),
      width,
      height,
      vision: toVision(picture, blocks, faces),
      checks,
      suggestions: isScored ? suggestImprovements(checks) : [],
    },
    preview: await createPreview(sharp, bitmap),
  }
}

async function measurePicture(
  sharp: NativePackages['sharp'],
  { bitmap, width, height, bytes }: DecodedThumbnail,
): Promise<MeasuredPicture> {
  const small = await resize(sharp, bitmap, analysisSize)
  const jpeg = await toJpeg(sharp, small, clutterJpegQuality)
  const pixels = toPixels(small)
  const [color, congestion] = [analyzeColor(pixels), measureCongestion(pixels)]
  return { width, height, bytes, color, bits: bitsPerPixel(jpeg.length), congestion }
}

function toVision(
  { color, bits, congestion }: MeasuredPicture,
  blocks: readonly RecognizedBlock[],
  faces: readonly Face[],
): Vision {
  const objects = [...faces.map(toObject('person')), ...blocks.map(toObject('text'))]
  return {
    text: {
      hasText: blocks.length > 0,
      textBlocks: blocks.map(({ text, confidence, words, readableWords, region }) => ({
        text,
        confidence: Number(confidence.toFixed(3)),
        words,
        readableWords,
        region,
      })),
      detectedText: blocks.map(({ text }) => text).join(' '),
    },
    color,
    composition: {
      hasFaces: faces.length > 0,
      faceCount: faces.length,
      faces: [...faces],
      objects,
      isCluttered: isCluttered({ elements: objects.length, bits, congestion }),
    },
  }
}

const toObject =
  (kind: 'person' | 'text') =>
  ({ region }: { readonly region: Region }) => ({ kind, region })

const previewSide = 640
const previewQuality = 80

async function createPreview(sharp: NativePackages['sharp'], bitmap: Bitmap): Promise<Buffer> {
  const scale = previewSide / Math.max(bitmap.width, bitmap.height)
  const side = (length: number) => Math.max(1, Math.round(length * Math.min(1, scale)))
  const small = await resize(sharp, bitmap, { width: side(bitmap.width), height: side(bitmap.height) })
  return toJpeg(sharp, small, previewQuality)
}
