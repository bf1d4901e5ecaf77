import type { Pixels } from '#shared/thumbnail/pixels.ts'
import type { NativePackages } from './packages.ts'

/** A decoded image: three bytes per pixel (red, green, blue; sRGB), row by row. */
export interface Bitmap {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A rectangle in whole pixels. */
export interface PixelRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Sharp = NativePackages['sharp']

/** Converts an image to the pixel format of a canvas. Its numbers, 0 to 255, may have fractions. */
export function toPixels({ data, width, height }: Omit<Bitmap, 'data'> & { readonly data: ArrayLike<number> }): Pixels {
  const pixels = new Uint8Array(width * height * 4).fill(255)
  for (let index = 0; index < width * height; index++)
    for (let channel = 0; channel < 3; channel++)
      pixels[index * 4 + channel] = Math.round(data[index * 3 + channel] ?? 0)
  return { data: pixels, width, height }
}

/** Resizes an image without preserving the aspect ratio. */
export async function resize(
  sharp: Sharp,
  { data, width, height }: Bitmap,
  to: { readonly width: number; readonly height: number },
): Promise<Bitmap> {
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(to.width, to.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: resized, ...to }
}

/** Encodes an image as a JPEG file without metadata. */
export const toJpeg = (sharp: Sharp, { data, width, height }: Bitmap, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
