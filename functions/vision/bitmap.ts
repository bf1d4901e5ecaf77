import type { NativePackages } from './packages.ts'

/** A decoded image: three bytes a pixel (red, green, blue, in sRGB), row after row. */
export interface Bitmap {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A rectangle of whole pixels. */
export interface PixelRect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Sharp = NativePackages['sharp']

/** The image, or a part of it, at another size, its shape disregarded. */
export async function resize(
  sharp: Sharp,
  { data, width, height }: Bitmap,
  to: { readonly width: number; readonly height: number },
  cut: PixelRect = { left: 0, top: 0, width, height },
): Promise<Bitmap> {
  const resized = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract(cut)
    .resize(to.width, to.height, { fit: 'fill' })
    .raw()
    .toBuffer()
  return { data: resized, ...to }
}

/** The image as a JPEG file, without any metadata. */
export const toJpeg = (sharp: Sharp, { data, width, height }: Bitmap, quality: number): Promise<Buffer> =>
  sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer()
