import { linkPictureSize } from '#shared/public-pages.ts'
import { loadSharp } from './packages.ts'

const gap = 20
const background = '#0f1114'
const quality = 80
/** The aspect ratio of a thumbnail. */
const ratio = 16 / 9

/**
 * Arranges pictures in one JPEG file of {@link linkPictureSize}, in reading order, with about as many rows as columns. A last row that is
 * not full is centered. Throws if there are no pictures or if a picture cannot be read.
 */
export async function drawCollage(pictures: readonly Buffer[]): Promise<Buffer> {
  const sharp = await loadSharp()
  const columns = Math.ceil(Math.sqrt(pictures.length))
  const rows = Math.ceil(pictures.length / columns)
  const { width, height } = linkPictureSize
  const maxTile = { width: (width - gap) / columns - gap, height: (height - gap) / rows - gap }
  const tileWidth = Math.floor(Math.min(maxTile.width, maxTile.height * ratio))
  const tile = { width: tileWidth, height: Math.round(tileWidth / ratio) }
  /** Returns where the first of `count` tiles starts so that they are centered in a length. */
  const startOf = (length: number, count: number, side: number) => (length - count * side - (count - 1) * gap) / 2
  const drawn = pictures.map(async (picture, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
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
