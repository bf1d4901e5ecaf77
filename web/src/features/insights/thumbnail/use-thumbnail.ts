import { useCallback, useEffect, useRef, useState } from 'react'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError } from '#web/lib/api.ts'
import { useServices } from '#web/lib/services.tsx'
import { type Checked, examine } from './examine.ts'
import type { Look } from './look.ts'

/** A place for one thumbnail, and what is in it. */
export interface Slot {
  readonly stage: 'empty' | 'looking' | 'uploading' | 'checking' | 'done' | 'failed' | 'cancelled'
  readonly file?: File
  /** The file's address within this page. */
  readonly url?: string
  /** What the browser sees by itself; stays whatever becomes of the rest. */
  readonly look?: Look
  /** How much of the file has gone, from 0 to 1. */
  readonly sent?: number
  readonly checked?: Checked
  /** Why there is no more than a look. */
  readonly problem?: ErrorCode
  /** Why the last drop was not taken. */
  readonly refused?: string
}

/** What became of a thumbnail that was waited for: its checks, why there are none, or nothing where there was none. */
export interface Outcome {
  readonly checked?: Checked
  readonly problem?: ErrorCode
  /** It was taken away meanwhile, and no other has come in its place. */
  readonly isGivenUp?: true
}

const empty: Slot = { stage: 'empty' }

/** One place for a thumbnail: what is dropped there is looked at, uploaded and checked at once. */
export function useThumbnail() {
  const { call } = useServices()
  const [slot, setSlot] = useState(empty)
  const running = useRef<AbortController>(null)
  const work = useRef<Promise<Outcome>>(undefined)
  const { url } = slot
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  const giveUp = useCallback(() => {
    running.current?.abort()
    work.current = undefined
  }, [])
  useEffect(() => giveUp, [giveUp])

  const start = (file: File, address: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    /** What comes after giving up belongs to nothing on the screen. */
    const change = (more: Partial<Slot>) => {
      if (!signal.aborted) setSlot((now) => ({ ...now, ...more }))
    }
    setSlot({ stage: 'looking', file, url: address })
    work.current = examine(file, { call, signal, onStep: change }).then(
      (checked) => {
        change({ stage: 'done', checked })
        return { checked }
      },
      (error: unknown) => {
        const problem = error instanceof ApiError ? error.code : 'internal'
        change({ stage: 'failed', problem })
        return { problem }
      },
    )
  }
  const settled = async (): Promise<Outcome> => {
    const waitedFor = work.current
    const outcome = await waitedFor
    if (work.current === waitedFor) return outcome ?? {}
    return work.current ? settled() : { isGivenUp: true }
  }
  return {
    ...slot,
    take: (file: File) => start(file, URL.createObjectURL(file)),
    refuse: (refused: string) => setSlot((now) => ({ ...now, refused })),
    again: () => slot.file && slot.url && start(slot.file, slot.url),
    cancel: () => {
      giveUp()
      setSlot((now) => ({ ...now, stage: 'cancelled' }))
    },
    remove: () => {
      giveUp()
      setSlot(empty)
    },
    /** Waits for the end of what is under way, and of what takes its place meanwhile. */
    settled,
  }
}

export type Thumbnail = ReturnType<typeof useThumbnail>
