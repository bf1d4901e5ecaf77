import { loadSharp } from './packages.ts'

/** The size of a link's preview, in pixels, that fits the cards of all networks (1.91:1). */
export const collageSize = { width: 1200, height: 630 } as const

const gap = 20
const background = '#0f1114'
const quality = 80
/** Width by height of a thumbnail. */
const ratio = 16 / 9

/**
 * Returns pictures side by side in one JPEG file of {@link collageSize}, in reading order and in as few rows as keeps them
 * large; a last row that is not full is centered. Throws for no picture and for one that cannot be read.
 */
export async function drawCollage(pictures: readonly Buffer[]): Promise<Buffer> {
  const sharp = await loadSharp()
  const columns = Math.ceil(Math.sqrt(pictures.length))
  const rows = Math.ceil(pictures.length / columns)
  const { width, height } = collageSize
  const most = { width: (width - gap) / columns - gap, height: (height - gap) / rows - gap }
  const tileWidth = Math.floor(Math.min(most.width, most.height * ratio))
  const tile = { width: tileWidth, height: Math.round(tileWidth / ratio) }
  /** Where `count` tiles begin that are centered in a length. */
  const startOf = (length: number, count: number, side: number) => (length - count * side - (count - 1) * gap) / 2
  const drawn = pictures.map(async (picture, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    const inRow = Math.min(columns, pictures.length - row * columns)
    return {
      input: await sharp(picture)
        .resize({ ...tile, fit: 'cover' })
        .toBuffer(),
      left: Math.round(startOf(width, inRow, tile.width) + column * (tile.width + gap)),
      top: Math.round(startOf(height, rows, tile.height) + row * (tile.height + gap)),
    }
  })
  return sharp({ create: { width, height, channels: 3, background } })
    .composite(await Promise.all(drawn))
    .jpeg({ quality })
    .toBuffer()
}
