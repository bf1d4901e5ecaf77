import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { CheckedThumbnail } from '#shared/contract/advice.ts'
import { checksVersion } from '#shared/thumbnail/version.ts'
import { useSession } from '#web/lib/services.tsx'
import type { StoredThumbnails } from '../open-video.ts'
import { toDataUrl } from './data-url.ts'

const Stored = z.object({
  user: z.optional(z.string()),
  /** The version of the checks. */
  version: z.literal(checksVersion),
  /** Their URLs contain the images. */
  pictures: z.array(CheckedThumbnail),
  lead: z.optional(z.string()),
})
type Content = Pick<z.infer<typeof Stored>, 'pictures' | 'lead'>

const key = 'viewcraft.thumbnail'
const nothing: Content = { pictures: [] }

/** The thumbnails of an unsaved video. They are stored in this tab until sign-out. */
export function useTabThumbnails() {
  const { user } = useSession()
  const userId = user?.id
  const [content, setContent] = useState(() => read(userId))
  useEffect(() => store(content, userId), [content, userId])
  const { pictures, lead } = content
  const thumbnails: StoredThumbnails = {
    draftId: undefined,
    pictures,
    lead: pictures.some(({ thumbnail }) => thumbnail === lead) ? lead : pictures[0]?.thumbnail,
    setLead: (thumbnail) => setContent((before) => ({ ...before, lead: thumbnail })),
    add: (picture, file) => {
      setContent(({ pictures }) => ({ pictures: [...pictures, picture], lead: picture.thumbnail }))
      // The URL of the picture expires.
      const show = (url: string) =>
        setContent((before) => ({
          ...before,
          pictures: before.pictures.map((stored) =>
            stored.thumbnail === picture.thumbnail ? { ...stored, url } : stored,
          ),
        }))
      void createCopy(file).then(show, () => undefined)
    },
    remove: (thumbnail) =>
      setContent((before) => ({
        ...before,
        pictures: before.pictures.filter((stored) => stored.thumbnail !== thumbnail),
      })),
  }
  return {
    thumbnails,
    clear: () => {
      setContent(nothing)
      // Stored at once, because the user may leave the screen.
      store(nothing, userId)
    },
  }
}

/** Returns the thumbnails of this tab. Discards thumbnails that are unreadable, belong to another user, or were checked by another version. */
function read(user: string | undefined): Content {
  try {
    const { user: owner, pictures, lead } = z.parse(Stored, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return owner === user ? { pictures, lead } : nothing
  } catch {
    return nothing
  }
}

function store({ pictures, lead }: Content, user: string | undefined): void {
  try {
    const stored: z.infer<typeof Stored> = { user, version: checksVersion, pictures, lead }
    if (pictures.length > 0) sessionStorage.setItem(key, JSON.stringify(stored))
    else sessionStorage.removeItem(key)
  } catch {
    // The storage is full. Without this, older thumbnails would reappear after a reload.
    sessionStorage.removeItem(key)
  }
}

/** The longer side of a copy, in pixels. */
const copySide = 1280

/** Returns an image as a data URL, small enough to be stored. */
async function createCopy(file: File): Promise<string> {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, copySide / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  image.close()
  return toDataUrl(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }))
}
