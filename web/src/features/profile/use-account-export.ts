import { useEffect, useRef, useState } from 'react'
import { contract } from '#shared/contract/index.ts'
import type { ErrorCode } from '#shared/errors.ts'
import { ApiError } from '#web/lib/api.ts'
import { download } from '#web/lib/download.ts'
import { useServices } from '#web/lib/services.tsx'

type Parts = Record<string, Record<string, unknown>[]>

/** The state of the export. `done` is the share that has been read, from 0 to 1. */
export type ExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'reading'; readonly done: number }
  | { readonly status: 'failed'; readonly code: ErrorCode }

/** Exports all data that we store about the user as a single file, page by page. A retry continues where it failed. */
export function useAccountExport(onDone: () => void): { state: ExportState; startExport: () => Promise<void> } {
  const { call } = useServices()
  const [state, setState] = useState<ExportState>({ status: 'idle' })
  const progress = useRef<{ parts: Parts; from?: string | undefined; done: number }>({ parts: {}, done: 0 })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const startExport = async () => {
    running.current = new AbortController()
    const { signal } = running.current
    const { parts } = progress.current
    try {
      do {
        setState({ status: 'reading', done: progress.current.done })
        const page = await call(contract.account.export, { from: progress.current.from }, signal)
        for (const [name, entries] of Object.entries(page.parts)) parts[name] = [...(parts[name] ?? []), ...entries]
        progress.current = { parts, from: page.next, done: page.progress }
      } while (progress.current.from !== undefined)
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', code: error instanceof ApiError ? error.code : 'internal' })
      return
    }
    const exportedAt = new Date().toISOString()
    const json = JSON.stringify({ exportedAt, ...parts }, undefined, 2)
    download(`viewcraft-account-${exportedAt.slice(0, 10)}.json`, new Blob([json], { type: 'application/json' }))
    onDone()
  }
  return { state, startExport }
}
