import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import type { Thumbnail } from './use-thumbnail.ts'

interface Settled {
  /** Whether anybody still waits, and for a thumbnail that is still there. */
  readonly isCurrent: boolean
  /** What the thumbnail is called, once it is checked. */
  readonly hash: string | undefined
  /** Why it is not. */
  readonly problem: ErrorCode | undefined
}

/** Waiting for a thumbnail's checks and what is wanted besides, which may be given up. */
export function useSettled() {
  const [isWaiting, setWaiting] = useState(false)
  const turn = useRef(0)
  const giveUp = useCallback(() => {
    turn.current += 1
  }, [])
  useEffect(() => giveUp, [giveUp])
  const cancel = () => {
    giveUp()
    setWaiting(false)
  }
  const wait = async (thumbnail: Thumbnail, besides: Promise<unknown>): Promise<Settled> => {
    const mine = ++turn.current
    setWaiting(true)
    const [{ checked, problem, isGivenUp }] = await Promise.all([thumbnail.settled(), besides])
    const isMine = mine === turn.current
    if (isMine) setWaiting(false)
    return { isCurrent: isMine && !isGivenUp, hash: checked?.thumbnail, problem }
  }
  return { isWaiting, wait, cancel }
}
