import { useState } from 'react'
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

/** Manages one or two slots. If the second one is kept, it becomes slot A. */
export function useThumbnails(): Thumbnails {
  const first = useThumbnail()
  const second = useThumbnail()
  const [swapped, setSwapped] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [chosen, choose] = useState<SlotName>('a')
  const [a, b] = swapped ? [second, first] : [first, second]
  const stop = () => {
    const leaving = chosen === 'a' ? b : a
    leaving.remove()
    setSwapped(chosen === 'b' ? !swapped : swapped)
    choose('a')
    setComparing(false)
  }
  return { a, b, comparing, chosen, choose, compare: () => setComparing(true), stop }
}
