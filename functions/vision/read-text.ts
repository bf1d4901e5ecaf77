import { type Bitmap, resize } from './bitmap.ts'
import type { RecognizedBlock } from './content-checks.ts'
import { distance, type Quad } from './ocr/geometry.ts'
import type { Ocr } from './ocr/ocr.ts'
import type { NativePackages } from './packages.ts'
import { countReadableWords } from './readability.ts'
import { quadToPixelRect, quadToRegion } from './region.ts'
import { measureTextContrast } from './text-contrast.ts'
import { joinLines, sortByReadingOrder } from './text-lines.ts'
import { splitWords } from './words.ts'

/** DESIGN: text is there from three letters or digits, each block of them read with a confidence of a half. */
const leastLetters = 3
const leastConfidence = 0.5

/** More lines than this no thumbnail has; the largest are read. */
const mostLines = 30

/** What a sidebar shows of a thumbnail, in pixels. */
const sidebar = { width: 168, height: 94 } as const

/** The text on an image in reading order, each line with how it stands out and what of it is still read when small. */
export async function recognizeText({ sharp }: NativePackages, ocr: Ocr, image: Bitmap): Promise<RecognizedBlock[]> {
  const quads = largest(await ocr.detect(image))
  const small = await resize(sharp, image, sidebar)
  const blocks: RecognizedBlock[] = []
  for (const quad of sortByReadingOrder(quads)) {
    const { text, confidence } = await ocr.recognize(image, quad)
    const words = splitWords(text).length
    if (words === 0 || confidence < leastConfidence) continue
    const readableWords = await countReadable(ocr, text, small, scaled(quad, image))
    const contrast = measureTextContrast(image, quadToPixelRect(quad, image))
    blocks.push({ text, confidence, words, readableWords, region: quadToRegion(quad, image), contrast })
  }
  const letters = blocks.map(({ text }) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0)
  return letters.reduce((sum, count) => sum + count, 0) >= leastLetters ? joinLines(blocks, image) : []
}

/**
 * How high a box is that nobody reads, and one that anybody reads, in pixels of the small image: on 46 real thumbnails
 * none of 81 words below the one could be read again, and 138 of 142 above the other. What is between is read again.
 */
const unreadable = 4
const surelyRead = 12

/** How many words of a text can be read in its box on the small image. */
async function countReadable(ocr: Ocr, text: string, small: Bitmap, quad: Quad): Promise<number> {
  const height = Math.min(distance(quad[0], quad[3]), distance(quad[0], quad[1]))
  if (height < unreadable) return 0
  if (height > surelyRead) return splitWords(text).length
  const again = await ocr.recognize(small, quad)
  return again.confidence < leastConfidence ? 0 : countReadableWords(text, again.text)
}

function largest(quads: readonly Quad[]): Quad[] {
  const area = ([a, b, c, d]: Quad) => Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2
  return [...quads].sort((a, b) => area(b) - area(a)).slice(0, mostLines)
}

/** The same box on the small image. */
function scaled(quad: Quad, { width, height }: Bitmap): Quad {
  const [x, y] = [sidebar.width / width, sidebar.height / height]
  const [a, b, c, d] = quad
  const to = (point: Quad[number]) => [point[0] * x, point[1] * y] as const
  return [to(a), to(b), to(c), to(d)]
}
