import type { Bitmap } from './bitmap.ts'
import type { RecognizedBlock } from './content-checks.ts'
import { distance, type Quad } from './ocr/geometry.ts'
import { unionRegion } from './region.ts'

type Size = Pick<Bitmap, 'width' | 'height'>

/** Words of a line are at most its height apart, about as high as one another, and at much the same level. */
const widestGap = 1
const leastAlike = 0.6
const leastLevel = 0.5

/** The detector often boxes a line's words one by one: neighbours in reading order that stand in one line become one block. */
export function joinLines(blocks: readonly RecognizedBlock[], size: Size): RecognizedBlock[] {
  const lines: RecognizedBlock[] = []
  for (const block of blocks) {
    const last = lines.at(-1)
    if (last && areInLine(last, block, size)) lines[lines.length - 1] = joined(last, block)
    else lines.push(block)
  }
  return lines
}

function areInLine({ region: a }: RecognizedBlock, { region: b }: RecognizedBlock, { width, height }: Size): boolean {
  const [lower, higher] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  const level = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const gap = (b.x - (a.x + a.width)) * width
  return lower >= leastAlike * higher && level >= leastLevel * lower && Math.abs(gap) <= widestGap * lower * height
}

/** Two blocks as one, as faint as the fainter and as sure as the less sure of them. */
const joined = (a: RecognizedBlock, b: RecognizedBlock): RecognizedBlock => ({
  text: `${a.text} ${b.text}`,
  confidence: Math.min(a.confidence, b.confidence),
  words: a.words + b.words,
  readableWords: a.readableWords + b.readableWords,
  contrast: Math.min(a.contrast, b.contrast),
  region: unionRegion(a.region, b.region),
})

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
