import type { Bitmap } from '../bitmap.ts'

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
