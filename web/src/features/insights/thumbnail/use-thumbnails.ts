import { useState } from 'react'
import { type Thumbnail, useThumbnail } from './use-thumbnail.ts'

export const slotNames = ['a', 'b'] as const
export type SlotName = (typeof slotNames)[number]

/** The thumbnail under work, and a second one while two are compared. */
export interface Thumbnails {
  readonly a: Thumbnail
  readonly b: Thumbnail
  readonly comparing: boolean
  /** The one that an analysis is about. */
  readonly chosen: SlotName
  readonly choose: (name: SlotName) => void
  readonly compare: () => void
  /** Ends comparing: the chosen one stays. */
  readonly stop: () => void
}

/** Holds the two places, first one alone; which of them is called A changes when the other one stays alone. */
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
