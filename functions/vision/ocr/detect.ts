import { type Bitmap, resize } from '../bitmap.ts'
import type { NativePackages } from '../packages.ts'
import { type ConnectedComponent, findConnectedComponents } from './components.ts'
import {
  convexHull,
  expandRectangle,
  minimumAreaRectangle,
  type Point,
  type Quad,
  rectangleCorners,
  sideLengths,
} from './geometry.ts'
import type { OnnxModel } from './model.ts'

/** Longer side of what the detector sees, in pixels, and of what its size must be a multiple. */
const longestSide = 960
const stride = 32

/** As PaddleOCR's own configuration of PP-OCRv4 has them (tools/infer/utility.py: `det_db_*`). */
const pixelThreshold = 0.3
const boxThreshold = 0.6
const unclipRatio = 1.6
const leastSide = 3
const leastCells = 6

/** Mean and deviation of ImageNet's channels, which PaddleOCR applies to blue, green, red in this order. */
const channels = [
  { from: 2, mean: 0.485, deviation: 0.229 },
  { from: 1, mean: 0.456, deviation: 0.224 },
  { from: 0, mean: 0.406, deviation: 0.225 },
] as const

/**
 * Where lines of text are, in the image's pixels: PP-OCRv4's detector gives each pixel a probability of being text, and
 * boxes are drawn around what is above a threshold (M. Liao et al., "Real-time scene text detection with differentiable
 * binarization", AAAI 2020).
 */
export async function detectText({ sharp, ort }: NativePackages, model: OnnxModel, image: Bitmap): Promise<Quad[]> {
  const size = detectorSize(image)
  const small = await resize(sharp, image, size)
  const input = new ort.Tensor('float32', normalised(small), [1, 3, size.height, size.width])
  const map = await model.run(input)
  const scale: Point = [image.width / size.width, image.height / size.height]
  return findConnectedComponents(map.data, size.width, size.height, pixelThreshold).flatMap((one) =>
    boxesOf(one, scale),
  )
}

function detectorSize({ width, height }: Bitmap) {
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const fitted = (side: number) => Math.max(stride, Math.round((side * scale) / stride) * stride)
  return { width: fitted(width), height: fitted(height) }
}

function normalised({ data, width, height }: Bitmap): Float32Array {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  channels.forEach(({ from, mean, deviation }, channel) => {
    for (let at = 0; at < plane; at++) {
      input[channel * plane + at] = ((data[at * 3 + from] ?? 0) / 255 - mean) / deviation
    }
  })
  return input
}

/** The box around a component, if it is text at all, grown to the letters' full size: the detector marks only their core. */
function boxesOf({ outline, cells, mean }: ConnectedComponent, scale: Point): Quad[] {
  const core = cells >= leastCells && mean >= boxThreshold ? minimumAreaRectangle(convexHull(outline)) : undefined
  if (!core) return []
  const [width, height] = sideLengths(core)
  if (Math.min(width, height) < leastSide) return []
  const box = expandRectangle(core, (width * height * unclipRatio) / (2 * (width + height)))
  return Math.min(...sideLengths(box)) < leastSide + 2 ? [] : [rectangleCorners(box, scale)]
}
