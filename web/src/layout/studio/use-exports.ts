import { keepPreviousData, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { studioLimits } from '#shared/contract/studio.ts'
import { useSession } from '#web/lib/services.tsx'
import { useColumnAnswers } from './column-answers.ts'
import { type OpenExport, readOpenExports, subscribeToOpenExports, writeOpenExports } from './exports-in-tab.ts'
import type { ShownFile } from './shown.ts'
import { startWorker, stopWorker } from './start-worker.ts'

/** Maximum number of open files. */
export const maxOpenFiles = 20

/** An open export and its contents, which are undefined while it is being read. */
export interface ReadExport extends OpenExport {
  readonly read: readonly ShownFile[] | undefined
}

/** Why a file was not opened. `unreadable`: it was moved or changed, or is not on this device. */
export type Rejection = 'too_many' | 'too_large' | 'unreadable'

/** The ids of the most recently opened exports. */
let lastAdded: ReadonlySet<string> = new Set()

/** Returns the exports that are open in this tab, their combined findings, and functions to open and close them. */
export function useExports() {
  const userId = useSession().user?.id ?? ''
  const open = useSyncExternalStore(subscribeToOpenExports, () => readOpenExports(userId))
  const { answers } = useColumnAnswers()
  const queries = useQueryClient()
  const keys = open.map(({ id, name }) => JSON.stringify([id, name, answers]))
  const reads = useQueries({
    queries: open.map(({ name, bytes }, at) => ({
      queryKey: ['studio', 'read', keys[at]],
      queryFn: () => startWorker().readExport(keys[at] ?? '', name, bytes, { columns: answers }),
      staleTime: Number.POSITIVE_INFINITY,
      // The worker discards closed exports, so an export that is reopened has to be read again.
      gcTime: 0,
    })),
  })
  const exports = open.map((one, at): ReadExport => ({ ...one, read: reads[at]?.data }))
  const isRead = exports.length > 0 && exports.every(({ read }) => read)
  const analysis = useQuery({
    queryKey: ['studio', 'findings', keys],
    queryFn: () => startWorker().analyzeExports(keys),
    enabled: isRead,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })

  function findState(): 'failed' | 'reading' | 'comparing' | 'done' {
    if (open.length === 0) return 'done'
    if (analysis.isError || reads.some(({ isError }) => isError)) return 'failed'
    if (!isRead) return 'reading'
    return analysis.isFetching ? 'comparing' : 'done'
  }

  /** Opens files. Returns the ones that cannot be opened, and whether all open files survive a reload. */
  async function add(files: readonly File[]) {
    const rejected: { name: string; reason: Rejection }[] = []
    // By id: the same file counts once, whether it is chosen twice or already open.
    const added = new Map<string, OpenExport>()
    for (const file of files) {
      if (file.size > studioLimits.fileBytes) {
        rejected.push({ name: file.name, reason: 'too_large' })
        continue
      }
      const content = await file.arrayBuffer().catch(() => undefined)
      if (!content) {
        rejected.push({ name: file.name, reason: 'unreadable' })
        continue
      }
      const chosen = await toOpenExport(file.name, new Uint8Array(content))
      const ids = new Set([...readOpenExports(userId).map(({ id }) => id), ...added.keys()])
      if (ids.size >= maxOpenFiles && !ids.has(chosen.id)) rejected.push({ name: file.name, reason: 'too_many' })
      else added.set(chosen.id, chosen)
    }
    lastAdded = new Set(added.keys())
    const isStored = writeOpenExports(userId, [
      ...readOpenExports(userId).filter(({ id }) => !added.has(id)),
      ...added.values(),
    ])
    return { rejected, isStored }
  }
  const remove = (id: string) =>
    writeOpenExports(
      userId,
      readOpenExports(userId).filter((file) => file.id !== id),
    )

  /**
   * Stops reading and analyzing, and closes the most recently opened exports, or all of them if none of those is open, such as after a
   * reload. Returns how many it closed.
   */
  function cancel(): number {
    stopWorker()
    // The next worker starts without this one's data.
    queries.removeQueries({ queryKey: ['studio'] })
    const earlier = open.filter(({ id }) => !lastAdded.has(id))
    const remaining = earlier.length < open.length ? earlier : []
    writeOpenExports(userId, remaining)
    return open.length - remaining.length
  }

  return {
    exports,
    state: findState(),
    findings: open.length ? analysis.data : undefined,
    /** Lists the rows of the open exports that can be given for training. */
    listRowsToGive: () => startWorker().listRowsToGive(keys),
    add,
    remove,
    cancel,
  }
}

async function toOpenExport(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<OpenExport> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const id = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { id, name, bytes }
}
