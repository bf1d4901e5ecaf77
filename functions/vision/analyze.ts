import type { Face, Region, ThumbnailAnalysis, Vision } from '#shared/contract/thumbnail.ts'
import { analyzeColor } from '#shared/thumbnail/color.ts'
import {
  bitsPerPixel,
  checkPicture,
  clutterJpegQuality,
  isCluttered,
  type MeasuredPicture,
} from '#shared/thumbnail/picture-checks.ts'
import { analysisSize, type Pixels } from '#shared/thumbnail/pixels.ts'
import { type Bitmap, resize, toJpeg } from './bitmap.ts'
import { checkContent, type RecognizedBlock } from './content-checks.ts'
import { type DecodedThumbnail, decodeThumbnail } from './decode.ts'
import { type FaceDetector, loadBlazeFace } from './faces/blazeface.ts'
import { loadOcr, type Ocr } from './ocr/ocr.ts'
import { loadNativePackages, type NativePackages } from './packages.ts'
import { recognizeText } from './read-text.ts'
import { toRegion } from './region.ts'
import { scoreThumbnail, suggestImprovements } from './score.ts'

/** What looks at thumbnails, once it is loaded. */
export interface VisionModels {
  readonly native: NativePackages
  readonly ocr: Ocr
  readonly faces: FaceDetector
}

/** Loads packages and networks; throws Failure `image_checks_off` where this machine lacks them. */
export async function loadVisionModels(): Promise<VisionModels> {
  const native = await loadNativePackages()
  // One processor is what the function has, and no image comes twice.
  native.sharp.concurrency(1)
  native.sharp.cache(false)
  const [ocr, faces] = await Promise.all([loadOcr(native), loadBlazeFace(native)])
  return { native, ocr, faces }
}

/** All that is said of a file, and the copy of it that is kept: a JPEG of at most 320 pixels a side. */
export interface AnalyzedThumbnail {
  readonly analysis: ThumbnailAnalysis
  readonly preview: Buffer
}

/** Looks at an uploaded file. Throws what `decode` throws. */
export async function analyzeThumbnail(eye: VisionModels, file: Buffer): Promise<AnalyzedThumbnail> {
  const { sharp } = eye.native
  const decoded = await decodeThumbnail(sharp, file)
  const { bitmap, width, height } = decoded
  const picture = await measure(sharp, decoded)
  const blocks = await recognizeText(eye.native, eye.ocr, bitmap)
  const faces = (await eye.faces.detect(bitmap)).map(({ confidence, ...box }) => ({
    confidence: Number(confidence.toFixed(3)),
    region: toRegion(box.x, box.y, box.x + box.width, box.y + box.height, bitmap),
  }))
  const elements = [...faces, ...blocks].map(({ region }) => region)
  const checks = [...checkPicture(picture, elements), ...checkContent(blocks, faces)]
  return {
    analysis: {
      score: scoreThumbnail(checks),
      width,
      height,
      vision: visionOf(picture, blocks, faces),
      checks,
      suggestions: suggestImprovements(checks),
    },
    preview: await previewOf(sharp, bitmap),
  }
}

async function measure(
  sharp: NativePackages['sharp'],
  { bitmap, width, height, bytes }: DecodedThumbnail,
): Promise<MeasuredPicture> {
  const small = await resize(sharp, bitmap, analysisSize)
  const jpeg = await toJpeg(sharp, small, clutterJpegQuality)
  return { width, height, bytes, color: analyzeColor(withAlpha(small)), bits: bitsPerPixel(jpeg.length) }
}

/** As a canvas would hold it. */
function withAlpha({ data, width, height }: Bitmap): Pixels {
  const pixels = new Uint8Array(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at++) pixels.set(data.subarray(at * 3, at * 3 + 3), at * 4)
  return { data: pixels, width, height }
}

function visionOf(
  { color, bits }: MeasuredPicture,
  blocks: readonly RecognizedBlock[],
  faces: readonly Face[],
): Vision {
  const objects = [...faces.map(as('person')), ...blocks.map(as('text'))]
  return {
    text: {
      hasText: blocks.length > 0,
      textBlocks: blocks.map(({ contrast: _, confidence, ...block }) => ({
        ...block,
        confidence: Number(confidence.toFixed(3)),
      })),
      detectedText: blocks.map(({ text }) => text).join(' '),
    },
    color,
    composition: {
      hasFaces: faces.length > 0,
      faceCount: faces.length,
      faces: [...faces],
      objects,
      isCluttered: isCluttered(objects.length, bits),
    },
  }
}

const as =
  (kind: 'person' | 'text') =>
  ({ region }: { readonly region: Region }) => ({ kind, region })

const previewSide = 320
const previewQuality = 80

async function previewOf(sharp: NativePackages['sharp'], bitmap: Bitmap): Promise<Buffer> {
  const scale = previewSide / Math.max(bitmap.width, bitmap.height)
  const side = (length: number) => Math.max(1, Math.round(length * Math.min(1, scale)))
  const small = await resize(sharp, bitmap, { width: side(bitmap.width), height: side(bitmap.height) })
  return toJpeg(sharp, small, previewQuality)
}
