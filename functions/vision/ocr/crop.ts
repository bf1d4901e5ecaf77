import type { Bitmap } from '../bitmap.ts'
import { distance, type Quad } from './geometry.ts'

/** The height of the recognition model's input, and the limits of its width, in pixels. */
export const lineHeight = 48
const minWidth = 16
const maxWidth = 1600

/** Boxes at least this many times as tall as they are wide contain vertical text, and are rotated. */
const verticalRatio = 1.5

/** The straightened image of a line of text, 48 pixels high: three numbers from 0 to 255 per pixel. */
export interface LineImage {
  readonly data: Float32Array
  readonly width: number
}

/**
 * Crops and straightens a line of text. Uses plain numbers and loops, because each thumbnail needs hundreds of thousands of
 * samples.
 */
export function cropLine(image: Bitmap, quad: Quad): LineImage {
  const corners = rotateVertical(quad)
  const [width, height] = sizeOf(corners)
  const lineWidth = Math.max(minWidth, Math.min(maxWidth, Math.round((lineHeight * width) / height)))
  // Several samples per pixel if the line is scaled down, so that thin strokes are not lost.
  const samples = Math.max(1, Math.min(4, Math.round(height / lineHeight)))
  const data = new Float32Array(lineWidth * lineHeight * 3)
  const [[left, top], [rightX, rightY], , [downX, downY]] = corners
  const [columns, rows] = [lineWidth * samples, lineHeight * samples]
  for (let row = 0; row < rows; row++) {
    const v = (row + 0.5) / rows
    for (let column = 0; column < columns; column++) {
      const u = (column + 0.5) / columns
      const x = left + u * (rightX - left) + v * (downX - left) - 0.5
      const y = top + u * (rightY - top) + v * (downY - top) - 0.5
      const at = (Math.floor(row / samples) * lineWidth + Math.floor(column / samples)) * 3
      addSample(image, x, y, data, at)
    }
  }
  for (let index = 0; index < data.length; index++) data[index] = (data[index] ?? 0) / (samples * samples)
  return { data, width: lineWidth }
}

const sizeOf = ([a, b, c, d]: Quad): readonly [number, number] => [
  Math.max(distance(a, b), distance(d, c)),
  Math.max(distance(a, d), distance(b, c)),
]

/** Rotates the corners of a box with vertical text, so that the text runs from left to right. */
export function rotateVertical(quad: Quad): Quad {
  const [width, height] = sizeOf(quad)
  return height / width >= verticalRatio ? [quad[1], quad[2], quad[3], quad[0]] : quad
}

/** Adds the color at a point by bilinear interpolation. Points outside the image get the color of the nearest edge. */
function addSample({ data, width, height }: Bitmap, px: number, py: number, into: Float32Array, at: number): void {
  const x = Math.min(width - 1, Math.max(0, px))
  const y = Math.min(height - 1, Math.max(0, py))
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const dx = x - x0
  const dy = y - y0
  const here = (y0 * width + x0) * 3
  const next = x0 + 1 < width ? 3 : 0
  const below = y0 + 1 < height ? width * 3 : 0
  for (let channel = 0; channel < 3; channel++) {
    const from = here + channel
    const upper = (data[from] ?? 0) * (1 - dx) + (data[from + next] ?? 0) * dx
    const lower = (data[from + below] ?? 0) * (1 - dx) + (data[from + below + next] ?? 0) * dx
    into[at + channel] = (into[at + channel] ?? 0) + upper * (1 - dy) + lower * dy
  }
}
