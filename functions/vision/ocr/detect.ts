import { type Bitmap, resize } from '../bitmap.ts'
import type { OnnxModel } from '../onnx-model.ts'
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

/** The maximum side of the detection model's input in pixels; both sides must be multiples of the stride. */
const maxSide = 960
const stride = 32

/** The minimum probability of a pixel of text, and the minimum mean of a component: the defaults of PaddleOCR. */
const pixelThreshold = 0.3
const boxThreshold = 0.6
/** A box is expanded by its area divided by its perimeter, times this ratio. */
const unclipRatio = 1.6
/** The smallest side of a box and the smallest component, in pixels of the model's input. */
const minSide = 3
const minCells = 6

/** ImageNet's mean and deviation per channel, which PaddleOCR applies to blue, green and red in this order. */
const channels = [
  { from: 2, mean: 0.485, deviation: 0.229 },
  { from: 1, mean: 0.456, deviation: 0.224 },
  { from: 0, mean: 0.406, deviation: 0.225 },
] as const

/**
 * Detects lines of text and returns their boxes in pixels. The detection model of PP-OCRv4 gives each pixel a probability of
 * being text, and each connected component above a threshold gets a box (M. Liao et al., "Real-time scene text detection
 * with differentiable binarization", AAAI 2020).
 */
export async function detectText({ sharp, ort }: NativePackages, model: OnnxModel, image: Bitmap): Promise<Quad[]> {
  const size = inputSizeFor(image)
  const small = await resize(sharp, image, size)
  const input = new ort.Tensor('float32', normalize(small), [1, 3, size.height, size.width])
  const map = await model.run(input)
  const scale: Point = [image.width / size.width, image.height / size.height]
  return findConnectedComponents(map.data, size.width, size.height, pixelThreshold).flatMap((component) =>
    toBox(component, scale),
  )
}

function inputSizeFor({ width, height }: Bitmap) {
  const scale = Math.min(1, maxSide / Math.max(width, height))
  const fitted = (side: number) => Math.max(stride, Math.round((side * scale) / stride) * stride)
  return { width: fitted(width), height: fitted(height) }
}

function normalize({ data, width, height }: Bitmap): Float32Array {
  const plane = width * height
  const input = new Float32Array(3 * plane)
  channels.forEach(({ from, mean, deviation }, channel) => {
    for (let index = 0; index < plane; index++) {
      input[channel * plane + index] = ((data[index * 3 + from] ?? 0) / 255 - mean) / deviation
    }
  })
  return input
}

/** Returns the box of a component if it is text, expanded to the full size of the letters: the model marks only their core. */
function toBox({ outline, cells, mean }: ConnectedComponent, scale: Point): Quad[] {
  const core = cells >= minCells && mean >= boxThreshold ? minimumAreaRectangle(convexHull(outline)) : undefined
  if (!core) return []
  const [width, height] = sideLengths(core)
  if (Math.min(width, height) < minSide) return []
  const box = expandRectangle(core, (width * height * unclipRatio) / (2 * (width + height)))
  return Math.min(...sideLengths(box)) < minSide + 2 ? [] : [rectangleCorners(box, scale)]
}
