import { useCallback, useEffect, useReducer, useRef } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { useServices } from '#web/lib/services.tsx'
import { upload } from '#web/lib/upload.ts'
import { type CheckResult, emptySlot, reduceSlot, type SlotEvent, type StoredThumbnail } from './slot-state.ts'

/** The outcome of processing: the checks, or why there are none. Empty if there was no image. */
export interface Outcome {
  readonly checked?: CheckResult
  readonly problem?: ErrorCode
  /** Whether the image was canceled or removed meanwhile and not replaced. */
  readonly isAbandoned?: true
}

/** Manages one thumbnail slot. Each image is checked in the browser, uploaded and checked by the function at once. */
export function useThumbnail() {
  const { call } = useServices()
  const [slot, dispatch] = useReducer(reduceSlot, emptySlot)
  const running = useRef<AbortController>(null)
  const work = useRef<Promise<Outcome>>(undefined)
  const { url } = slot
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url)
    },
    [url],
  )
  const abandon = useCallback(() => {
    running.current?.abort()
    work.current = undefined
  }, [])
  useEffect(() => abandon, [abandon])

  const start = (file: File, address: string) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    // After an abort, the slot may already show another image.
    const report = (event: SlotEvent) => {
      if (!signal.aborted) dispatch(event)
    }
    dispatch({ type: 'started', file, url: address })
    work.current = processImage(file, { call, signal, report }).then(
      (checked) => {
        report({ type: 'checked', checked })
        return { checked }
      },
      (error: unknown) => {
        const problem = error instanceof ApiError ? error.code : 'internal'
        report({ type: 'failed', problem })
        return { problem }
      },
    )
  }
  const waitUntilProcessed = async (): Promise<Outcome> => {
    const waitedFor = work.current
    const outcome = await waitedFor
    if (work.current === waitedFor) return outcome ?? {}
    return work.current ? waitUntilProcessed() : { isAbandoned: true }
  }
  const restore = ({ file, checked, stopped }: StoredThumbnail) => {
    const address = URL.createObjectURL(file)
    if (checked) {
      dispatch({ type: 'restored', file, url: address, checked })
      work.current = Promise.resolve({ checked })
    } else if (stopped) {
      dispatch({ type: 'restored_stopped', file, url: address, stopped })
      if (stopped !== 'cancelled') work.current = Promise.resolve({ problem: stopped })
      void examine(file).then(
        (browserChecks) => dispatch({ type: 'examined', url: address, browserChecks }),
        () => undefined,
      )
    } else start(file, address)
  }
  const expire = (thumbnail: string) => {
    dispatch({ type: 'expired', thumbnail })
    work.current = work.current?.then((outcome) =>
      outcome.checked?.thumbnail === thumbnail ? { problem: 'thumbnail_not_found' } : outcome,
    )
  }
  return {
    ...slot,
    /** Shows a stored image. If its checks were running, they start again, which uploads it again. */
    restore,
    /** Discards the checks of an image whose results are no longer stored. Another image keeps its own. */
    expire,
    addFile: (file: File) => start(file, URL.createObjectURL(file)),
    reject: (rejection: string) => dispatch({ type: 'refused', rejection }),
    retry: () => {
      if (slot.stage !== 'empty') start(slot.file, slot.url)
    },
    cancel: () => {
      abandon()
      dispatch({ type: 'cancelled' })
    },
    remove: () => {
      abandon()
      dispatch({ type: 'removed' })
    },
    /** Waits until the current image, or one that replaces it meanwhile, is processed. */
    waitUntilProcessed,
  }
}

export type Thumbnail = ReturnType<typeof useThumbnail>

/** Checks a file in the browser. The code is loaded on demand. */
const examine = async (file: File) => (await import('./browser-checks.ts')).runBrowserChecks(file)

interface Examination {
  readonly call: Call
  readonly signal: AbortSignal
  readonly report: (event: SlotEvent) => void
}

/**
 * Checks a file in the browser, uploads it, and has the function run the checks that need a model. A broken file is not
 * uploaded. Rejects with `ApiError`, or with the signal's reason if it is aborted.
 */
async function processImage(file: File, { call, signal, report }: Examination): Promise<CheckResult> {
  const browserChecks = await examine(file)
  signal.throwIfAborted()
  report({ type: 'uploading', browserChecks, uploadedShare: 0 })
  const { upload: id, url, fields } = await call(contract.advice.upload, { type: browserChecks.type }, signal)
  await upload({ url, fields }, file, {
    signal,
    onProgress: (uploadedShare) => report({ type: 'uploading', browserChecks, uploadedShare }),
  })
  report({ type: 'checking', browserChecks })
  return call(contract.advice.thumbnail, { upload: id }, signal)
}
