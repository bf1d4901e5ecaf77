import type { Region } from '#shared/contract/thumbnail.ts'
import { badgeZone } from '#shared/thumbnail/kinds.ts'
import type { Bitmap, PixelRect } from './bitmap.ts'
import type { Quad } from './ocr/geometry.ts'

type Size = Pick<Bitmap, 'width' | 'height'>

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
const rounded = (value: number) => Number(value.toFixed(4))

/** Returns the region between two corners given in pixels, clipped to the image. */
export function toRegion(left: number, top: number, right: number, bottom: number, { width, height }: Size): Region {
  const [x, y] = [rounded(clamp(left / width, 1)), rounded(clamp(top / height, 1))]
  return {
    x,
    y,
    width: rounded(clamp(right / width, 1) - x),
    height: rounded(clamp(bottom / height, 1) - y),
  }
}

/** Returns the smallest region that contains two regions. */
export function unionRegion(a: Region, b: Region): Region {
  const right = Math.max(a.x + a.width, b.x + b.width)
  const bottom = Math.max(a.y + a.height, b.y + b.height)
  return toRegion(Math.min(a.x, b.x), Math.min(a.y, b.y), right, bottom, { width: 1, height: 1 })
}

const bounds = (quad: Quad) => ({
  left: Math.min(...quad.map(([x]) => x)),
  top: Math.min(...quad.map(([, y]) => y)),
  right: Math.max(...quad.map(([x]) => x)),
  bottom: Math.max(...quad.map(([, y]) => y)),
})

/** Returns the region of a box's bounding rectangle. */
export function quadToRegion(quad: Quad, size: Size): Region {
  const { left, top, right, bottom } = bounds(quad)
  return toRegion(left, top, right, bottom, size)
}

/** Returns a box's bounding rectangle in whole pixels. */
export function quadToPixelRect(quad: Quad, { width, height }: Size): PixelRect {
  const { left, top, right, bottom } = bounds(quad)
  const [x, y] = [Math.floor(clamp(left, width)), Math.floor(clamp(top, height))]
  return { left: x, top: y, width: Math.ceil(clamp(right, width)) - x, height: Math.ceil(clamp(bottom, height)) - y }
}

const area = ({ width, height }: Region) => width * height

/** Returns the area of the intersection of two regions, in the square of their unit. */
export function overlapArea(a: Region, b: Region): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Smaller overlaps are ignored. A share of the smaller region. */
const minOverlap = 0.1

/** Whether the duration badge would cover part of a region. */
export function isCoveredByBadge(region: Region): boolean {
  const common = overlapArea(region, badgeZone)
  return common > minOverlap * Math.min(area(region), area(badgeZone))
}

/** Whether the duration badge would cover at least half of a region. */
export const isMostlyUnderBadge = (region: Region): boolean => overlapArea(region, badgeZone) >= 0.5 * area(region)
