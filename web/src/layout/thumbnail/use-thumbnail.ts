import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { Output } from '#shared/contract/endpoint.ts'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError, type Call } from '#web/lib/api.ts'
import { useServices } from '#web/lib/services.tsx'
import { upload } from '#web/lib/upload.ts'
import { emptySlot, reduceSlot, type SlotEvent } from './slot-state.ts'

/** The result of the function's checks. Its `thumbnail` identifies the image from then on. */
export type CheckResult = Output<typeof contract.advice.thumbnail>

/** The outcome of processing: the checks, or why there are none. Empty if there was no image. */
export interface Outcome {
  readonly checked?: CheckResult
  readonly problem?: ErrorCode
  /** Whether the image was removed during processing and not replaced. */
  readonly isAbandoned?: true
}

/**
 * Manages a slot for a thumbnail. Each image is immediately checked in the browser, uploaded and checked by the function. Then
 * `onChecked` is called, and the slot is empty again.
 */
export function useThumbnail(onChecked: (checked: CheckResult, file: File) => void) {
  const { call } = useServices()
  const [slot, dispatch] = useReducer(reduceSlot, emptySlot)
  const running = useRef<AbortController>(null)
  const work = useRef<Promise<Outcome>>(undefined)
  const latest = useRef(onChecked)
  useEffect(() => {
    latest.current = onChecked
  })
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
        if (!signal.aborted) {
          dispatch({ type: 'removed' })
          latest.current(checked, file)
        }
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
  return {
    ...slot,
    addFile: (file: File) => start(file, URL.createObjectURL(file)),
    reject: (rejection: string) => dispatch({ type: 'rejected', rejection }),
    retry: () => {
      if (slot.stage !== 'empty') start(slot.file, slot.url)
    },
    remove: () => {
      abandon()
      dispatch({ type: 'removed' })
    },
    /** Waits until the current image, or one that replaces it in the meantime, is processed. */
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
 * Checks a file in the browser, uploads it, and makes the function run the checks that need a model. A broken file is not
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
