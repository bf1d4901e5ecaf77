import type { Region } from '#shared/contract/thumbnail.ts'
import { type Bitmap, resize } from './bitmap.ts'
import type { RecognizedBlock } from './content-checks.ts'
import { isCutOff } from './cut-text.ts'
import { measureLetterContrasts } from './letter-contrast.ts'
import { type LineImage, lineHeight, rotateVertical } from './ocr/crop.ts'
import { distance, type Point, type Quad } from './ocr/geometry.ts'
import type { Ocr } from './ocr/ocr.ts'
import type { NativePackages } from './packages.ts'
import { countReadableWords } from './readability.ts'
import { quadToPixelRect, quadToRegion } from './region.ts'
import { findLuminances, mapLuminances } from './text-contrast.ts'
import { joinLines, sortByReadingOrder } from './text-lines.ts'
import { splitWords } from './words.ts'

/** An image has text if it has at least three letters or digits in blocks with this confidence. */
const minLetters = 3
const minConfidence = 0.5

/** The maximum number of lines to recognize, largest first. */
const maxLines = 30

/** The size of thumbnails in YouTube's sidebar, in pixels. */
const sidebarSize = { width: 168, height: 94 } as const

/** Recognizes the text on an image, in reading order, with each line's contrast and its number of words readable at sidebar size. */
export async function recognizeText({ sharp }: NativePackages, ocr: Ocr, image: Bitmap): Promise<RecognizedBlock[]> {
  const quads = keepLargest(await ocr.detect(image))
  const small = await resize(sharp, image, sidebarSize)
  const blocks: RecognizedBlock[] = []
  for (const quad of sortByReadingOrder(quads)) {
    const { text, confidence, middles, line } = await ocr.recognize(image, quad)
    const words = splitWords(text).length
    if (words === 0 || confidence < minConfidence) continue
    const smallQuad = scaleToSidebar(quad, image)
    const luminances = mapLuminances(line)
    const contrasts = measureLetterContrasts(line, luminances, middles)
    const box = { left: 0, top: 0, width: line.width, height: lineHeight }
    blocks.push({
      text,
      confidence,
      words,
      readableWords: await countReadable(ocr, text, small, smallQuad),
      region: quadToRegion(quad, image),
      letters: regionsOfLetters(quad, line, middles, image).map((region, index) => ({
        region,
        contrast: contrasts[index] ?? 1,
      })),
      sidebarHeight: heightOf(smallQuad),
      isCut: isCutOff(image, quadToPixelRect(quad, image), findLuminances(luminances, box)),
    })
  }
  const letters = blocks.map(({ text }) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
  return letters.reduce((sum, count) => sum + count, 0) >= minLetters ? joinLines(blocks, image) : []
}

/**
 * The heights, in pixels at sidebar size, below which text counts as unreadable and above which it counts as readable. On 46 real
 * thumbnails, none of 81 words below the first height and 138 of 142 words above the second could be recognized again. Text between these
 * heights is recognized again at sidebar size.
 */
const unreadableHeight = 4
const readableHeight = 12

/** Counts the words of a text that can be read in its box on the small image. */
async function countReadable(ocr: Ocr, text: string, small: Bitmap, quad: Quad): Promise<number> {
  const height = heightOf(quad)
  if (height < unreadableHeight) return 0
  if (height > readableHeight) return splitWords(text).length
  const again = await ocr.recognize(small, quad)
  return again.confidence < minConfidence ? 0 : countReadableWords(text, again.text)
}

const heightOf = (quad: Quad) => Math.min(distance(quad[0], quad[3]), distance(quad[0], quad[1]))

/** Returns the region of each letter, given by its middle on the straightened line. Each is half as wide as the line is high. */
function regionsOfLetters(quad: Quad, { width }: LineImage, middles: readonly number[], image: Bitmap): Region[] {
  const [a, b, c, d] = rotateVertical(quad)
  const between = (from: Point, to: Point, share: number): Point => [
    from[0] + share * (to[0] - from[0]),
    from[1] + share * (to[1] - from[1]),
  ]
  return middles.map((middle) => {
    const [from, to] = [(middle - lineHeight / 4) / width, (middle + lineHeight / 4) / width]
    return quadToRegion([between(a, b, from), between(a, b, to), between(d, c, to), between(d, c, from)], image)
  })
}

function keepLargest(quads: readonly Quad[]): Quad[] {
  const area = ([a, b, c, d]: Quad) => Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2
  return [...quads].sort((a, b) => area(b) - area(a)).slice(0, maxLines)
}

/** Scales a box to the small image. */
function scaleToSidebar(quad: Quad, { width, height }: Bitmap): Quad {
  const [x, y] = [sidebarSize.width / width, sidebarSize.height / height]
  const [a, b, c, d] = quad
  const to = (point: Quad[number]) => [point[0] * x, point[1] * y] as const
  return [to(a), to(b), to(c), to(d)]
}
