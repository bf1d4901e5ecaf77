import type { Pixels } from '#shared/thumbnail/pixels.ts'

export type Rgb = readonly [number, number, number]

/** Creates an image with the color of `colorAt` at each pixel. */
export function paint(width: number, height: number, colorAt: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colorAt(x, y), 255], (y * width + x) * 4)
  }
  return { data, width, height }
}

/** Creates an image of one color. */
export const plain = (color: Rgb, width = 32, height = 18): Pixels => paint(width, height, () => color)

/** Creates an image of two colors side by side. `share` is the width of the left part. */
export const halves = (left: Rgb, right: Rgb, share = 0.5): Pixels =>
  paint(100, 20, (x) => (x < share * 100 ? left : right))
