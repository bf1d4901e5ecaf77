import type { Bitmap } from './bitmap.ts'
import type { RecognizedBlock } from './content-checks.ts'
import { distance, type Quad } from './ocr/geometry.ts'
import { unionRegion } from './region.ts'

type Size = Pick<Bitmap, 'width' | 'height'>

/**
 * The maximum gap between blocks of a line, the minimum ratio of their heights, and their minimum vertical overlap. The gap and the overlap
 * are shares of the smaller height.
 */
const maxGap = 1
const minHeightRatio = 0.6
const minOverlap = 0.5

/** Joins adjacent blocks of one line, because the detector often finds the words of a line separately. */
export function joinLines(blocks: readonly RecognizedBlock[], size: Size): RecognizedBlock[] {
  const lines: RecognizedBlock[] = []
  for (const block of blocks) {
    const last = lines.at(-1)
    if (last && areOnOneLine(last, block, size)) lines[lines.length - 1] = joinBlocks(last, block)
    else lines.push(block)
  }
  return lines
}

function areOnOneLine(
  { region: a }: RecognizedBlock,
  { region: b }: RecognizedBlock,
  { width, height }: Size,
): boolean {
  const [lower, higher] = [Math.min(a.height, b.height), Math.max(a.height, b.height)]
  const verticalOverlap = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  const gap = (b.x - (a.x + a.width)) * width
  return (
    lower >= minHeightRatio * higher &&
    verticalOverlap >= minOverlap * lower &&
    Math.abs(gap) <= maxGap * lower * height
  )
}

/** Joins two blocks. The result has the lower of the two confidences. */
const joinBlocks = (a: RecognizedBlock, b: RecognizedBlock): RecognizedBlock => ({
  text: `${a.text} ${b.text}`,
  confidence: Math.min(a.confidence, b.confidence),
  words: a.words + b.words,
  readableWords: a.readableWords + b.readableWords,
  letters: [...a.letters, ...b.letters],
  sidebarHeight: Math.max(a.sidebarHeight, b.sidebarHeight),
  isCut: a.isCut || b.isCut,
  region: unionRegion(a.region, b.region),
})

const middle = ([a, , c]: Quad) => ({ x: (a[0] + c[0]) / 2, y: (a[1] + c[1]) / 2 })
const height = ([a, , , d]: Quad) => distance(a, d)

/** Sorts boxes from top to bottom, and from left to right within a row: boxes with centers less than half a height apart. */
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
