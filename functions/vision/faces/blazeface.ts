import { type Bitmap, type PixelRect, resize } from '../bitmap.ts'
import type { NativePackages } from '../packages.ts'
import { inputSize, loadNetwork, type NetworkOutput, numbersPerBox } from './network.ts'

/** A face, in the image's pixels; `confidence` is 0 to 1. */
export interface DetectedFace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly confidence: number
}

/** Detects faces on images. Does not identify people. */
export interface FaceDetector {
  detect(image: Bitmap): Promise<DetectedFace[]>
}

/** The detection threshold. Chosen on labeled thumbnails, where precision and recall are about equal. */
const minConfidence = 0.6

/** Boxes that overlap by this share of the smaller one are the same face. */
const duplicateOverlap = 0.35

/**
 * Loads BlazeFace (V. Bazarevsky et al., "BlazeFace: sub-millisecond neural face detection on mobile GPUs", 2019). Its input
 * is a square in which small faces of a thumbnail would be lost, so it runs on the whole image and on both ends.
 */
export async function loadBlazeFace({ sharp }: NativePackages): Promise<FaceDetector> {
  const network = await loadNetwork()
  return {
    detect: async (image) => {
      const found: DetectedFace[] = []
      for (const crop of listCrops(image)) {
        const { data } = await resize(sharp, image, { width: inputSize, height: inputSize }, crop)
        found.push(
          ...decode(network(data))
            .filter((face) => !isCutOff(face, crop, image))
            .map((face) => toImagePixels(face, crop)),
        )
      }
      return suppressDuplicates(found)
    },
  }
}

/**
 * Returns the crops to run the network on: the whole image and, if it is wider than high, the square at each end. For 16:9
 * the squares overlap by an eighth of the width: a face that fits into neither is large enough to be found in the whole.
 */
function listCrops({ width, height }: Bitmap): PixelRect[] {
  const whole = { left: 0, top: 0, width, height }
  if (width <= height) return [whole]
  const square = (left: number): PixelRect => ({ left: Math.round(left), top: 0, width: height, height })
  return [whole, square(0), square(width - height)]
}

/** The anchors: two per cell of a 16 x 16 grid, then six per cell of an 8 x 8 grid. Positions are shares of the square. */
const anchors = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
].flatMap(({ cells, each }) =>
  Array.from({ length: cells * cells * each }, (_, at) => {
    const cell = Math.floor(at / each)
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells }
  }),
)

/** Decodes the network's output to faces, in shares of the input square. */
function decode({ scores, boxes }: NetworkOutput): DetectedFace[] {
  return anchors.flatMap((anchor, at) => {
    const confidence = 1 / (1 + Math.exp(-(scores[at] ?? 0)))
    if (confidence < minConfidence) return []
    const [x = 0, y = 0, width = 0, height = 0] = [...boxes.subarray(at * numbersPerBox, at * numbersPerBox + 4)].map(
      (pixels) => pixels / inputSize,
    )
    return [{ x: anchor.x + x - width / 2, y: anchor.y + y - height / 2, width, height, confidence }]
  })
}

/** Whether the edge of a crop inside the image may have cut off the face. Another crop contains all of it. */
function isCutOff({ x, width }: DetectedFace, crop: PixelRect, image: Bitmap): boolean {
  const edge = 0.005
  return (x < edge && crop.left > 0) || (x + width > 1 - edge && crop.left + crop.width < image.width)
}

/** Converts a face from shares of a crop to pixels of the image. */
const toImagePixels = (face: DetectedFace, crop: PixelRect): DetectedFace => ({
  x: crop.left + face.x * crop.width,
  y: crop.top + face.y * crop.height,
  width: face.width * crop.width,
  height: face.height * crop.height,
  confidence: face.confidence,
})

/** Keeps the most confident box of each face (non-maximum suppression). */
function suppressDuplicates(faces: readonly DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = []
  for (const face of [...faces].sort((a, b) => b.confidence - a.confidence)) {
    if (!kept.some((other) => overlapShare(face, other) > duplicateOverlap)) kept.push(face)
  }
  return kept
}

/** Returns the overlap of two boxes as a share of the smaller one. */
function overlapShare(a: DetectedFace, b: DetectedFace): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(a.width * a.height, b.width * b.height)
}
