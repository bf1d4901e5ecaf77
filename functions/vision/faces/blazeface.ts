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

/** Finds faces on images. Whose faces they are it does not know. */
export interface FaceDetector {
  detect(image: Bitmap): Promise<DetectedFace[]>
}

/** Below this an anchor has seen no face. Chosen on labelled thumbnails: precision and recall meet near it. */
const leastConfidence = 0.6

/** Two boxes that share this much of the smaller one are one face. */
const sameFace = 0.35

/**
 * BlazeFace (V. Bazarevsky et al., "BlazeFace: sub-millisecond neural face detection on mobile GPUs", 2019). It sees a
 * square, in which a thumbnail's smaller faces would be lost: so it is shown the whole and its two ends.
 */
export async function loadBlazeFace({ sharp }: NativePackages): Promise<FaceDetector> {
  const network = await loadNetwork()
  return {
    detect: async (image) => {
      const found: DetectedFace[] = []
      for (const part of partsOf(image)) {
        const { data } = await resize(sharp, image, { width: inputSize, height: inputSize }, part)
        found.push(
          ...decode(network(data))
            .filter((face) => !isCutOff(face, part, image))
            .map((face) => placed(face, part)),
        )
      }
      return withoutRepeats(found)
    },
  }
}

/**
 * The whole image, and the square at each end of it; an image that is no wider than high is seen whole only. A small face
 * lies within one of the squares, which have an eighth of the width of 16:9 in common; one that neither has all of is
 * large enough to be seen in the whole.
 */
function partsOf({ width, height }: Bitmap): PixelRect[] {
  const whole = { left: 0, top: 0, width, height }
  if (width <= height) return [whole]
  const square = (left: number): PixelRect => ({ left: Math.round(left), top: 0, width: height, height })
  return [whole, square(0), square(width - height)]
}

/** Anchors lie two to a cell of 16 x 16, then six to a cell of 8 x 8; positions as shares of the square. */
const anchors = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
].flatMap(({ cells, each }) =>
  Array.from({ length: cells * cells * each }, (_, at) => {
    const cell = Math.floor(at / each)
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells }
  }),
)

/** Faces as shares of the square that the network saw. */
function decode({ scores, boxes }: NetworkOutput): DetectedFace[] {
  return anchors.flatMap((anchor, at) => {
    const confidence = 1 / (1 + Math.exp(-(scores[at] ?? 0)))
    if (confidence < leastConfidence) return []
    const [x = 0, y = 0, width = 0, height = 0] = [...boxes.subarray(at * numbersPerBox, at * numbersPerBox + 4)].map(
      (pixels) => pixels / inputSize,
    )
    return [{ x: anchor.x + x - width / 2, y: anchor.y + y - height / 2, width, height, confidence }]
  })
}

/** Whether the edge of its part, where that is not the image's, may have cut the face: another part has all of it. */
function isCutOff({ x, width }: DetectedFace, part: PixelRect, image: Bitmap): boolean {
  const edge = 0.005
  return (x < edge && part.left > 0) || (x + width > 1 - edge && part.left + part.width < image.width)
}

const placed = (face: DetectedFace, part: PixelRect): DetectedFace => ({
  x: part.left + face.x * part.width,
  y: part.top + face.y * part.height,
  width: face.width * part.width,
  height: face.height * part.height,
  confidence: face.confidence,
})

/** The surest box of each face. */
function withoutRepeats(faces: readonly DetectedFace[]): DetectedFace[] {
  const kept: DetectedFace[] = []
  for (const face of [...faces].sort((a, b) => b.confidence - a.confidence)) {
    if (!kept.some((other) => inCommon(face, other) > sameFace)) kept.push(face)
  }
  return kept
}

/** What two boxes share, as a part of the smaller one. */
function inCommon(a: DetectedFace, b: DetectedFace): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(a.width * a.height, b.width * b.height)
}
