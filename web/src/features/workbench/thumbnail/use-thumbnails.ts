import { useEffect, useRef, useState } from 'react'
import { type Thumbnail, useThumbnail } from '#web/layout/thumbnail/use-thumbnail.ts'
import { useSession } from '#web/lib/services.tsx'

export const slotNames = ['a', 'b'] as const
export type SlotName = (typeof slotNames)[number]

/** The thumbnail and, while comparing, a second one. */
export interface Thumbnails {
  readonly a: Thumbnail
  readonly b: Thumbnail
  readonly isComparing: boolean
  /** The thumbnail to analyze. */
  readonly chosen: SlotName
  readonly choose: (name: SlotName) => void
  readonly startComparing: () => void
  /** Ends the comparison and keeps the chosen thumbnail. */
  readonly stopComparing: () => void
}

/** Manages one or two slots. If the second one is kept, it becomes slot A, which is stored in this tab. */
export function useThumbnails(): Thumbnails {
  const first = useThumbnail()
  const second = useThumbnail()
  const [isSwapped, setIsSwapped] = useState(false)
  const [isComparing, setIsComparing] = useState(false)
  const [chosen, choose] = useState<SlotName>('a')
  const [a, b] = isSwapped ? [second, first] : [first, second]
  useStoredThumbnail(a)
  const stopComparing = () => {
    const removed = chosen === 'a' ? b : a
    removed.remove()
    setIsSwapped(chosen === 'b' ? !isSwapped : isSwapped)
    choose('a')
    setIsComparing(false)
  }
  return { a, b, isComparing, chosen, choose, startComparing: () => setIsComparing(true), stopComparing }
}

/** Loaded on demand, and best effort: without it, a reload forgets the thumbnail. */
type Store = typeof import('./stored-thumbnail.ts')
const withStore = (use: (store: Store) => unknown) => void import('./stored-thumbnail.ts').then(use, () => undefined)

/** Restores a slot from this tab's storage, and stores its changes. */
function useStoredThumbnail({ stage, file, checked, problem, restore }: Thumbnail) {
  const { user } = useSession()
  const userId = user?.id
  const stopped = stage === 'cancelled' ? stage : problem
  const latest = useRef<File>(undefined)
  const atMount = useRef({ restore, userId })
  useEffect(() => {
    const { restore, userId } = atMount.current
    withStore(({ readThumbnail }) => {
      const stored = readThumbnail(userId)
      if (stored && !latest.current) restore(stored)
    })
  }, [])
  useEffect(() => {
    const previous = latest.current
    latest.current = file
    const isCurrent = () => latest.current === file
    if (file) withStore((store) => store.storeThumbnail({ file, checked, stopped }, userId, isCurrent))
    else if (previous) withStore((store) => store.deleteStoredThumbnail())
  }, [file, checked, stopped, userId])
}
