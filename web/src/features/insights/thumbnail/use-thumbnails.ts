import { useEffect, useRef, useState } from 'react'
import { useSession } from '#web/lib/services.tsx'
import { forgetThumbnail, readThumbnail, storeThumbnail } from './stored-thumbnail.ts'
import { type Thumbnail, useThumbnail } from './use-thumbnail.ts'

export const slotNames = ['a', 'b'] as const
export type SlotName = (typeof slotNames)[number]

/** The thumbnail and, while comparing, a second one. */
export interface Thumbnails {
  readonly a: Thumbnail
  readonly b: Thumbnail
  readonly comparing: boolean
  /** The thumbnail to analyze. */
  readonly chosen: SlotName
  readonly choose: (name: SlotName) => void
  readonly compare: () => void
  /** Ends the comparison and keeps the chosen thumbnail. */
  readonly stop: () => void
}

/** Manages one or two slots. If the second one is kept, it becomes slot A, which is stored in this tab. */
export function useThumbnails(): Thumbnails {
  const first = useThumbnail()
  const second = useThumbnail()
  const [swapped, setSwapped] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [chosen, choose] = useState<SlotName>('a')
  const [a, b] = swapped ? [second, first] : [first, second]
  useStored(a)
  const stop = () => {
    const leaving = chosen === 'a' ? b : a
    leaving.remove()
    setSwapped(chosen === 'b' ? !swapped : swapped)
    choose('a')
    setComparing(false)
  }
  return { a, b, comparing, chosen, choose, compare: () => setComparing(true), stop }
}

/** Restores a slot from this tab's storage, and stores its changes. */
function useStored({ file, checked, restore }: Thumbnail) {
  const { user } = useSession()
  const userId = user?.id
  const atMount = useRef({ restore, userId })
  useEffect(() => {
    const { restore, userId } = atMount.current
    const stored = readThumbnail(userId)
    if (stored) restore(stored)
  }, [])
  const latest = useRef<File>(undefined)
  useEffect(() => {
    const previous = latest.current
    latest.current = file
    if (file) void storeThumbnail({ file, checked }, userId, () => latest.current === file)
    else if (previous) forgetThumbnail()
  }, [file, checked, userId])
}
