import type { Pixels } from '#shared/thumbnail/pixels.ts'

export type Rgb = readonly [number, number, number]

/** An image whose pixels are what `colorAt` says. */
export function paint(width: number, height: number, colorAt: (x: number, y: number) => Rgb): Pixels {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([...colorAt(x, y), 255], (y * width + x) * 4)
  }
  return { data, width, height }
}

/** An image of one colour. */
export const plain = (color: Rgb, width = 32, height = 18): Pixels => paint(width, height, () => color)

/** The left part of one colour, the rest of another; `share` is the left part's. */
export const halves = (left: Rgb, right: Rgb, share = 0.5): Pixels =>
  paint(100, 20, (x) => (x < share * 100 ? left : right))
