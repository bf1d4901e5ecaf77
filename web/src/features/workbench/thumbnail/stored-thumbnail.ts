import * as z from 'zod/mini'
import { CheckedThumbnail } from '#shared/contract/advice.ts'
import { errorCodes } from '#shared/errors.ts'
import { checksVersion } from '#shared/thumbnail/version.ts'
import type { StoredThumbnail } from '#web/layout/thumbnail/slot-state.ts'

const Stored = z.object({
  user: z.optional(z.string()),
  name: z.string(),
  type: z.string(),
  /** In base64. */
  image: z.string(),
  /** The version of the checks in `checked`. */
  version: z.optional(z.int()),
  checked: z.catch(z.optional(CheckedThumbnail), undefined),
  stopped: z.optional(z.enum(['cancelled', ...errorCodes])),
})

const key = 'viewcraft.thumbnail'
/** Session storage holds about five million characters. A larger image is stored as a smaller copy, for display. */
const maxBytes = 3_000_000
/** The longer side of a copy, in pixels. */
const copySide = 1280

/** Stores a thumbnail in this tab, unless `isCurrent` is false by then. A large one is stored once it is checked. */
export async function storeThumbnail(
  { file, checked, stopped }: StoredThumbnail,
  user: string | undefined,
  isCurrent: () => boolean,
): Promise<void> {
  try {
    const image = file.size <= maxBytes ? file : checked && (await createSmallerCopy(file))
    // The previous thumbnail would otherwise come back after a reload.
    if (!image) return isCurrent() ? deleteStoredThumbnail() : undefined
    const [, base64 = ''] = (await toDataUrl(image)).split(',')
    const stored: z.infer<typeof Stored> = {
      user,
      name: file.name,
      type: image.type,
      image: base64,
      version: checksVersion,
      checked,
      stopped,
    }
    if (isCurrent()) sessionStorage.setItem(key, JSON.stringify(stored))
  } catch {
    // The storage is full, or the file has changed on disk.
    if (isCurrent()) deleteStoredThumbnail()
  }
}

/** Returns the thumbnail of this tab, without checks of another version. Forgets what is unreadable or another user's. */
export function readThumbnail(user: string | undefined): StoredThumbnail | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  try {
    const { name, type, image, version, checked, stopped, user: owner } = z.parse(Stored, JSON.parse(text))
    if (owner !== user) throw new Error('another user’s')
    const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
    const file = new File([bytes], name, { type })
    return { file, checked: version === checksVersion ? checked : undefined, stopped }
  } catch {
    deleteStoredThumbnail()
    return undefined
  }
}

export const deleteStoredThumbnail = () => sessionStorage.removeItem(key)

const toDataUrl = (image: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })

async function createSmallerCopy(file: File): Promise<Blob> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, copySide / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  image.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
}
