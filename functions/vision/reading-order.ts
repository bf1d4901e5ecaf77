import { distance, type Quad } from './ocr/geometry.ts'

const middle = ([a, , c]: Quad) => ({ x: (a[0] + c[0]) / 2, y: (a[1] + c[1]) / 2 })
const height = ([a, , , d]: Quad) => distance(a, d)

/** Boxes of text from top to bottom, and from left to right where one is beside another: middles half a height apart. */
export function sortByReadingOrder(quads: readonly Quad[]): Quad[] {
  const rows: Quad[][] = []
  for (const quad of [...quads].sort((a, b) => middle(a).y - middle(b).y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && middle(quad).y - middle(first).y < height(first) / 2) row.push(quad)
    else rows.push([quad])
  }
  return rows.flatMap((row) => row.sort((a, b) => middle(a).x - middle(b).x))
}
