import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import type { Thumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useSession } from '#web/lib/services.tsx'
import { toDataUrl } from './data-url.ts'

const Stored = z.object({
  user: z.optional(z.string()),
  /** The id of the video's draft. Absent for an unsaved video. */
  video: z.optional(z.string()),
  name: z.string(),
  type: z.string(),
  /** A data URL of the image. */
  url: z.string(),
})

const key = 'viewcraft.upload'
/** Session storage holds about five million characters. A larger image is not stored. */
const maxBytes = 3_000_000

/** Restarts a thumbnail upload that a reload or a change of screen interrupted. Until it is finished, the file is stored in this tab. */
export function useUnfinishedUpload({ stage, file, addFile }: Thumbnail, draftId: string | undefined): void {
  const { user } = useSession()
  const userId = user?.id
  const unfinished = stage === 'failed' ? undefined : file
  const atMount = useRef({ addFile, userId, draftId })
  const previous = useRef<File>(undefined)
  useEffect(() => {
    const { addFile, userId, draftId } = atMount.current
    const unfinished = read(userId, draftId)
    if (unfinished) addFile(unfinished)
  }, [])
  useEffect(() => {
    const isOver = previous.current !== undefined && previous.current !== unfinished
    previous.current = unfinished
    if (isOver) sessionStorage.removeItem(key)
    if (!unfinished || unfinished.size > maxBytes) return
    let isCurrent = true
    const { name, type } = unfinished
    const store = (url: string) => {
      const stored: z.infer<typeof Stored> = { user: userId, video: draftId, name, type, url }
      if (isCurrent) sessionStorage.setItem(key, JSON.stringify(stored))
    }
    // The storage may be full, or the file may have changed on disk. A reload then loses the upload.
    void toDataUrl(unfinished)
      .then(store)
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [unfinished, userId, draftId])
}

/** Returns the file whose upload was interrupted. Discards a file that is unreadable or belongs to another user. */
function read(user: string | undefined, draftId: string | undefined): File | undefined {
  const text = sessionStorage.getItem(key)
  if (text === null) return undefined
  try {
    const { name, type, url, ...owner } = z.parse(Stored, JSON.parse(text))
    if (owner.user !== user) throw new Error('The file belongs to another user.')
    if (owner.video !== draftId) return undefined
    const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (character) => character.charCodeAt(0))
    return new File([bytes], name, { type })
  } catch {
    sessionStorage.removeItem(key)
    return undefined
  }
}
