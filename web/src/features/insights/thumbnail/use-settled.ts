import { useRef, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import type { Thumbnail } from './use-thumbnail.ts'

interface Settled {
  /** Whether anybody still waits for it. */
  readonly isStill: boolean
  /** What the thumbnail is called, once it is checked. */
  readonly hash?: string
  /** Why it is not. */
  readonly problem?: ErrorCode
}

/** Waiting for a thumbnail's checks and what is wanted besides, which may be given up. */
export function useSettled() {
  const [isWaiting, setWaiting] = useState(false)
  const turn = useRef(0)
  const cancel = () => {
    turn.current += 1
    setWaiting(false)
  }
  const wait = async (thumbnail: Thumbnail, besides: Promise<unknown>): Promise<Settled> => {
    const mine = ++turn.current
    setWaiting(true)
    const [outcome] = await Promise.all([thumbnail.settled(), besides])
    const isStill = mine === turn.current
    if (isStill) setWaiting(false)
    if (typeof outcome === 'string') return { isStill, problem: outcome }
    return outcome ? { isStill, hash: outcome.thumbnail } : { isStill }
  }
  return { isWaiting, wait, cancel }
}
