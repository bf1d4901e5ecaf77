import type { Bitmap } from '../bitmap.ts'
import type { OnnxModel } from '../onnx-model.ts'
import type { NativePackages } from '../packages.ts'
import { cropLine, type LineImage, lineHeight } from './crop.ts'
import type { Quad } from './geometry.ts'

/** The text of a line. */
export interface RecognizedText {
  readonly text: string
  /** 0 to 1. */
  readonly confidence: number
  /** The middle of each character except spaces, in pixels of the straightened image. */
  readonly middles: readonly number[]
  /** The straightened image of the line. */
  readonly line: LineImage
}

const widthStep = 16

/**
 * Recognizes a line of text. The recognition model of PP-OCRv4 returns, for each step of a sixth of the line's height, a
 * probability for each character and for a blank; repeats and blanks are removed (A. Graves et al., "Connectionist temporal
 * classification", 2006). Class 0 is the blank, and class 1 is `characters[0]`.
 */
export async function recognizeLine(
  { ort }: NativePackages,
  model: OnnxModel,
  characters: readonly string[],
  image: Bitmap,
  quad: Quad,
): Promise<RecognizedText> {
  const line = cropLine(image, quad)
  const width = Math.max(lineHeight, Math.ceil(line.width / widthStep) * widthStep)
  const { data, dims } = await model.run(new ort.Tensor('float32', normalize(line, width), [1, 3, lineHeight, width]))
  const [, steps = 1, classes = 1] = dims
  const { text, confidence, steps: found } = decode(data, classes, characters)
  return { text, confidence, middles: found.map((step) => ((step + 0.5) * width) / steps), line }
}

/** Normalizes to blue, green and red from -1 to 1, and pads the line on the right with 0 to the model's input width. */
function normalize({ data, width }: LineImage, to: number): Float32Array {
  const plane = to * lineHeight
  const input = new Float32Array(3 * plane)
  for (let channel = 0; channel < 3; channel++) {
    for (let y = 0; y < lineHeight; y++) {
      for (let x = 0; x < width; x++) {
        input[channel * plane + y * to + x] = (data[(y * width + x) * 3 + 2 - channel] ?? 0) / 127.5 - 1
      }
    }
  }
  return input
}

/**
 * Decodes the most likely character of each step, with repeats merged. The confidence is the characters' mean. `steps` are the steps of
 * the characters, except spaces.
 */
function decode(scores: Float32Array, classes: number, characters: readonly string[]) {
  let [text, sum, count, last] = ['', 0, 0, 0]
  const steps: number[] = []
  for (let step = 0; step < scores.length; step += classes) {
    let best = 0
    let score = Number.NEGATIVE_INFINITY
    for (let index = 0; index < classes; index++) {
      const value = scores[step + index] ?? 0
      if (value > score) {
        best = index
        score = value
      }
    }
    if (best !== 0 && best !== last) {
      const character = characters[best - 1] ?? ''
      text += character
      if (character.trim()) steps.push(step / classes)
      sum += score
      count += 1
    }
    last = best
  }
  return { text: text.trim(), confidence: count > 0 ? sum / count : 0, steps }
}
