import { Failure } from '#functions/lib/failure.ts'
import { detectFileType } from '#shared/thumbnail/file-type.ts'
import { maxThumbnailBytes, maxThumbnailPixels } from '#shared/thumbnail/kinds.ts'
import type { Bitmap } from './bitmap.ts'
import type { NativePackages } from './packages.ts'

/** A decoded thumbnail: its original size, and its pixels, rotated upright and scaled to at most 1280 in width and height. */
export interface DecodedThumbnail {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly bitmap: Bitmap
}

/** The maximum side of the analyzed image in pixels: YouTube's own size for thumbnails. */
const workingSize = 1280

/** Markup that occurs in polyglot files, which are both a web page and an image. */
const markup = /<(?:script|html|!doctype|iframe)/i

/**
 * Decodes an untrusted file. Checks its length, its first bytes and the size in its header before it decodes any pixels.
 * Transparency becomes white, only the first frame of an animation is used, and metadata is dropped after its orientation
 * is applied. Throws Failure `image_empty`, `image_too_large`, `image_type_unsupported`, `image_too_many_pixels` or `image_corrupt`.
 */
export async function decodeThumbnail(sharp: NativePackages['sharp'], file: Buffer): Promise<DecodedThumbnail> {
  if (file.length === 0) throw new Failure('image_empty')
  if (file.length > maxThumbnailBytes) throw new Failure('image_too_large')
  if (!detectFileType(file) || markup.test(file.toString('latin1'))) throw new Failure('image_type_unsupported')
  // Reads the header only. Without `limitInputPixels: false`, sharp would report a large image as broken.
  const { autoOrient, width, height } = await orBroken(sharp(file, { limitInputPixels: false }).metadata())
  if (width * height > maxThumbnailPixels) throw new Failure('image_too_many_pixels')
  const { data, info } = await orBroken(
    sharp(file, { limitInputPixels: maxThumbnailPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(workingSize, workingSize, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const bitmap = { data, width: info.width, height: info.height }
  return { ...autoOrient, bytes: file.length, bitmap }
}

/** Converts the errors that sharp throws for invalid files to `image_corrupt`. */
const orBroken = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => Promise.reject(new Failure('image_corrupt', undefined, { cause })))
