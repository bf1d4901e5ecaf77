import type { Bitmap } from '../bitmap.ts'

/** A square part of an image in whole pixels. It may extend beyond the image. */
export interface Crop {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The side of a tile, as a share of the image's shorter side. Neighbors overlap by a tenth or more at 16:9. */
const tileShare = 0.66

/** The number of tiles along the longer and the shorter side. It is the same for every shape, so that all images take the same time. */
const tileCounts = { longer: 3, shorter: 2 } as const

/**
 * Returns the squares in which to detect faces: the whole image between black bars, because stretched faces are missed, and six
 * overlapping tiles for faces that are too small in the whole image. A face that fits in no tile is large enough in the whole image.
 */
export function listCrops({ width, height }: Pick<Bitmap, 'width' | 'height'>): Crop[] {
  const longest = Math.max(width, height)
  const whole = { left: Math.floor((width - longest) / 2), top: Math.floor((height - longest) / 2), side: longest }
  const side = Math.max(1, Math.round(tileShare * Math.min(width, height)))
  const [columns, rows] =
    width >= height ? [tileCounts.longer, tileCounts.shorter] : [tileCounts.shorter, tileCounts.longer]
  const tiles = spread(height, side, rows).flatMap((top) =>
    spread(width, side, columns).map((left) => ({ left, top, side })),
  )
  return [whole, ...tiles]
}

/** Returns the starts of tiles that are spread evenly from one edge of the image to the other. */
const spread = (length: number, side: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.round((index * (length - side)) / (count - 1)))
