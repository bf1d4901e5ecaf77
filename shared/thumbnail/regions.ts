import type { Region } from '#shared/contract/thumbnail.ts'

/** Where players lay the duration over a thumbnail: the bottom right corner. */
export const badgeZone: Region = { x: 0.83, y: 0.86, width: 0.17, height: 0.14 }

const area = ({ width, height }: Region) => width * height

/** The area that two regions have in common, as a share of the image. */
export function overlap(a: Region, b: Region): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

/** Less than this of both is a touch of the edges, no cover. */
const noticeable = 0.1

/** Whether the duration badge would cover part of what is there. */
export function isUnderBadge(region: Region): boolean {
  const common = overlap(region, badgeZone)
  return common > noticeable * Math.min(area(region), area(badgeZone))
}
