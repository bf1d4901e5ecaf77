import sharp from 'sharp'
import { beforeEach, vi } from 'vitest'
import { analysisSize } from '#shared/thumbnail/pixels.ts'

/** A decoded image that is already resized, because sharp is asynchronous and drawing on a canvas is not. */
interface Bitmap {
  readonly width: number
  readonly height: number
  readonly small: Uint8ClampedArray
  readonly close: () => void
}

const { width, height } = analysisSize

/** Decodes an image. Rejects if the file is not an image, as browsers do. */
async function createImageBitmap(file: Blob): Promise<Bitmap> {
  const image = sharp(Buffer.from(await file.arrayBuffer()), { failOn: 'truncated' })
  const metadata = await image.metadata()
  const small = await image.resize(width, height, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return { width: metadata.width, height: metadata.height, small: new Uint8ClampedArray(small), close: () => {} }
}

/** A canvas without transparency: black where nothing was painted, as in a JPEG. */
class OffscreenCanvas {
  readonly data = new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : 0))

  getContext() {
    const { data } = this
    return {
      fillStyle: '',
      fillRect() {
        if (this.fillStyle !== 'white') throw new Error('This canvas has white paint only')
        data.fill(255)
      },
      drawImage: ({ small }: Bitmap) => {
        for (const [at, value] of small.entries()) {
          const alpha = (small[at - (at % 4) + 3] ?? 0) / 255
          if (at % 4 < 3) data[at] = value * alpha + (data[at] ?? 0) * (1 - alpha)
        }
      },
      getImageData: () => ({ data, width, height }),
    }
  }

  async convertToBlob({ quality }: { quality: number }) {
    const jpeg = sharp(this.data, { raw: { width, height, channels: 4 } }).jpeg({ quality: quality * 100 })
    return new Blob([new Uint8Array(await jpeg.toBuffer())])
  }
}

/** Provides the image functions of browsers that our pages use, in every test of a file. */
export const provideCanvas = (): void =>
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', createImageBitmap)
    vi.stubGlobal('OffscreenCanvas', OffscreenCanvas)
  })

interface Drawing {
  readonly name?: string
  readonly width?: number
  readonly height?: number
  /** The two colors of the squares. */
  readonly colors?: readonly [string, string]
  readonly format?: 'png' | 'jpeg'
}

/** Draws an image file of squares in two colors, like a chessboard. */
export async function drawSquares(drawing: Drawing = {}): Promise<File> {
  const { width: wide = 1280, height: high = 720, colors = ['#c03020', '#104060'], format = 'png' } = drawing
  const squares = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3].map(
      (pair) => `<rect x="${2 * pair + (row % 2)}" y="${row}" width="1" height="1" fill="${colors[1]}"/>`,
    ),
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 8 4" preserveAspectRatio="none">
    <rect width="8" height="4" fill="${colors[0]}"/>${squares.join('')}</svg>`
  const bytes = await sharp(Buffer.from(svg)).removeAlpha().toFormat(format).toBuffer()
  return new File([new Uint8Array(bytes)], drawing.name ?? `drawing.${format}`, { type: `image/${format}` })
}
