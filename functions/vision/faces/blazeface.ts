import path from 'node:path'
import type { Bitmap } from '../bitmap.ts'
import { loadOnnxModel } from '../onnx-model.ts'
import type { NativePackages } from '../packages.ts'
import { overlapArea } from '../region.ts'
import { type Crop, listCrops } from './crops.ts'

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

/** The detection threshold: the middle of the range, 0.71 to 0.78, in which the faces of 46 real thumbnails are counted correctly. */
const minConfidence = 0.73

/** Boxes that overlap by this share of the smaller one are the same face. */
const duplicateOverlap = 0.35

/** The width and height of the network's input, in pixels. */
const inputSize = 256

/** The numbers per anchor: a score before the sigmoid, the box's center and size in pixels, and points that we do not use. */
const numbersPerAnchor = 17

/** The converted network (see `conversion/convert.ts`). A function's bundle has it at the same place. */
const modelFile = path.join(import.meta.dirname, 'model/blazeface.onnx')

/**
 * Loads BlazeFace (V. Bazarevsky et al., "BlazeFace: sub-millisecond neural face detection on mobile GPUs", 2019). Its input is a square
 * in which a thumbnail's small faces would be lost, so it runs on several crops. They run one at a time: in one batch they need 80 MB
 * more and just as much time.
 */
export async function loadBlazeFace(native: NativePackages): Promise<FaceDetector> {
  const network = await loadOnnxModel(native, modelFile)
  return {
    detect: async (image) => {
      const found: DetectedFace[] = []
      for (const crop of listCrops(image)) {
        const pixels = await resizeCrop(native, image, crop)
        const { data } = await network.run(new native.ort.Tensor('uint8', pixels, [1, inputSize, inputSize, 3]))
        found.push(
          ...decode(data)
            .filter((face) => !isCutOff(face, crop, image))
            .map((face) => toImagePixels(face, crop)),
        )
      }
      return suppressDuplicates(found)
    },
  }
}

/** Resizes a crop to the network's input. Fills what lies outside the image with black. */
function resizeCrop({ sharp }: NativePackages, { data, width, height }: Bitmap, crop: Crop): Promise<Buffer> {
  const [left, top] = [Math.max(0, crop.left), Math.max(0, crop.top)]
  return sharp(data, { raw: { width, height, channels: 3 } })
    .extract({
      left,
      top,
      width: Math.min(width, crop.left + crop.side) - left,
      height: Math.min(height, crop.top + crop.side) - top,
    })
    .resize(inputSize, inputSize, { fit: 'contain', background: 'black' })
    .raw()
    .toBuffer()
}

/** The anchors: two per cell of a 16 x 16 grid, then six per cell of an 8 x 8 grid. Positions are shares of the square. */
const anchors = [
  { cells: 16, each: 2 },
  { cells: 8, each: 6 },
].flatMap(({ cells, each }) =>
  Array.from({ length: cells * cells * each }, (_, index) => {
    const cell = Math.floor(index / each)
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells }
  }),
)

/** Decodes the network's output for one crop to faces, in shares of the crop. */
function decode(output: Float32Array): DetectedFace[] {
  return anchors.flatMap((anchor, index) => {
    const [score = 0, ...box] = output.subarray(index * numbersPerAnchor, index * numbersPerAnchor + 5)
    const confidence = 1 / (1 + Math.exp(-score))
    if (confidence < minConfidence) return []
    const [x = 0, y = 0, width = 0, height = 0] = box.map((pixels) => pixels / inputSize)
    return [{ x: anchor.x + x - width / 2, y: anchor.y + y - height / 2, width, height, confidence }]
  })
}

/** Whether an edge of a crop inside the image may have cut off the face. Another crop contains all of it. */
function isCutOff({ x, y, width, height }: DetectedFace, { left, top, side }: Crop, image: Bitmap): boolean {
  const edge = 0.005
  return (
    (x < edge && left > 0) ||
    (x + width > 1 - edge && left + side < image.width) ||
    (y < edge && top > 0) ||
    (y + height > 1 - edge && top + side < image.height)
  )
}

/** Converts a face from shares of a crop to pixels of the image. */
const toImagePixels = (face: DetectedFace, { left, top, side }: Crop): DetectedFace => ({
  x: left + face.x * side,
  y: top + face.y * side,
  width: face.width * side,
  height: face.height * side,
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
const overlapShare = (a: DetectedFace, b: DetectedFace): number =>
  overlapArea(a, b) / Math.min(a.width * a.height, b.width * b.height)
