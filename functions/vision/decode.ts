import { Failure } from '#functions/lib/failure.ts'
import { detectFileType } from '#shared/thumbnail/file-type.ts'
import { maxThumbnailBytes, maxThumbnailPixels } from '#shared/thumbnail/kinds.ts'
import type { Bitmap } from './bitmap.ts'
import type { NativePackages } from './packages.ts'

/** A thumbnail decoded: its true size, and its pixels, upright, at no more than 1280 in width or height. */
export interface DecodedThumbnail {
  readonly width: number
  readonly height: number
  readonly bytes: number
  readonly bitmap: Bitmap
}

/** What is looked at: YouTube's own size for thumbnails, in pixels. */
const workingSize = 1280

/** Markup no image needs: a file that is a page to some and an image to others. */
const markup = /<(?:script|html|!doctype|iframe)/i

/**
 * Decodes a file that anybody may have sent. Its length, its first bytes and the size in its header are judged before a
 * pixel is; transparency becomes white, an animation its first image, and metadata is dropped once it has told which
 * side is up. Throws Failure `image_empty`, `image_too_large`, `image_type`, `image_too_many_pixels` or `image_broken`.
 */
export async function decodeThumbnail(sharp: NativePackages['sharp'], file: Buffer): Promise<DecodedThumbnail> {
  if (file.length === 0) throw new Failure('image_empty')
  if (file.length > maxThumbnailBytes) throw new Failure('image_too_large')
  if (!detectFileType(file) || markup.test(file.toString('latin1'))) throw new Failure('image_type')
  // The header alone: nothing is decoded yet, and sharp's own limit would call a larger image broken.
  const { autoOrient, width, height } = await readable(sharp(file, { limitInputPixels: false }).metadata())
  if (width * height > maxThumbnailPixels) throw new Failure('image_too_many_pixels')
  const { data, info } = await readable(
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

/** sharp fails with an Error for whatever is wrong with a file. */
const readable = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => Promise.reject(new Failure('image_broken', undefined, { cause })))
